internal import ConstraintSolver
import SystemValues

/// The four variables of an item's alignment rectangle, its position relative to its superview or owner (AL-1.9).
///
/// Relative, so that a container with an undetermined position stays in place and does not move with its contents.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  var all: [Variable] { [minX, minY, width, height] }

  /// The names of ``all`` in reports, in the same order.
  static let names = ["minX", "minY", "width", "height"]
}

/// The source of an engine's row.
@MainActor
package enum RowSource {
  case constraint(NSLayoutConstraint)
  /// Hugging or compression resistance of a view.
  case contentSize(Weakly<UIView>, NSLayoutConstraint.Axis)
  /// A row that no user wrote (root size, pinned frame, margins, safe area): its item and its text.
  case system(Weakly<NSObject>, SystemRowText)

  /// Whether the row is for a view's intrinsic size; in a conflict it is required, and gives way first (AL-2.24).
  var isContentSize: Bool {
    if case .contentSize = self { return true }
    return false
  }

  /// Whether the row was written by the system, not by a user or a stack view.
  var isSystem: Bool {
    if case .system = self { return true }
    return false
  }

  /// Whether the row is a stack's spacing, which gives way before the user's constraints (AL-2.24).
  var isStackSpacing: Bool {
    if case .constraint(let constraint) = self {
      return constraint.isPrivate && constraint.identifier == "UISV-spacing"
    }
    return false
  }

  /// Whether the row connects a stack's edges to its views, which gives way before the stack's other rows: a view
  /// that fills its stack proportionally keeps its length (AL-4.22).
  var isStackConnection: Bool {
    if case .constraint(let constraint) = self {
      return constraint.isPrivate && constraint.identifier == "UISV-canvas-connection"
    }
    return false
  }

  /// Whether AL-2.24 breaks this row before those of the system.
  var isUserConstraint: Bool {
    if case .constraint(let constraint) = self { return !constraint.isPrivate }
    return false
  }

  /// Whether the row keeps a stack's hidden view flat (AL-4.19).
  var isHiding: Bool {
    if case .constraint(let constraint) = self { return constraint.isPrivate && constraint.identifier == "UISV-hiding" }
    return false
  }

  /// The row as UIKit's log prints it (AL-2.30).
  var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .contentSize(let view, let axis): view.object.map { contentDescription($0, axis) } ?? "(deallocated view)"
    case .system(let item, let what): item.object.map { systemDescription($0, what.text) } ?? what.text
    }
  }

  private func contentDescription(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = view.layoutIntrinsicSize
    let (name, length) = axis == .horizontal ? ("width", size.width) : ("height", size.height)
    let hugging = GeneralNumber.text(Double(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = GeneralNumber.text(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    return "<NSContentSizeLayoutConstraint:\(view.addressText) \(view.layoutToken).\(name) == "
      + "\(GeneralNumber.text(length)) Hug:\(hugging) CompressionResistance:\(resistance)   (active)>"
  }

  /// System rows have the identifiers of AL-2.37 if UIKit gives them one.
  private func systemDescription(_ object: NSObject, _ text: String) -> String {
    guard let item = object as? any LayoutItem else { return text }
    let address = object.addressText
    let head: String
    switch object {
    case let view as UIView where view.isEncapsulated:
      let part = ["width": "Width", "height": "Height", "minX": "Left", "minY": "Top"].first { text.hasPrefix($0.key) }
      head = "NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-\(part?.value ?? "")'"
    case let view as UIView:
      let (h, v) = (Springs(view.autoresizingMask, .horizontal).text, Springs(view.autoresizingMask, .vertical).text)
      head = "NSAutoresizingMaskLayoutConstraint:\(address) h=\(h) v=\(v)"
    case is LayoutMarginsGuide: head = "NSLayoutConstraint:\(address) 'UIView-\(text)Margin-guide-constraint'"
    case is SafeAreaLayoutGuide: head = "NSLayoutConstraint:\(address) 'UIViewSafeAreaLayoutGuide-\(text)'"
    default: head = "_UILayoutSupportConstraint:\(address)"
    }
    return "<\(head) \(item.layoutToken).\(text)   (active)>"
  }
}

extension UIView {
  /// Whether the view's size is set from outside: the window, the view of its controller, the content of a cell
  /// (AL-9.10).
  fileprivate var isEncapsulated: Bool {
    self is UIWindow || superview?.givesSize(to: self) ?? false
  }
}
