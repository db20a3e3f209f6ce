import Scenes

/// The `cells:` part of a recipe: where goldens guard it.
extension DecodingContext {
  /// `[iphone-se-3-portrait, iphone-15-pro-max-landscape]`; nil where nothing is said.
  func guardedCells(_ node: YAMLNode?) -> [Cell]? {
    guard let node, let names = list(node, "cells") else { return nil }
    return names.compactMap { name in
      if let cell = Cell(named: name) { return cell }
      report("\"\(name)\" names no cell\(Suggestion.hint(for: name, among: Matrix.standard.map(\.name)))", at: node)
      return nil
    }
  }
}
