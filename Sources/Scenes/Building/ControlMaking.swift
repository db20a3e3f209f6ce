import UIKit

extension SceneControl {
  @MainActor
  func makeView() -> UIView {
    switch self {
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .progress: UIProgressView()
    case .spinner: UIActivityIndicatorView()
    case .pages: UIPageControl()
    case .segments(let titles, _): UISegmentedControl(items: titles)
    case .datePicker: UIDatePicker()
    case .picker: UIPickerView()
    case .searchBar: UISearchBar()
    }
  }

  /// Gives a view made by ``makeView()`` what it shows.
  @MainActor
  func configure(_ view: UIView) {
    switch (self, view) {
    case (.toggle(let isOn), let view as UISwitch): view.isOn = isOn
    case (.slider(let value), let view as UISlider): view.value = Float(value)
    case (.progress(let value, let isInBar), let view as UIProgressView):
      view.progress = Float(value)
      view.progressViewStyle = isInBar ? .bar : .default
    case (.spinner(let isLarge), let view as UIActivityIndicatorView): view.style = isLarge ? .large : .medium
    case (.pages(let count, let current), let view as UIPageControl):
      view.numberOfPages = count
      view.currentPage = current
    case (.segments(let titles, let selected), let view as UISegmentedControl):
      view.show(titles)
      view.selectedSegmentIndex = selected ?? -1
    case (.datePicker(let picker), let view as UIDatePicker):
      view.preferredDatePickerStyle = picker.style.layoutStyle
      view.datePickerMode = picker.mode.layoutMode
    case (.picker(let titles), let view as UIPickerView): view.shownTitles = titles
    case (.searchBar(let bar), let view as UISearchBar):
      view.text = bar.text
      view.placeholder = bar.placeholder
      view.searchBarStyle = bar.isMinimal ? .minimal : .default
    default: break
    }
  }

  /// What a control of UIKit's shows; nil for a view that is none of these.
  @MainActor
  init?(_ view: UIView) {
    switch view {
    case let view as UISwitch: self = .toggle(isOn: view.isOn)
    case let view as UISlider:
      let range = view.maximumValue - view.minimumValue
      self = .slider(range > 0 ? Double((view.value - view.minimumValue) / range) : 0)
    case is UIStepper: self = .stepper
    case let view as UIProgressView:
      self = .progress(Double(view.progress), isInBar: view.progressViewStyle == .bar)
    case let view as UIActivityIndicatorView: self = .spinner(isLarge: view.style == .large)
    case let view as UIPageControl: self = .pages(view.numberOfPages, current: view.currentPage)
    case let view as UISegmentedControl:
      let selected = view.selectedSegmentIndex
      self = .segments(view.titles, selected: selected >= 0 ? selected : nil)
    case let view as UIDatePicker: self = .datePicker(SceneDatePicker(view))
    case let view as UIPickerView: self = .picker(view.shownTitles)
    case let view as UISearchBar:
      self = .searchBar(
        SceneSearchBar(text: view.text, placeholder: view.placeholder, isMinimal: view.searchBarStyle == .minimal))
    default: return nil
    }
  }
}

extension SceneDatePicker {
  @MainActor
  init(_ view: UIDatePicker) {
    let style: Style =
      switch view.datePickerStyle {
      case .wheels, .automatic: .wheels
      case .compact: .compact
      case .inline: .inline
      }
    let mode: Mode =
      switch view.datePickerMode {
      case .time, .countDownTimer: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      }
    self.init(style: style, mode: mode)
  }
}

extension SceneDatePicker.Style {
  var layoutStyle: UIDatePickerStyle {
    switch self {
    case .wheels: .wheels
    case .compact: .compact
    case .inline: .inline
    }
  }
}

extension SceneDatePicker.Mode {
  var layoutMode: UIDatePicker.Mode {
    switch self {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    }
  }
}

extension SceneEffect {
  var blurStyle: UIBlurEffect.Style {
    switch self {
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    case .systemUltraThinMaterial: .systemUltraThinMaterial
    case .systemThinMaterial: .systemThinMaterial
    case .systemMaterial: .systemMaterial
    case .systemThickMaterial: .systemThickMaterial
    case .systemChromeMaterial: .systemChromeMaterial
    }
  }

  /// What a view of UIKit's lays over what is below it.
  @MainActor
  init?(_ view: UIVisualEffectView) {
    guard let style = (view.effect as? UIBlurEffect)?.style,
      let found = Self.allCases.first(where: { $0.blurStyle == style })
    else { return nil }
    self = found
  }
}
