/// One row of a table: whatever stands in its content view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(filling: contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public let contentView = UIView()
  open private(set) var reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var isSelected = false
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The height of the cell's content fitted to a width (AL-9.9).
  package func automaticHeight(width: CGFloat) -> CGFloat {
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, fitted.height)
  }
}
