/// Outlets and attributes of UIKit's own classes, as documents name them.
@MainActor
enum SystemMembers {
  /// Members with the class they belong to.
  static let all: [(applies: (AnyObject) -> Bool, members: NibMembers)] = lists + inputs + controllers + looks

  private static func members<Class: AnyObject>(
    of type: Class.Type, _ list: NibMembers
  ) -> (applies: (AnyObject) -> Bool, members: NibMembers) { ({ $0 is Class }, list) }

  private static let lists = [
    members(
      of: UITableView.self,
      NibMembers().property("dataSource", \UITableView.dataSource)
        .property("tableHeaderView", \UITableView.tableHeaderView)
        .property("tableFooterView", \UITableView.tableFooterView)),
    members(of: UICollectionView.self, NibMembers().property("dataSource", \UICollectionView.dataSource)),
    members(
      of: UITableViewCell.self,
      NibMembers().property("accessoryView", \UITableViewCell.accessoryView)
        .property("backgroundView", \UITableViewCell.backgroundView)
        .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)),
    members(of: UIScrollView.self, NibMembers().property("delegate", \UIScrollView.delegate)),
  ]

  private static let inputs = [
    members(
      of: UITextField.self,
      NibMembers().property("delegate", \UITextField.delegate).property("text", \UITextField.text)
        .property("placeholder", \UITextField.placeholder).property("inputView", \UITextField.inputView)
        .property("inputAccessoryView", \UITextField.inputAccessoryView)),
    members(of: UISearchBar.self, NibMembers().property("delegate", \UISearchBar.delegate)),
    members(
      of: UIPickerView.self,
      NibMembers().property("delegate", \UIPickerView.delegate).property("dataSource", \UIPickerView.dataSource)),
    members(of: UIGestureRecognizer.self, NibMembers().property("delegate", \UIGestureRecognizer.delegate)),
  ]

  private static let controllers = [
    members(of: UINavigationController.self, NibMembers().property("delegate", \UINavigationController.delegate)),
    members(of: UITabBarController.self, NibMembers().property("delegate", \UITabBarController.delegate)),
    members(
      of: UIViewController.self,
      NibMembers().view().property("title", \UIViewController.title)),
  ]

  private static let looks = [
    members(
      of: UIButton.self, NibMembers().part("titleLabel", \UIButton.titleLabel).part("imageView", \UIButton.imageView)),
    members(
      of: UILabel.self,
      NibMembers().property("text", \UILabel.text).property("textColor", \UILabel.textColor)
        .property("numberOfLines", \UILabel.numberOfLines)
        .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)),
    members(
      of: UIView.self,
      NibMembers().part("layer", \UIView.layer).property("backgroundColor", \UIView.backgroundColor)
        .property("tintColor", \UIView.tintColor).property("alpha", \UIView.alpha).property("hidden", \UIView.isHidden)
        .property("clipsToBounds", \UIView.clipsToBounds).property("tag", \UIView.tag)
        .property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        .property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        .property("accessibilityLabel", \UIView.accessibilityLabel)),
    members(
      of: CALayer.self,
      NibMembers().property("cornerRadius", \CALayer.cornerRadius).property("borderWidth", \CALayer.borderWidth)
        .property("masksToBounds", \CALayer.masksToBounds).property("shadowOpacity", \CALayer.shadowOpacity)
        .property("shadowRadius", \CALayer.shadowRadius).property("shadowOffset", \CALayer.shadowOffset)
        .property("opacity", \CALayer.opacity)),
    members(
      of: NSLayoutConstraint.self,
      NibMembers().property("constant", \NSLayoutConstraint.constant)
        .property("identifier", \NSLayoutConstraint.identifier)),
  ]
}
