/// What a layout guide stands for.
package enum GuideRole: Sendable {
  /// A guide of the application's, which constraints place.
  case own
  case margins
  case safeArea
  case readable
  case keyboard
  /// A scroll view's content area.
  case content
  /// A scroll view's visible frame.
  case frame
  /// A controller's top or bottom layout guide.
  case topBar
  case bottomBar
  /// A guide that a stack view uses for its own constraints.
  case stack
}

extension UILayoutGuide {
  /// Whether the application made the guide, or what the system made it for.
  package var role: GuideRole {
    switch self {
    case is LayoutMarginsGuide: .margins
    case is SafeAreaLayoutGuide: .safeArea
    case is ReadableContentGuide: .readable
    case is UIKeyboardLayoutGuide: .keyboard
    case is ContentLayoutGuide: .content
    case is FrameLayoutGuide: .frame
    case let guide as BarLayoutGuide: guide.isAtTop ? .topBar : .bottomBar
    case is StackGuide: .stack
    default: .own
    }
  }
}
