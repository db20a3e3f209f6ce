/// What an element of a symbol does, outlined and filled.
enum SymbolVerb: String, CaseIterable {
  /// What is filled in the filled symbol: an outline, or all of it.
  case body
  /// A line on a body: drawn, or cut out of it.
  case line
  /// A filled part of a body: drawn, or cut out of it.
  case mark
  /// A line in both.
  case stroke
  /// A filled shape with round corners in both.
  case solid
  /// A filled shape with sharp corners in both.
  case fill
  /// A line that is cut out.
  case cut
  /// A line that is cut out, with room at its sides.
  case gap
  /// A shape that is cut out.
  case hole
  /// A shape that is cut out, with room around it.
  case moat
  /// Another symbol.
  case use
  /// What another symbol covers is cut out, with room around it.
  case clear
  /// Another symbol: drawn, or cut out.
  case inset
}
