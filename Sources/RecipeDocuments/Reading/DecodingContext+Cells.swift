import SceneModel
import Values

/// The `cells:` part of a recipe: the cells in which it has goldens.
extension DecodingContext {
  /// Decodes `[iphone-se-3-portrait, iphone-15-pro-max-landscape]`; nil if the key is missing.
  func guardedCells(_ node: YAMLNode?) -> [Cell]? {
    guard let node, let names = list(node, "cells") else { return nil }
    return names.compactMap { name in
      if let cell = Cell(named: name) { return cell }
      report(DeviceCatalogue.problem(ofUnknownCell: name), at: node)
      return nil
    }
  }
}
