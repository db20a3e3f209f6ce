/// A cell's content, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that configurations depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// The default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// The default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows configurations in content views.
@MainActor
enum ContentShowing {
  static func show(
    _ configuration: (any UIContentConfiguration)?, in contentView: UIView, _ shown: inout (any UIContentView)?,
    _ state: any UIConfigurationState
  ) {
    guard let configuration = configuration?.updated(for: state) else {
      (shown as? UIView)?.removeFromSuperview()
      shown = nil
      return
    }
    if let shown, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    (shown as? UIView)?.removeFromSuperview()
    let made = configuration.makeContentView()
    let view: UIView = made
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    shown = made
  }
}
