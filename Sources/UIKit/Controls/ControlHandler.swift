/// A handler that a control calls for events.
@MainActor
struct ControlHandler {
  enum Kind {
    case action(UIAction)
    case target(TargetAction)
  }

  let kind: Kind
  var events: UIControl.Event

  var action: UIAction? {
    if case .action(let action) = kind { action } else { nil }
  }

  var target: TargetAction? {
    if case .target(let target) = kind { target } else { nil }
  }
}
