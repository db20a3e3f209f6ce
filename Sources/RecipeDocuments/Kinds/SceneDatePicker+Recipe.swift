import SceneModel
import SystemValues

extension SceneDatePicker: RecipeContent {
  static var key: RecipeKey { RecipeKey("datePicker", .choice(Style.self).orNothing, "A date picker, and its style.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("mode", .choice(Mode.self), "Of a date picker."),
      RecipeKey("date", .matching(Self.datePattern), "What a date picker shows, such as 2026-12-24 18:30."),
    ]
  }
  private static let datePattern = "^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}( [0-9]{1,2}:[0-9]{2})?$"
  static var noun: String { "Date Picker" }

  init?(_ source: ContentSource) {
    let context = source.context
    let own = source.node.isNull ? nil : context.word(source.node, "style of a date picker", Style.self)
    self.init(style: own ?? .wheels, mode: context.word(source["mode"], "mode", Mode.self) ?? .dateAndTime)
    guard let node = source["date"], let text = context.text(node, "date") else { return }
    date = PickedDate(text)
    if date == nil {
      context.report("\"\(text)\" is not a date; write one such as 2026-12-24, or 2026-12-24 18:30", at: node)
    }
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, style == .wheels ? "" : style.rawValue)
    if mode != .dateAndTime { keys.add("mode", mode.rawValue) }
    keys.add("date", date.map { YAMLText.quoted($0.text) })
    return keys.pairs
  }
}
