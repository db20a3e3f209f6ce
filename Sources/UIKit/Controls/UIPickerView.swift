/// A choice of one among many, on wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Titles of the rows, the middle one chosen; data sources are not supported.
  package var shownTitles: [String] = []
  /// Provides the rows; asked by ``numberOfRows(inComponent:)``, pictures show titles of documents alone.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Stored; not retained.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]
  /// What the data source answers.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// What the data source answers.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Chooses a row, without a call of the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  /// The chosen row; the first by default.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
  /// Has no effect here.
  open func reloadAllComponents() {}
  /// Has no effect here.
  open func reloadComponent(_ component: Int) {}
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pickerView }
  override var controlMetrics: ControlMetrics? { .wheels }
}

/// How many rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows say; not asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// The system's.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// The system's.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
}
