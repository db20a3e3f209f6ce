import UIKit
import Values

/// A screen as a walk compares it with others.
struct ScreenState: Codable, Sendable {
  /// What makes it another screen: the classes of its controllers, the shape of its view tree, its presentation.
  var screen: String
  /// What makes it worth trying its steps again: the screen, what is enabled, and which fields have a text.
  var state: String
  /// The class of the controller in front.
  var controller: String
  var presentation: String
  var title: String?
  /// The classes of all visible controllers.
  var visible: [String]
  var offers: [OfferedStep]

  /// Reads the screen.
  @MainActor
  init(_ shown: ShownScreen, offers: [Offer]) {
    let chain = shown.chain
    let front = chain.last ?? shown.top
    controller = Self.name(of: front)
    presentation = Self.presentation(of: shown, chain)
    title = ((front as? UIAlertController)?.title ?? front.navigationItem.title ?? front.title).flatMap(
      TouchedViews.line)
    visible = shown.controllers.map(Self.name)
    self.offers = offers.map { OfferedStep(step: $0.step, rank: $0.rank, key: $0.key) }
    var shape = ViewShape()
    let content = shape.text(of: front.viewIfLoaded ?? shown.window)
    let classes = chain.map { "\(type(of: $0))" }.joined(separator: ">")
    let alert = (front as? UIAlertController).map { "\($0.actions.map { $0.title ?? "" })" } ?? ""
    screen = HashText.text(of: Array("\(presentation) \(classes) \(content) \(alert)".utf8))
    let details = offers.filter { $0.step.kind != .turn }.map {
      "\($0.step.kind.rawValue) \($0.step.kind == .fill ? $0.step.label : "")"
    }
    state = HashText.text(of: Array("\(screen) \(shape.details) \(Set(details).sorted())".utf8))
  }

  /// Returns the class's name as sources declare it, without generic arguments.
  @MainActor
  private static func name(of controller: UIViewController) -> String {
    String("\(type(of: controller))".prefix { $0 != "<" })
  }

  @MainActor
  private static func presentation(of shown: ShownScreen, _ chain: [UIViewController]) -> String {
    if let alert = shown.top as? UIAlertController { return alert.preferredStyle == .alert ? "alert" : "action sheet" }
    if shown.isPresented {
      switch shown.top.modalPresentationStyle {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return "full screen"
      case .popover: return "popover"
      case .custom: return "custom presentation"
      default: return "sheet"
      }
    }
    let stack = chain.lazy.compactMap { $0 as? UINavigationController }.last
    if let stack, stack.viewControllers.count > 1 { return "pushed" }
    return chain.contains { $0 is UITabBarController } ? "tab" : "root"
  }
}

/// The shape of a view tree: the classes of visible views, with repeated ones once.
@MainActor
struct ViewShape {
  /// What is enabled, and which fields have a text.
  private(set) var details = ""

  mutating func text(of view: UIView, depth: Int = 0) -> String {
    let name = "\(type(of: view))"
    if let control = view as? UIControl { details += control.isEnabled ? "1" : "0" }
    if let text = (view as? UITextField)?.text {
      details += text.isEmpty ? "-" : ExpectedTexts.contains(text) ? "=\(text)" : "+"
    }
    if let text = view as? UITextView { details += text.text.isEmpty ? "-" : "+" }
    if depth > 12 || view is UIControl || view is UILabel { return name }
    var parts: [String] = []
    for child in view.subviews where !child.isHidden && child.alpha > 0.01 && !(child is UINavigationBar) {
      let part = text(of: child, depth: depth + 1)
      // Rows and cells of one shape count once, in whatever order.
      let isRepeated = view is UITableView || view is UICollectionView ? parts.contains(part) : parts.last == part
      if !isRepeated { parts.append(part) }
    }
    if view is UITableView || view is UICollectionView { parts.sort() }
    return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ",")))"
  }
}
