import Foundation

/// The sources to port, and the destination.
package struct PortOptions: Sendable {
  /// Folders and files with sources and resources.
  package var sources: [String]
  /// The folder of the package.
  package var out: String
  /// The module's name.
  package var module: String
  /// Types whose files are ported; if empty, all files.
  package var types: [String] = []
  /// Whether tests lay screens out on only a few devices that differ.
  package var isOnFewDevices = false
  /// A folder with a folder or a file for each module that Linux lacks.
  package var stubs: String?
  /// Packages with sources for iOS, and folders of such packages.
  package var packages: [String] = []
  /// The folder of Plumb's package, or its address.
  package var plumb: String

  /// The folder of Plumb's own stubs; nil if there is only an address.
  package var ownStubs: String? {
    let own = "\(plumb)/Porting/Stubs"
    return FileManager.default.fileExists(atPath: own) ? own : nil
  }

  /// Creates options for sources.
  package init(sources: [String], out: String, module: String, plumb: String) {
    (self.sources, self.out, self.module, self.plumb) = (sources, out, module, plumb)
  }

  /// Returns a valid module name.
  package static func moduleName(of text: String) -> String {
    let name = String(text.unicodeScalars.map { $0.properties.isXIDContinue && $0 != "·" ? Character($0) : "_" })
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return "App" + name
    }
    // A module with the name of one of ours, or of the toolchain's, could not be imported.
    return Project.available.contains(name) ? name + "App" : name
  }
}
