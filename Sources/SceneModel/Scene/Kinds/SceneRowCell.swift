import UIKit

/// A table's row with its own labels; the names are UIKit's.
package struct SceneRowCell: SceneContent {
  /// The positions of the labels.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    case `default`, value1, value2, subtitle
  }

  /// The accessory at the row's trailing edge.
  package enum Accessory: String, Sendable, CaseIterable, Encodable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The positions of the labels.
  package var style: Style
  /// The text of the main label.
  package var text: String?
  /// The text of the second label; a cell of the default style has none.
  package var detail: String?
  /// The accessory at the row's trailing edge.
  package var accessory: Accessory
  /// The name of a system symbol before the labels.
  package var symbol: String?
  /// The colour of the square behind the symbol, which is then white; nil for none.
  package var symbolBackground: SceneColor?
  /// Whether a switch at the trailing edge is on; nil for no switch.
  package var isOn: Bool?

  /// Creates a cell with labels.
  package init(
    style: Style = .default, text: String? = nil, detail: String? = nil, accessory: Accessory = .none,
    symbol: String? = nil, symbolBackground: SceneColor? = nil, isOn: Bool? = nil
  ) {
    self.style = style
    self.text = text
    self.detail = detail
    self.accessory = accessory
    self.symbol = symbol
    self.symbolBackground = symbolBackground
    self.isOn = isOn
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .row(self) }
  /// The texts of the labels.
  package var texts: [String] { [text, detail].compactMap { $0 } }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    (text, detail) = (translation(text), translation(detail))
  }
}

extension SceneRowCell: ViewContent {
  func makeObject() -> UITableViewCell { UITableViewCell(style: style.layoutStyle, reuseIdentifier: nil) }

  func configure(_ object: UITableViewCell, _ setting: ViewSetting) {
    object.accessoryType = accessory.layoutType
    if let text { object.textLabel?.text = text }
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
        accessory: Accessory(object.accessoryType), separatorInset: object.separatorStart, endInset: object.safeEnd,
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
