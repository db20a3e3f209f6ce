/// The application's files, as far as UIKit asks for them: pictures, colours, texts, nibs and storyboards by name.
///
/// UIKit knows no files: what runs an application's code, such as PlumbTesting, hands in where they are.
package struct ApplicationResources: Sendable {
  /// A picture of a catalogue.
  package struct Picture: Sendable {
    /// In points.
    package let size: CGSize
    /// What pictures of layouts draw it from.
    package let contents: any Sendable

    /// A picture of a size in points.
    package init(size: CGSize, contents: any Sendable) { (self.size, self.contents) = (size, contents) }
  }

  /// Those of the task that runs; nil where none were provided.
  @TaskLocal package static var current: ApplicationResources?

  /// A picture by its name; nil for an unknown one.
  package let picture: @Sendable (String) -> Picture?
  /// A colour by its name; nil for an unknown one.
  package let color: @Sendable (String) -> UIColor?

  /// A text by its key and its file's name, which is `Localizable` where there is none; nil for an unknown one.
  package let text: @Sendable (String, String?) -> String?
  /// Nibs and storyboards; nil where there are none.
  package let documents: (any InterfaceDocuments)?

  /// Resources that functions find.
  package init(
    picture: @escaping @Sendable (String) -> Picture?, color: @escaping @Sendable (String) -> UIColor?,
    text: @escaping @Sendable (String, String?) -> String? = { _, _ in nil },
    documents: (any InterfaceDocuments)? = nil
  ) { (self.picture, self.color, self.text, self.documents) = (picture, color, text, documents) }
}
