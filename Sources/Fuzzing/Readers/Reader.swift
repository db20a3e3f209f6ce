/// A reader of untrusted input: bytes go in, and an answer comes out, never a crash.
package enum Reader: String, CaseIterable, Sendable {
  /// A recipe, YAML.
  case recipe
  /// A recipe that is also laid out, drawn and painted in one cell.
  case layout
  /// Lines of the guide's notation.
  case equations
  /// Lines of the visual format.
  case formats
  /// A storyboard or xib.
  case storyboard
  /// A picture.
  case png
  /// `Contents.json` of an asset catalogue's sets.
  case assets
  /// A `.strings` file.
  case strings
  /// A `.xcstrings` file.
  case catalogue
  /// A document's font, and text in it.
  case font
  /// `frames.txt`.
  case record
  /// `run.json`, and the files written from it.
  case run
  /// A zip archive of a run.
  case archive
  /// `plumb.yaml`.
  case settings

  /// A reader's answer to its input.
  package enum Answer: Hashable, Sendable {
    /// The input was read; with a digest of the result.
    case read(String)
    /// The input was rejected, with the message.
    case refused(String)

    /// Whether the input was read, not rejected.
    package var isRead: Bool { if case .read = self { true } else { false } }
  }

  /// Reads an input; the same input always has the same answer.
  /// - Complexity: That of the reader.
  @MainActor
  package func read(_ bytes: [UInt8]) -> Answer {
    switch self {
    case .recipe: DocumentReading.recipe(bytes)
    case .layout: LayoutReading.layout(bytes)
    case .equations: DocumentReading.equations(bytes)
    case .formats: DocumentReading.formats(bytes)
    case .storyboard: DocumentReading.storyboard(bytes)
    case .png: ResourceReading.png(bytes)
    case .assets: ResourceReading.assets(bytes)
    case .strings: ResourceReading.translations(bytes, file: "Main.strings")
    case .catalogue: ResourceReading.translations(bytes, file: "Main.xcstrings")
    case .font: ResourceReading.font(bytes)
    case .record: GoldenReading.record(bytes)
    case .run: GoldenReading.run(bytes)
    case .archive: GoldenReading.archive(bytes)
    case .settings: DocumentReading.settings(bytes)
    }
  }
}
