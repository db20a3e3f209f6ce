/// The superclass of views and controllers: handles events, or passes them along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, NibConnecting, UIResponderStandardEditActions {
  public override init() { super.init() }

  // MARK: The chain

  /// The responder that receives what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The responder that receives keys and actions first.
  package static weak var first: UIResponder?

  /// Whether the responder receives keys and actions first.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// Whether the responder may become the first; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder resigns when another wants to become first; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder, if it may be and the current one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else { return false }
    UIResponder.first = self
    return true
  }

  /// Stops being the first responder.
  /// - Returns: Whether the responder is no longer the first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  // MARK: Touches

  /// Passes the touches on to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Passes the touches on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Passes the touches on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Passes the touches on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Never called here, because there are no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here, because there are no keys.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here, because there are no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here, because there are no keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called here, because the device does not move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called here, because the device does not move.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called here, because the device does not move.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: Input

  /// Key commands; none unless overridden. There are no keys here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Replaces the keyboard; nil unless overridden, and not shown here.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil unless overridden, and not shown here.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of ``inputView``; nil unless overridden.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of ``inputAccessoryView``; nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Has no effect here, because no input views are shown.
  open func reloadInputViews() {}

  // MARK: Actions

  /// Whether the responder handles an action that a menu sends; false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The first responder in the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Has no effect unless overridden.
  open func cut(_ sender: Any?) {}
  /// Has no effect unless overridden.
  open func copy(_ sender: Any?) {}
  /// Has no effect unless overridden.
  open func paste(_ sender: Any?) {}
  /// Has no effect unless overridden.
  open func select(_ sender: Any?) {}
  /// Has no effect unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Has no effect unless overridden.
  open func delete(_ sender: Any?) {}
  /// Has no effect here, because there are no main menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Has no effect here, because there are no main menus.
  open func validate(_ command: UICommand) {}
  /// Has no effect unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Has no effect unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Never called here, because there is no focus.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Never called here, because there is no focus; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  // MARK: Nibs

  /// The class's outlets, attributes and actions that nibs and storyboards name; an override adds its own to `super`'s.
  open class var nibMembers: NibMembers { NibMembers() }
  /// Called on a view or a controller in a nib when all its outlets and actions have been connected.
  open func awakeFromNib() {}
  /// Called when a nib is shown in Interface Builder; never called here.
  open func prepareForInterfaceBuilder() {}
  /// Sets a property of ``nibMembers`` by its name.
  open func setValue(_ value: Any?, forKey key: String) {
    switch NibClasses.set(value, key, of: self) {
    case true?: break
    case false?: NibClasses.note(.otherClass(value), key, of: self)
    case nil: setValue(value, forUndefinedKey: key)
    }
  }
  /// Called for a name that is not in ``nibMembers``; it is reported, where UIKit raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { NibClasses.note(.unknown, key, of: self) }
  /// Sets a property of the object that a key path leads to.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    NibClasses.setValue(value, forKeyPath: keyPath, of: self)
  }
  /// The value of a property of ``nibMembers``; nil for an unknown name.
  open func value(forKey key: String) -> Any? {
    if let found = NibClasses.value(key, of: self) { return found }
    return value(forUndefinedKey: key)
  }
  /// The value for a name that is not in ``nibMembers``; nil unless overridden, where UIKit raises an exception.
  open func value(forUndefinedKey key: String) -> Any? { nil }
  /// Never called here, because there is no key-value observing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Whether the responder performs an action; that of ``canPerformAction(_:withSender:)``, because methods have no names here.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { canPerformAction($0, withSender: nil) } ?? false
  }

  // MARK: Accessibility

  /// Rarely set values, created when the first one is set.
  private var accessibility: AccessibilityValues?
  private func setAccessibility<Value>(_ key: WritableKeyPath<AccessibilityValues, Value>, _ value: Value) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: key] = value
    accessibility = values
  }

  /// The text that is read out; used by the overlay `accessibility` and by `plumb lint`.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { setAccessibility(\.label, newValue) }
  }
  /// Stored.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  /// Stored.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, newValue) }
  }
  /// Stored.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { setAccessibility(\.traits, newValue) }
  }
  /// Stored.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { setAccessibility(\.isElement, newValue) }
  }
  /// Stored.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { setAccessibility(\.hidesElements, newValue) }
  }
  /// Stored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }
  /// Stored.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }
  /// Stored.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, newValue) }
  }
  /// Stored.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }
  /// Stored.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel }
    set { setAccessibility(\.attributedLabel, newValue) }
  }
  /// Stored.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? [] }
    set { setAccessibility(\.inputLabels, newValue) }
  }
  /// Stored.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }
  /// Stored; zero if none was set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { setAccessibility(\.frame, newValue) }
  }
  /// Stored; zero if none was set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? .zero }
    set { setAccessibility(\.activationPoint, newValue) }
  }
  /// Stored.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility(\.path, newValue) }
  }
  /// Called by VoiceOver, never called here; false unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Called by VoiceOver, never called here.
  open func accessibilityIncrement() {}
  /// Called by VoiceOver, never called here.
  open func accessibilityDecrement() {}
  /// Called by VoiceOver, never called here; false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called by VoiceOver, never called here; false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called by VoiceOver, never called here; false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// The number of ``accessibilityElements``; `NSNotFound` without any.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// One of ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element among ``accessibilityElements``; `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Called by VoiceOver, never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called by VoiceOver, never called here.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false, because there is no VoiceOver.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// Values for assistive technologies.
@MainActor
private struct AccessibilityValues {
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isElement = false
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var attributedLabel: NSAttributedString?
  var inputLabels: [String]?
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
}
