import UIKit

/// The rows of a layout in the document's own words.
@MainActor
struct RowWords {
  private let built: BuiltScene
  private let origins: [ObjectIdentifier: SceneConstraint]
  private let names: [ObjectIdentifier: String]

  /// - Complexity: O(items + constraints).
  init(_ built: BuiltScene) {
    self.built = built
    origins = built.origins
    names = built.names
  }

  /// A row as a finding lists it: a constraint as the document writes it, any other by what it is about.
  func text(_ row: RowSource) -> String {
    switch row {
    case .constraint(let constraint):
      return origins[ObjectIdentifier(constraint)]?.text ?? Self.withoutAddresses(constraint.description)
    case .contentSize(let view, let axis):
      return "\(view.object.map(name) ?? "a view"): content \(axis == .horizontal ? "width" : "height")"
    case .system(let item, let what):
      return "\(item.object.map(name) ?? "a view"): \(Self.withoutAddresses(what))"
    }
  }

  /// Where an object lies in memory is another place in every run.
  private static func withoutAddresses(_ text: String) -> String { text.replacing(/:?0x[0-9a-f]+/, with: "") }

  private func name(of object: NSObject) -> String {
    if object === built.window { return "Window" }
    if object === built.controller.view { return "Root View" }
    if let known = names[ObjectIdentifier(object)] { return known }
    if object === built.controller.topLayoutGuide { return "Top Layout Guide" }
    if object === built.controller.bottomLayoutGuide { return "Bottom Layout Guide" }
    return (object as? UILayoutGuide)?.identifier ?? "\(type(of: object))"
  }
}
