import Escaping

/// Declarations that nibs cannot find by name: classes with other names in Objective-C, nested classes, and attributes
/// that extensions add to UIKit's classes.
struct NibRegistration {
  private let lines: [String]

  private let needsCoreData: Bool

  init(_ project: Project, _ managed: ManagedClasses) {
    var lines: [String] = []
    for record in project.types.values.sorted(by: { $0.name < $1.name }) {
      if let place = record.declaration {
        guard record.kind == .class, !place.isGeneric, !["private", "fileprivate"].contains(place.access) else {
          continue
        }
        if let name = place.objectiveCName {
          lines.append("NibClasses.register(\(record.name).self, as: \(Escaped.swift(name)))")
        }
      } else if record.name.hasPrefix("UI"), let entries = NibMembers.entries(of: record) {
        lines.append("NibClasses.extend(\(record.name).self, NibMembers()\(entries))")
      }
    }
    needsCoreData = !managed.classes.isEmpty
    self.lines =
      lines
      + managed.classes.map { "NSEntityDescription.classes[\(Escaped.swift($0.entity))] = \($0.type).self" }
  }

  /// The file's text; nil if there is nothing to register.
  var text: String? {
    guard !lines.isEmpty else { return nil }
    return """
      // Written by `plumb port`; it writes this file again.
      \(needsCoreData ? "import CoreData\n" : "")import UIKit

      final class NibRegistration: NibRegistering {
        @MainActor static func register() {
          \(lines.joined(separator: "\n    "))
        }
      }

      """
  }
}
