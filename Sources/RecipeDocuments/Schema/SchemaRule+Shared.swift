/// Rules used by several keys.
extension SchemaRule {
  static let spacing = SchemaRule.any([.number(nil), .choice(["system"])])
  static let sides = ["top", "left", "bottom", "right"]
  static let marginSides = sides + ["leading", "trailing"]
  static let insets = SchemaRule.any([.number(nil), .keys(sides.map { RecipeKey($0, .number(nil)) })])
  static let margins = SchemaRule.any([.number(nil), .keys(marginSides.map { RecipeKey($0, .number(nil)) })])
  static let marginsPurpose = "One length, or one for each side; leading and trailing follow the reading direction."
  static let priorities = SchemaRule.any([
    .priority, .keys(["horizontal", "vertical"].map { RecipeKey($0, .priority) }),
  ])
  /// Lines of equations, as a block or as a list.
  package static let equations = SchemaRule.any([.text, .list(.text, count: nil), .nothing])
  static let equationsPurpose =
    "Equations in the guide's notation, one per line; H: or V: begins a line of the visual format."
  static let sizeClasses = "^ *(compact|any|regular) *x *(compact|any|regular) *$"
  static let languages =
    "^([a-z]{2}|fil|yue|ckb)(-[A-Z][a-z]{3})?(-[A-Z]{2})?$|^(accented|lengthened|shortened|mirrored)$"

  static func oneOrSeveral(_ rule: SchemaRule) -> SchemaRule { .any([rule, .list(rule, count: nil)]) }
}
