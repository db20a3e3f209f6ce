/// The application's files, as far as `UIImage(named:)` and `UIColor(named:)` ask for them.
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

  /// Resources that two functions find.
  package init(
    picture: @escaping @Sendable (String) -> Picture?, color: @escaping @Sendable (String) -> UIColor?
  ) { (self.picture, self.color) = (picture, color) }
}
