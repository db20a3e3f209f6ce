import UIKit
import Values

/// A constraint in force that the document does not state.
package struct SystemConstraint: Sendable, Hashable {
  /// Who made it.
  package enum Maker: String, Sendable {
    /// A stack view, of its arranged views.
    case stack
    /// A view, of its content: hugging or compression resistance.
    case content
    /// The system: the screen, margins, the safe area, a frame with its mask.
    case system
    /// A control or a container of UIKit, of its own parts.
    case control
  }

  /// Who made it.
  package let maker: Maker
  /// In the guide's notation, or in plain words: `Title: content width`.
  package let text: String
  /// The stack view that made it; nil for others.
  package let stack: String?
  /// From 1 to 1000.
  package let priority: ScenePriority
}

extension LayoutPipeline {
  /// Returns the constraints in force in a cell that the document does not state, in the order in which they were written.
  /// - Complexity: A solve, and O(rows).
  package func systemConstraints(of scene: Scene, in cell: Cell) -> [SystemConstraint] {
    measuring {
      let (built, _, _) = build(scene, in: cell)
      let words = RowWords(built)
      let origins = built.origins
      let root: UIView = built.controller.view
      return root.rowsInForce.compactMap { source, priority in
        let row = words.row(source)
        if row.isObvious { return nil }
        let maker: SystemConstraint.Maker
        var text = row.text.text
        switch source {
        case .constraint(let constraint):
          if origins[ObjectIdentifier(constraint)] != nil { return nil }
          maker = row.stack == nil ? .control : .stack
          text = words.plainEquation(constraint)
        case .contentSize: maker = .content
        case .system: maker = .system
        }
        return SystemConstraint(
          maker: maker, text: text, stack: row.stack, priority: ScenePriority(rawValue: priority.rawValue))
      }
    }
  }
}
