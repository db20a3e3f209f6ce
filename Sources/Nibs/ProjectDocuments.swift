import Foundation
import Layout
import StoryboardDocuments
package import UIKit

/// The storyboards and xibs of the project around a folder, as UIKit uses them.
package struct ProjectDocuments: InterfaceDocuments {
  private let interfaces: ProjectInterfaces
  /// The modules whose classes documents may name, the likeliest first.
  private let modules: [String]
  /// Documents by path; nil for one that cannot be read, which has been reported.
  @MainActor private static var read: [String: InterfaceDocument?] = [:]

  /// - Parameters:
  ///   - folder: A folder or file in the project, such as a test file.
  ///   - tests: The module of the running test; nil if it is not known.
  /// - Complexity: One walk through the project's folders, once per project.
  package init(around folder: String, tests: String? = nil) {
    interfaces = ProjectInterfaces(around: folder)
    let tested = tests.map { $0.hasSuffix("Tests") ? String($0.dropLast(5)) : $0 }
    modules = [tested].compactMap { $0 } + interfaces.modules + [tests].compactMap { $0 }
  }

  /// A text by its key and the name of its file; nil for an unknown one.
  package func text(_ key: String, in table: String?) -> String? { interfaces.text(key, in: table) }

  /// The objects of a xib by its name; nil if the project has none with this name.
  @MainActor package func nib(named name: String) -> (any NibContents)? {
    interfaces.nib(named: name).flatMap(document).map(XibObjects.init)
  }

  /// The scenes of a storyboard by its name; nil if the project has none with this name.
  @MainActor package func storyboard(named name: String) -> (any StoryboardContents)? {
    interfaces.storyboard(named: name).flatMap(document).map(StoryboardObjects.init)
  }

  /// The document at a path, read once per process.
  @MainActor private func document(_ path: String) -> InterfaceDocument? {
    if let known = Self.read[path] { return known }
    var found: InterfaceDocument?
    let name = URL(filePath: path).lastPathComponent
    do throws(StoryboardProblem) {
      found = InterfaceDocument(name, try StoryboardDocument.elements(path, document: name, fonts: .installed), modules)
    } catch {
      LayoutDiagnostics.note("\(error); the document is ignored.")
    }
    Self.read[path] = .some(found)
    return found
  }
}
