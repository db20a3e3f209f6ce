/// Something that a person does on a screen, by what can be seen there: it can be done again in another run, and on
/// another device.
struct WalkStep: Codable, Hashable, Sendable {
  /// The kinds of steps.
  enum Kind: String, Codable, Sendable {
    case row, item, accessory, button, control, toggle, segment, stepper, slider, tab, back, dismiss, fill, search
    case menu, swipe, flick, page, gesture, press, refresh, wheel, turn, expected
    /// No step of a person: requests without an answer have a made-up one, from the launch on; the label is its status.
    case answers
  }

  var kind: Kind
  /// The text of what is touched.
  var label: String
  /// Which of those with the same kind and label, from the first.
  var index = 0
  /// How often it is done, one after the other.
  var times = 1

  /// The same, done once.
  var once: WalkStep {
    var step = self
    step.times = 1
    return step
  }

  /// The step as a person says it: `tap Add`.
  var words: String { times > 1 ? "\(singleWords), \(times) times" : singleWords }

  private var singleWords: String {
    let number = index > 0 ? " (number \(index + 1))" : ""
    return switch kind {
    case .row: "tap the row \(label)\(number)"
    case .item: "tap the cell \(label)\(number)"
    case .accessory: "tap the button of the row \(label)\(number)"
    case .button, .control, .gesture: "tap \(label)\(number)"
    case .toggle: "switch \(label)\(number)"
    case .segment, .menu: "choose \(label)\(number)"
    case .stepper: "step \(label)\(number) up"
    case .slider: "slide \(label)\(number) to its end"
    case .tab: "open the tab \(label)\(number)"
    case .back: "go back"
    case .dismiss: "pull the sheet down"
    case .fill: "type into \(label)\(number)"
    case .expected: "type \(label)"
    case .search: "search for \(label)\(number)"
    case .swipe: "swipe and tap \(label)\(number)"
    case .flick: "swipe \(label)\(number)"
    case .page: "turn the page"
    case .press: "press \(label)\(number)"
    case .refresh: "pull to refresh"
    case .turn: "turn the phone"
    case .answers: label.isEmpty ? "with made-up answers" : "with made-up answers of status \(label)"
    case .wheel: "turn the wheel \(label)\(number)"
    }
  }
}
