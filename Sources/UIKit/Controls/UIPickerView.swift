/// A choice of one among many, on wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Titles of the rows, the middle one chosen; data sources are not supported.
  package var shownTitles: [String] = []
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pickerView }
  override var controlMetrics: ControlMetrics? { .wheels }
}
