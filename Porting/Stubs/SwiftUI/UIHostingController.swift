public import UIKit

/// An empty area with the name of the view that was left out; constraints give it a size.
final class HostedArea: UIView {
  init<Content: View>(_ content: Content) {
    super.init(frame: .zero)
    name(content)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func name<Content: View>(_ content: Content) {
    accessibilityIdentifier = (content as? HostedView)?.name ?? "\(Content.self)"
    isAccessibilityElement = true
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1), intrinsicContentSize = Self(rawValue: 2)
}

/// A controller whose view is an empty area with the name of the hosted view.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { (viewIfLoaded as? HostedArea)?.name(rootView) }
  }
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions = 0

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of a hosting controller must be overridden: call super.init(coder:rootView:)")
  }
  open override func loadView() {
    view = HostedArea(rootView)
    view.backgroundColor = .systemBackground
  }
  /// What is proposed: the content, which would choose, was left out.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// An empty area in a cell, as large as the cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(content, self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class HostedContentView<Content: View>: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ content: Content, _ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let area = HostedArea(content)
    area.frame = bounds
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(area)
  }
  required init?(coder: NSCoder) { fatalError("not in storyboards") }
}
