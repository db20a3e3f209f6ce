/// A view tree as text, one line per view: how each view is laid out, and which variables are ambiguous (AL-2.17).
///
///     •UIWindow:0x7f80
///     |   +UIView:0x7f90
///     |   |   *UILabel:0x7fa0'Title'- AMBIGUOUS LAYOUT for UILabel:0x7fa0'Title'.minY{id: 9}
@MainActor
enum AutolayoutTrace {
  static func text(from root: UIView) -> String {
    root.rootView.engine.layout()
    var lines: [String] = []
    var number = 0
    var waiting = [(view: root, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "|   ", count: depth) + line(of: view, isHost: depth == 0, &number))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n\n" + legend
  }

  private static func line(of view: UIView, isHost: Bool, _ number: inout Int) -> String {
    let mark = isHost ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    let name = "\(view.classToken):\(view.addressText)\(view.textToken)"
    let first = number
    // Every view has four variables, numbered in order.
    number += ItemVariables.names.count
    let open = view.openAttributes.compactMap { attribute in
      ItemVariables.names.firstIndex(of: attribute.name).map { "\(name).\(attribute.name){id: \(first + $0 + 1)}" }
    }
    return mark + name + (open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))")
  }

  private static let legend = """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """
}

extension UIView {
  /// The tree below this view, as UIKit's debugging method of the same name prints it (AL-2.17).
  package var autolayoutTrace: String { AutolayoutTrace.text(from: self) }
}
