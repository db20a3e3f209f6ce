/// One of many, on wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Titles of the rows, the middle one chosen, where no data source is asked.
  package var shownTitles: [String] = []
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pickerView }
  override var controlMetrics: ControlMetrics? { .wheels }
}
