import UIKit

extension SceneRowCell: ViewContent {
  func makeObject() -> UITableViewCell { UITableViewCell(style: style.layoutStyle, reuseIdentifier: nil) }

  func configure(_ object: UITableViewCell, _ setting: ViewSetting) {
    object.accessoryType = accessory.layoutType
    if let text { object.textLabel?.text = text }
    if let font { object.textLabel?.font = UIFont.make(font, in: setting.traits) }
    if let textColor { object.textLabel?.textColor = UIColor(textColor) }
    if let detail { object.detailTextLabel?.text = detail }
    if let symbol { show(symbol, in: object, setting.traits) }
    if let isOn {
      let toggle = object.accessoryView as? UISwitch ?? UISwitch()
      toggle.isOn = isOn
      toggle.sizeToFit()
      object.accessoryView = toggle
    }
  }

  /// The side of the square behind a symbol, in points, as in the system's settings.
  private static let squareSide: CGFloat = 29
  /// The corner of the square behind a row's symbol, in points.
  private static let squareRadius: CGFloat = 7

  @MainActor
  private func show(_ symbol: String, in cell: UITableViewCell, _ traits: UITraitCollection) {
    guard let view = cell.imageView else { return }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    view.image = .symbol(symbol, pointSize: symbolBackground == nil ? font.pointSize : UIFont.labelFontSize)
    cell.pictureSide = symbolBackground == nil ? nil : Self.squareSide
    guard let symbolBackground else { return }
    view.contentMode = .center
    view.backgroundColor = UIColor(symbolBackground)
    view.tintColor = .white
    view.layer.cornerRadius = Self.squareRadius
  }

  static func read(_ object: UITableViewCell, isDark: Bool) -> SolvedContent {
    .row(
      SolvedRow(
        accessory: Accessory(object.shownAccessoryType), separatorInset: object.separatorStart,
        separatorEnd: object.separatorEnd,
        endInset: object.safeEnd,
        hasLine: object.showsLine))
  }
}

extension SceneRowCell.Style {
  fileprivate var layoutStyle: UITableViewCell.CellStyle {
    switch self {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension SceneRowCell.Accessory {
  fileprivate var layoutType: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }

  fileprivate init(_ type: UITableViewCell.AccessoryType) {
    self = Self.allCases.first { $0.layoutType == type } ?? .none
  }
}
