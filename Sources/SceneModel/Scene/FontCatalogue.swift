/// What documents need to know about fonts: which of them exist, and which are in a file.
package struct FontCatalogue: Sendable {
  /// Makes the faces of a font file available. Returns their PostScript names; throws for a file that is not a font.
  package let register: @Sendable (_ path: String) throws -> [String]
  /// Returns whether a font is available by its PostScript name: from a registered file, or one of iOS whose metrics
  /// are known.
  package let isAvailable: @Sendable (_ name: String) -> Bool
  /// Returns the name of the face that is drawn for a font of iOS; nil for a font from a file.
  package let standIn: @Sendable (_ name: String) -> String?

  /// Creates a catalogue from its answers.
  package init(
    register: @escaping @Sendable (_ path: String) throws -> [String],
    isAvailable: @escaping @Sendable (_ name: String) -> Bool,
    standIn: @escaping @Sendable (_ name: String) -> String?
  ) {
    (self.register, self.isAvailable, self.standIn) = (register, isAvailable, standIn)
  }
}
