/// A module of a ported package: the application's, or one of a package that it imports.
package struct PortedModule: Sendable {
  package var name: String
  /// Its folder in the ported package.
  package var folder: String
  /// The folder that its sources come from.
  package var origin: String
  /// The paths of its sources.
  package var paths: [String]
  /// The other modules of the package that it imports.
  package var imports: [String] = []
  /// Whether it was written for iOS and is rewritten; other modules are stubs for Linux.
  package var isRewritten = true
  /// Names that `#if` knows.
  package var defines: [String] = []
  /// Whether its declarations are the main actor's unless they say otherwise.
  package var isOnMainActor = false

  /// Creates a module that is rewritten and imports no other.
  package init(name: String, folder: String, origin: String, paths: [String]) {
    (self.name, self.folder, self.origin, self.paths) = (name, folder, origin, paths)
  }
}
