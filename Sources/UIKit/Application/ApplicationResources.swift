/// The application's files, as far as UIKit needs them: images, colours, strings, nibs and storyboards by name.
///
/// UIKit does not read files; whatever runs an application's code, such as PlumbTesting, provides their contents.
package struct ApplicationResources: Sendable {
  /// An image in a catalogue.
  package struct Picture: Sendable {
    /// In points.
    package let size: CGSize
    /// The contents that pictures of layouts draw.
    package let contents: any Sendable

    /// An image with a size in points.
    package init(size: CGSize, contents: any Sendable) { (self.size, self.contents) = (size, contents) }
  }

  /// The current task's resources; nil if none were provided.
  @TaskLocal package static var current: ApplicationResources?

  /// An image by its name; nil for an unknown one.
  package let picture: @Sendable (String) -> Picture?
  /// A colour by its name; nil for an unknown one.
  package let color: @Sendable (String) -> UIColor?

  /// A text by its key and its file's name, which is `Localizable` if nil; nil for an unknown one.
  package let text: @Sendable (String, String?) -> String?
  /// The data of an asset by its name; nil for an unknown one.
  package let data: @Sendable (String) -> Data?
  /// The PNG file of a drawn image; nil if it cannot be drawn.
  package let encode: @Sendable (UIImage) -> Data?
  /// Nibs and storyboards; nil if there are none.
  package let documents: (any InterfaceDocuments)?

  /// Resources that closures look up.
  package init(
    picture: @escaping @Sendable (String) -> Picture?, color: @escaping @Sendable (String) -> UIColor?,
    text: @escaping @Sendable (String, String?) -> String? = { _, _ in nil },
    data: @escaping @Sendable (String) -> Data? = { _ in nil },
    encode: @escaping @Sendable (UIImage) -> Data? = { _ in nil }, documents: (any InterfaceDocuments)? = nil
  ) {
    (self.picture, self.color, self.text) = (picture, color, text)
    (self.data, self.encode, self.documents) = (data, encode, documents)
  }
}
