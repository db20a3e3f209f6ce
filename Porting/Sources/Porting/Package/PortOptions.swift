import Foundation

/// What is ported, and where to.
package struct PortOptions: Sendable {
  /// Folders and files with sources and resources.
  package var sources: [String]
  /// The folder of the package.
  package var out: String
  /// The module's name.
  package var module: String
  /// Types whose files are ported; all files if it is empty.
  package var types: [String] = []
  /// Whether tests lay screens out on a few devices that differ, instead of all.
  package var isOnFewDevices = false
  /// A folder with a folder or a file per module that Linux lacks.
  package var stubs: String?
  /// The folder of Plumb's package, or its address.
  package var plumb: String

  /// The folder of Plumb's own stubs; nil where there is only an address.
  package var ownStubs: String? {
    let own = "\(plumb)/Porting/Stubs"
    return FileManager.default.fileExists(atPath: own) ? own : nil
  }

  /// Options for sources.
  package init(sources: [String], out: String, module: String, plumb: String) {
    (self.sources, self.out, self.module, self.plumb) = (sources, out, module, plumb)
  }

  /// A name that a module may have.
  package static func moduleName(of text: String) -> String {
    let name = String(text.unicodeScalars.map { $0.properties.isXIDContinue && $0 != "·" ? Character($0) : "_" })
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return "App" + name
    }
    // A module with a name of ours, or of the toolchain, could not be imported.
    return Project.available.contains(name) ? name + "App" : name
  }
}
