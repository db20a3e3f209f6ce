/// A control whose size does not come from a text of its own.
public enum SceneControl: Sendable, Hashable {
  case toggle(isOn: Bool)
  /// From 0 to 1.
  case slider(Double)
  case stepper
  /// From 0 to 1.
  case progress(Double, isInBar: Bool = false)
  case spinner(isLarge: Bool = false)
  case pages(Int, current: Int = 0)
  /// Titles, and which of them is chosen.
  case segments([String], selected: Int? = 0)
  case datePicker(SceneDatePicker = SceneDatePicker())
  /// What the wheel shows, the middle one chosen.
  case picker([String])
  case searchBar(SceneSearchBar = SceneSearchBar())
}

public struct SceneDatePicker: Sendable, Hashable {
  /// The names are UIKit's.
  public enum Style: String, Sendable, CaseIterable {
    case wheels, compact, inline
  }

  public enum Mode: String, Sendable, CaseIterable {
    case time, date, dateAndTime
  }

  public var style: Style
  public var mode: Mode

  public init(style: Style = .wheels, mode: Mode = .dateAndTime) {
    self.style = style
    self.mode = mode
  }
}

public struct SceneSearchBar: Sendable, Hashable {
  public var text: String?
  public var placeholder: String?
  /// Without a bar behind its field.
  public var isMinimal: Bool

  public init(text: String? = nil, placeholder: String? = nil, isMinimal: Bool = false) {
    self.text = text
    self.placeholder = placeholder
    self.isMinimal = isMinimal
  }
}

/// How a button looks; the names are UIKit's for kinds, and for configurations.
public enum SceneButtonStyle: String, Sendable, CaseIterable {
  case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
  case plain, gray, tinted, filled

  /// Whether the button has a configuration.
  public var isConfigured: Bool { [.plain, .gray, .tinted, .filled].contains(self) }

  /// Whether the system draws what the button shows.
  public var isDrawnBySystem: Bool { !isConfigured && self != .system && self != .custom }
}

/// What a button with a configuration has beyond a title.
public struct SceneButton: Sendable, Hashable {
  public enum Size: String, Sendable, CaseIterable {
    case mini, small, medium, large
  }

  public var style: SceneButtonStyle?
  public var size: Size?
  public var subtitle: String?

  public init(style: SceneButtonStyle? = nil, size: Size? = nil, subtitle: String? = nil) {
    self.style = style
    self.size = size
    self.subtitle = subtitle
  }
}

/// A table's row with labels of its own; the names are UIKit's.
public struct SceneCell: Sendable, Hashable {
  public enum Style: String, Sendable, CaseIterable {
    case `default`, value1, value2, subtitle
  }

  public enum Accessory: String, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public var style: Style
  public var text: String?
  public var detail: String?
  public var accessory: Accessory

  public init(style: Style = .default, text: String? = nil, detail: String? = nil, accessory: Accessory = .none) {
    self.style = style
    self.text = text
    self.detail = detail
    self.accessory = accessory
  }
}

/// What a visual effect view lays over what is below it; the names are UIKit's.
public enum SceneEffect: String, Sendable, CaseIterable {
  case extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
}
