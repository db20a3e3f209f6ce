/// The effect of a symbol's element, in the outlined and the filled symbol.
enum SymbolVerb: String, CaseIterable {
  /// A shape that is an outline, and filled in the filled symbol.
  case body
  /// A line on a body: drawn, or cut out of it in the filled symbol.
  case line
  /// A filled part of a body: drawn, or cut out of it in the filled symbol.
  case mark
  /// A line in both.
  case stroke
  /// A filled shape with rounded corners in both.
  case solid
  /// A filled shape with sharp corners in both.
  case fill
  /// A line that is cut out.
  case cut
  /// A line that is cut out with a margin.
  case gap
  /// A shape that is cut out.
  case hole
  /// A shape that is cut out with a margin.
  case moat
  /// Another symbol.
  case use
  /// Cuts out what another symbol covers, with a margin.
  case clear
  /// Another symbol: drawn, or cut out in the filled symbol.
  case inset
}
