import UIKit

extension SolvedPaint {
  @MainActor
  init(_ view: UIView, isDark: Bool) {
    alpha = min(max(view.alpha.isNaN ? 1 : view.alpha, 0), 1)
    clips = view.clipsToBounds
    if view.hasLayer {
      cornerRadius = Self.length(view.layer.cornerRadius)
      borderWidth = Self.length(view.layer.borderWidth)
      borderColor = view.layer.borderColor.map { SceneColor(UIColor(cgColor: $0), isDark: isDark) }
    }
    if view.transform != .identity {
      transform = SolvedTransform(view.transform)
      // What is squeezed to a line is not seen.
      if transform == nil { alpha = 0 }
    }
    tint = SceneColor(view.tintColor, isDark: isDark)
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isEnabled = (view as? UIControl)?.isEnabled ?? true
  }

  /// At least 0, whatever a view says.
  private static func length(_ value: CGFloat) -> Double { value.isFinite ? max(0, value) : 0 }
}

extension SolvedTransform {
  /// nil for one that no picture can show.
  init?(_ transform: CGAffineTransform) {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let isDrawable = parts.allSatisfy { $0.isFinite && abs($0) < 1e6 }
    if !isDrawable || abs(transform.a * transform.d - transform.b * transform.c) < 1e-9 { return nil }
    self.init(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
}

extension SolvedChrome {
  @MainActor
  init?(_ view: UIView, isDark: Bool) {
    switch view {
    case let button as UIButton:
      let ground = button.configuration?.backgroundColor(tint: button.tintColor, isEnabled: button.isEnabled)
      let isTinted = button.buttonType.isDrawnBySystem && button.isEnabled
      self = .button(
        ground: ground.map { SceneColor($0, isDark: isDark) },
        cornerRadius: button.configurationCornerRadius,
        foreground: SceneColor(isTinted ? button.tintColor : button.foregroundColor, isDark: isDark))
    case let field as UITextField: self = .field(SceneFieldBorder(field.borderStyle))
    case let row as UITableViewCell:
      self = .row(SceneCell.Accessory(row.accessoryType), separatorInset: row.separatorStart)
    case let effect as UIVisualEffectView:
      guard let found = SceneEffect(effect) else { return nil }
      self = .effect(found)
    case let picker as UIDatePicker where picker.datePickerStyle == .compact: self = .pills(picker.pillTexts)
    default: return nil
    }
  }
}

extension SceneFieldBorder {
  init(_ style: UITextField.BorderStyle) {
    self =
      switch style {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
  }
}

extension SceneCell.Accessory {
  init(_ type: UITableViewCell.AccessoryType) {
    self = Self.allCases.first { $0.layoutType == type } ?? .none
  }
}
