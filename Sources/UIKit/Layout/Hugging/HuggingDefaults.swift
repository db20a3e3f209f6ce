/// The priorities that controls start with when they are created in code: one row per class (`control-metrics.md` 3).
///
/// A class without a row starts with ``ContentPriorities/standard``. Interface Builder writes its own values into
/// documents.
enum HuggingDefaults {
  static let activityIndicator = ContentPriorities.fixedSize
  static let datePicker = ContentPriorities.fixedSize
  static let pageControl = ContentPriorities.fixedSize
  static let pickerView = ContentPriorities.fixedSize
  static let progressView = ContentPriorities.fixedHeight
  static let searchBar = ContentPriorities.fixedHeight
  static let segmentedControl = ContentPriorities.fixedHeight
  static let slider = ContentPriorities.fixedHeight
  static let stepper = ContentPriorities.fixedSize
  static let toggle = ContentPriorities.fixedSize
}
