import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// A file that an option names for what a command writes. A slip of the hand must not cost a document: `verify --junit
/// Recipes/login.yaml` is refused.
enum OutputFile {
  /// Returns the value of an option that names a file to write; `-` stands for the standard output.
  /// - Parameter endings: Those of the format, such as `.xml`: an existing file with another ending is not overwritten.
  /// - Throws: ``UsageError`` for a document, the settings, a golden or another file that Plumb would not write.
  static func checked(_ option: String, _ endings: [String], _ arguments: ParsedArguments) throws -> String? {
    guard let path = arguments.value(option), path != ReportOptions.output else { return arguments.value(option) }
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    func refused(_ reason: String) -> UsageError {
      UsageError("\(option) \(path) would overwrite \(reason); name a file that ends in \(endings[0])")
    }
    if DocumentKind(ofFile: name) != nil { throw refused("a document") }
    if name == GoldenFolder.recordName { throw refused("the record of goldens") }
    guard RegularFile.isThere(path), !RegularFile.beginning(of: path, length: 1).isEmpty else { return path }
    let goldens = URL(filePath: arguments.settings.folder(of: "--goldens")).resolvingSymlinksInPath().path
    if URL(filePath: path).resolvingSymlinksInPath().path.hasPrefix(goldens + "/") { throw refused("a golden") }
    // A file without an ending is a scratch file, or the summary of a CI system's step.
    if name.contains("."), !endings.contains(where: name.hasSuffix) { throw refused("a file of another kind") }
    return path
  }
}
