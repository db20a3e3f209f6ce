import ContextServer
import Foundation
import JSONRPC
import Layout
import RecipeDocuments
import Values
import Verifying

/// Renames views in goldens to match their document, if the document has no other changes.
struct GoldenRenaming {
  /// In seconds: a document has a few hundred cells.
  private static let timeLimit = 60.0

  private let project = ProjectFolder(FileManager.default.currentDirectoryPath)

  /// Verifies a document, and accepts the differences if they are only names.
  /// - Parameters:
  ///   - path: The path of the document, in the project's folder.
  ///   - text: The editor's text; the file must have the same.
  /// - Returns: A description of the renaming, in one sentence.
  /// - Throws: ``ToolFailure``: goldens stay as they are.
  /// - Complexity: A layout and a picture for each cell of the goldens.
  func rename(in path: String, text: [UInt8]) throws(ToolFailure) -> String {
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard real.hasPrefix(project.path + "/") else {
      throw ToolFailure("\(path) is outside the project's folder, which contains the goldens")
    }
    let name = String(real.dropFirst(project.path.count + 1))
    guard FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) == text else {
      throw ToolFailure("save \(name) first: goldens are compared with the file")
    }
    let names = try newNames(name, String(decoding: text, as: UTF8.self))
    if names.isEmpty { return "The goldens of \(name) have these names already." }
    let scratch = Scratch.url("names")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let report = "--report=\(scratch.path(percentEncoded: false))"
    let process = ToolProcess(project: project, timeLimit: Self.timeLimit)
    let found = try process.run(["verify", report, "--json", "--", name]) { false }
    let expected = Set(names.map { "\($0.old) renamed \($0.new)" })
    for cell in (found["scenes"]?.items ?? []).flatMap({ $0["cells"]?.items ?? [] }) {
      let changes = (cell["changes"]?.items ?? []).map { $0["text"]?.string ?? "" }
      guard cell["verdict"]?.string == "layout-changed", !changes.isEmpty, changes.allSatisfy(expected.contains) else {
        throw ToolFailure(
          "\(name) differs from its goldens in more than names, in \(cell["cell"]?.string ?? "a cell"); see plumb verify"
        )
      }
    }
    let accepted = try process.run(["review", "accept", "--all", report, "--json"]) { false }
    let list = names.map { "\($0.old) -> \($0.new)" }.joined(separator: ", ")
    return "\(list): \(Count.text(accepted["written"]?.items?.count ?? 0, "file")) of goldens written."
  }

  /// Returns the views that still have old names in the goldens.
  private func newNames(_ name: String, _ text: String) throws(ToolFailure) -> [(old: String, new: String)] {
    do {
      let folder = URL(filePath: project.path).appending(path: name).deletingLastPathComponent()
      let scene = try RecipeDocument.decode(
        text, document: name, folder: folder.path(percentEncoded: false), fonts: .installed)
      let golden = GoldenFolder(root: try Settings.here().folder(of: "--goldens"), scene: scene.id)
      guard let record = try golden.record() else {
        throw ToolFailure("\(name) has no goldens; plumb record writes them")
      }
      guard
        let changes = DocumentChanges(from: record.recipe, to: scene, fonts: .installed),
        changes.edits.isEmpty
      else {
        throw ToolFailure(
          "\(name) differs from its goldens in more than names; see plumb verify, then accept or record")
      }
      return changes.renames.compactMap { change in
        change.properties.first?.from.map { (old: $0, new: change.subject) }
      }
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure("\(error)")
    }
  }
}
