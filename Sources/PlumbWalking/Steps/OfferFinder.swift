import Layout
import UIKit

/// Finds what a person can do on a screen, in the order of its views.
@MainActor
struct OfferFinder {
  private(set) var offers: [Offer] = []
  /// Fields, which are filled in together.
  private var fields: [UIView] = []
  private var counts: [WalkStep: Int] = [:]

  /// How many rows or items of one list are tried.
  static let rowLimit = 12
  /// How many rows of a list are tried while controllers are missing.
  static let furtherRowLimit = 40

  /// Finds the offers of a screen.
  /// - Parameter turned: The cell of the device on its side; nil if it does not turn.
  static func offers(on shown: ShownScreen, turned: Cell? = nil) -> [Offer] {
    var finder = OfferFinder()
    if let root = shown.root { finder.visit(root) }
    finder.addFields()
    finder.addPages(shown)
    finder.addDismissal(shown)
    if let turned { finder.addTurn(shown, to: turned) }
    return finder.offers
  }

  /// Adds an offer; its index follows from those with the same kind and label.
  mutating func add(
    _ kind: WalkStep.Kind, _ label: String, rank: Int = 0, key: String? = nil, on view: UIView? = nil,
    _ perform: @escaping () -> Bool
  ) {
    var step = WalkStep(kind: kind, label: label)
    let count = counts[step, default: 0]
    counts[step] = count + 1
    step.index = count
    offers.append(Offer(step: step, rank: rank, key: key, view: view, perform: perform))
  }

  /// Adds an offer that changes a control's value, if a finger reaches the control.
  private mutating func addChange(
    _ kind: WalkStep.Kind, _ label: String, rank: Int = 0, of control: UIControl, _ change: @escaping () -> Void
  ) {
    add(kind, label, rank: rank, on: control) {
      guard TouchedViews.reach(control) else { return false }
      change()
      control.sendActions(for: .valueChanged)
      return true
    }
  }

  private static func isVisible(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled && view.bounds.width > 0
      && view.bounds.height > 0
  }

  /// Visits a view and those in it.
  mutating func visit(_ view: UIView) {
    guard Self.isVisible(view) else { return }
    switch view {
    case let bar as UINavigationBar: return addBar(bar)
    case let bar as UIToolbar: return addItems(bar.items ?? [])
    case let bar as UITabBar: return addTabs(bar)
    case let bar as UISearchBar: return addSearch(bar)
    case let table as UITableView: addRows(of: table)
    case let collection as UICollectionView: addItems(of: collection)
    case let control as UIControl: return addControl(control)
    case let text as UITextView: if text.isEditable { fields.append(text) }
    case let wheel as UIPickerView: addWheel(wheel)
    default: break
    }
    addGestures(of: view)
    if let scroll = view as? UIScrollView, let refresh = scroll.refreshControl, refresh.allControlEvents != [] {
      add(.refresh, "") {
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        return true
      }
    }
    visitContent(of: view)
  }

  /// Visits the subviews; of cells with one class, only the first.
  private mutating func visitContent(of view: UIView) {
    var seen: Set<ObjectIdentifier> = []
    for child in view.subviews {
      let isCell = child is UITableViewCell || child is UICollectionViewCell
      if isCell, !seen.insert(ObjectIdentifier(type(of: child))).inserted { continue }
      visit(child)
    }
  }

  // MARK: Controls

  private mutating func addControl(_ control: UIControl) {
    guard control.isEnabled else { return }
    let label = TouchedViews.label(of: control)
    switch control {
    case is UITextField: fields.append(control)
    case is UISwitch: add(.toggle, label, on: control) { TouchedViews.tap(control) }
    case let segments as UISegmentedControl: addSegments(segments)
    case let stepper as UIStepper:
      addChange(.stepper, label, of: stepper) {
        stepper.value = min(stepper.maximumValue, stepper.value + stepper.stepValue)
      }
    case let slider as UISlider:
      addChange(.slider, label, of: slider) { slider.value = slider.maximumValue }
    case is UIDatePicker, is UIPageControl, is UIRefreshControl: break
    case let button as UIButton:
      if let menu = button.menu { addMenu(menu, of: button) }
      if button.menu == nil || !button.showsMenuAsPrimaryAction { addTap(on: button, label, .button) }
    default: addTap(on: control, label, .control)
    }
    addGestures(of: control)
    if !(control is UIButton), !(control is UITextField) { visitContent(of: control) }
  }

  private mutating func addTap(on control: UIControl, _ label: String, _ kind: WalkStep.Kind) {
    if control.allControlEvents != [] { add(kind, label, on: control) { TouchedViews.tap(control) } }
  }

  private mutating func addSegments(_ segments: UISegmentedControl) {
    for index in 0..<segments.numberOfSegments where index != segments.selectedSegmentIndex {
      let title = segments.titleForSegment(at: index).flatMap(TouchedViews.line) ?? "segment \(index + 1)"
      addChange(.segment, title, rank: index > 3 ? 1 : 0, of: segments) { segments.selectedSegmentIndex = index }
    }
  }

  private mutating func addWheel(_ wheel: UIPickerView) {
    for component in 0..<wheel.numberOfComponents {
      let rows = wheel.numberOfRows(inComponent: component)
      guard rows > 1 else { continue }
      add(.wheel, "\(component + 1)", on: wheel) {
        guard TouchedViews.reach(wheel) else { return false }
        wheel.selectRow(rows - 1, inComponent: component, animated: true)
        wheel.delegate?.pickerView(wheel, didSelectRow: rows - 1, inComponent: component)
        return true
      }
    }
  }

  private mutating func addGestures(of view: UIView) {
    for recogniser in view.gestureRecognizers ?? [] where recogniser.isEnabled {
      switch recogniser {
      case is UITapGestureRecognizer:
        add(.gesture, TouchedViews.label(of: view), on: view) { TouchedViews.tap(view) }
      case is UILongPressGestureRecognizer:
        add(.press, TouchedViews.label(of: view), on: view) { TouchedViews.press(view) }
      case let swipe as UISwipeGestureRecognizer: addSwipe(swipe, over: view)
      default: break
      }
    }
    for case let interaction as UIContextMenuInteraction in view.interactions {
      let configuration = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      if let menu = configuration?.actionProvider?([]) { addMenu(menu, of: view) }
    }
  }

  /// A quick movement over a view in each direction that it recognises.
  private mutating func addSwipe(_ swipe: UISwipeGestureRecognizer, over view: UIView) {
    guard swipe.numberOfTouchesRequired == 1 else { return }
    let directions: [(UISwipeGestureRecognizer.Direction, String, CGVector)] = [
      (.left, "left", CGVector(dx: -1, dy: 0)), (.right, "right", CGVector(dx: 1, dy: 0)),
      (.up, "up", CGVector(dx: 0, dy: -1)), (.down, "down", CGVector(dx: 0, dy: 1)),
    ]
    let screen = view.window?.bounds.size ?? .zero
    let isLarge = view.bounds.width * view.bounds.height > screen.width * screen.height / 2
    for (direction, word, vector) in directions where swipe.direction.contains(direction) {
      let label = isLarge ? word : "\(word) over \(TouchedViews.label(of: view))"
      add(.flick, label, on: view) { TouchedViews.drag(view, by: vector) }
    }
  }

  // MARK: Menus

  /// The most entries of a menu that are tried.
  private static let menuLimit = 8

  /// Adds the entries of a menu, and those of its submenus.
  mutating func addMenu(_ menu: UIMenu, of sender: AnyObject) {
    var open: [UIMenuElement] = menu.children
    var entries: [UIAction] = []
    while !open.isEmpty, entries.count < Self.menuLimit {
      let next = open.removeFirst()
      if let action = next as? UIAction, !action.attributes.contains(.disabled) { entries.append(action) }
      if let inner = next as? UIMenu { open = inner.children + open }
      if let deferred = next as? UIDeferredMenuElement { open = deferred.elements() + open }
    }
    for action in entries {
      add(.menu, TouchedViews.line(action.title) ?? "an entry") { [weak sender] in
        action.perform(from: sender)
        return true
      }
    }
  }

  // MARK: Fields

  private mutating func addFields() {
    guard let first = fields.first else { return }
    let all = fields
    let label = fields.count == 1 ? TouchedViews.label(of: first) : "\(fields.count) fields"
    add(.fill, label) {
      var isDone = false
      for field in all where Typing.fill(field) { isDone = true }
      return isDone
    }
    for group in ExpectedTexts.all {
      guard let places = ExpectedTexts.places(of: group, in: all) else { continue }
      add(.expected, group.map { "\"\($0.text)\"" }.joined(separator: " and ")) {
        var isDone = false
        for (field, text) in places {
          (field as? UITextField)?.text = ""
          if Typing.enter(text, into: field) { isDone = true }
        }
        return isDone
      }
    }
  }

  private mutating func addSearch(_ bar: UISearchBar) {
    // Some applications search for three letters or more.
    for (rank, text) in ["a", "the"].enumerated() {
      add(.search, text, rank: rank) {
        guard bar.becomeFirstResponder() else { return false }
        bar.type(text)
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
      }
    }
    if bar.showsCancelButton {
      add(.button, "Cancel") {
        bar.delegate?.searchBarCancelButtonClicked(bar)
        return true
      }
    }
  }

  // MARK: Controllers

  private mutating func addPages(_ shown: ShownScreen) {
    for case let pages as UIPageViewController in shown.controllers {
      guard pages.viewIfLoaded?.window != nil, pages.dataSource != nil else { continue }
      add(.page, "") { pages.turnToNextPage() }
    }
  }

  /// Turning an upright phone.
  private mutating func addTurn(_ shown: ShownScreen, to cell: Cell) {
    let window = shown.window
    guard window.bounds.width < window.bounds.height else { return }
    add(.turn, "", rank: 1) {
      window.rootViewController?.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
      window.transition(
        to: CGSize(width: cell.size.width, height: cell.size.height), environment: WindowEnvironment(cell))
      return true
    }
  }

  /// A sheet or a popover that can be dismissed by hand.
  private mutating func addDismissal(_ shown: ShownScreen) {
    let top = shown.top
    guard shown.isPresented, !(top is UIAlertController), !top.isModalInPresentation,
      [.automatic, .pageSheet, .formSheet, .popover].contains(top.modalPresentationStyle),
      let presentation = top.presentationController
    else { return }
    add(.dismiss, "") {
      let delegate = presentation.delegate
      guard delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
        delegate?.presentationControllerDidAttemptToDismiss(presentation)
        return true
      }
      delegate?.presentationControllerWillDismiss(presentation)
      top.presentingViewController?.dismiss(animated: true)
      delegate?.presentationControllerDidDismiss(presentation)
      return true
    }
  }
}
