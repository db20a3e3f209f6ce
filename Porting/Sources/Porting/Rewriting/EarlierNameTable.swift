/// Names of UIKit before Swift 4.2, with the present ones.
enum EarlierNameTable {
  /// Types and values, which are one word.
  static let words: [String: String] = {
    var words = others
    for (type, names) in nested {
      for (earlier, name) in names { words[earlier] = "\(type).\(name)" }
    }
    return words
  }()

  private static let nested: [String: [String: String]] = [
    "NSAttributedString": ["NSAttributedStringKey": "Key"],
    "NSLayoutConstraint": [
      "NSLayoutAttribute": "Attribute", "NSLayoutFormatOptions": "FormatOptions", "NSLayoutRelation": "Relation",
      "UILayoutConstraintAxis": "Axis",
    ],
    "UIActivityIndicatorView": ["UIActivityIndicatorViewStyle": "Style"],
    "UIAlertAction": ["UIAlertActionStyle": "Style"],
    "UIAlertController": ["UIAlertControllerStyle": "Style"],
    "UIApplication": [
      "UIApplicationLaunchOptionsKey": "LaunchOptionsKey", "UIApplicationOpenURLOptionsKey": "OpenURLOptionsKey",
      "UIApplicationOpenSettingsURLString": "openSettingsURLString",
    ],
    "UIBarButtonItem": ["UIBarButtonItemStyle": "Style", "UIBarButtonSystemItem": "SystemItem"],
    "UIBlurEffect": ["UIBlurEffectStyle": "Style"],
    "UIButton": ["UIButtonType": "ButtonType"],
    "UICollectionView": [
      "UICollectionElementKindSectionFooter": "elementKindSectionFooter",
      "UICollectionElementKindSectionHeader": "elementKindSectionHeader",
      "UICollectionViewScrollDirection": "ScrollDirection", "UICollectionViewScrollPosition": "ScrollPosition",
    ],
    "UIControl": ["UIControlEvents": "Event", "UIControlState": "State"],
    "UIDatePicker": ["UIDatePickerMode": "Mode"],
    "UIEvent": ["UIEventSubtype": "EventSubtype"],
    "UIFont": ["UIFontTextStyle": "TextStyle", "UIFontWeight": "Weight"],
    "UIGestureRecognizer": ["UIGestureRecognizerState": "State"],
    "UIImage": [
      "UIImageOrientation": "Orientation", "UIImageRenderingMode": "RenderingMode",
      "UIImageResizingMode": "ResizingMode",
    ],
    "UIImagePickerController": [
      // As they were, keys of a dictionary by strings.
      "UIImagePickerControllerEditedImage": "InfoKey.editedImage.rawValue",
      "UIImagePickerControllerImageURL": "InfoKey.imageURL.rawValue",
      "UIImagePickerControllerMediaType": "InfoKey.mediaType.rawValue",
      "UIImagePickerControllerMediaURL": "InfoKey.mediaURL.rawValue",
      "UIImagePickerControllerOriginalImage": "InfoKey.originalImage.rawValue",
      "UIImagePickerControllerSourceType": "SourceType",
    ],
    "UIPageViewController": [
      "UIPageViewControllerNavigationDirection": "NavigationDirection",
      "UIPageViewControllerNavigationOrientation": "NavigationOrientation",
      "UIPageViewControllerTransitionStyle": "TransitionStyle",
    ],
    "UIProgressView": ["UIProgressViewStyle": "Style"],
    "UIResponder": [
      "UIKeyboardAnimationCurveUserInfoKey": "keyboardAnimationCurveUserInfoKey",
      "UIKeyboardAnimationDurationUserInfoKey": "keyboardAnimationDurationUserInfoKey",
      "UIKeyboardFrameBeginUserInfoKey": "keyboardFrameBeginUserInfoKey",
      "UIKeyboardFrameEndUserInfoKey": "keyboardFrameEndUserInfoKey",
    ],
    "UIScrollView": [
      "UIScrollViewIndicatorStyle": "IndicatorStyle", "UIScrollViewKeyboardDismissMode": "KeyboardDismissMode",
    ],
    "UISearchBar": ["UISearchBarStyle": "Style"],
    "UISplitViewController": ["UISplitViewControllerDisplayMode": "DisplayMode"],
    "UIStackView": ["UIStackViewAlignment": "Alignment", "UIStackViewDistribution": "Distribution"],
    "UISwipeGestureRecognizer": ["UISwipeGestureRecognizerDirection": "Direction"],
    "UITabBarItem": ["UITabBarSystemItem": "SystemItem"],
    "UITableView": [
      "UITableViewAutomaticDimension": "automaticDimension", "UITableViewRowAnimation": "RowAnimation",
      "UITableViewScrollPosition": "ScrollPosition", "UITableViewStyle": "Style",
    ],
    "UITableViewCell": [
      "UITableViewCellAccessoryType": "AccessoryType", "UITableViewCellEditingStyle": "EditingStyle",
      "UITableViewCellSelectionStyle": "SelectionStyle", "UITableViewCellStyle": "CellStyle",
    ],
    "UITextField": ["UITextBorderStyle": "BorderStyle", "UITextFieldViewMode": "ViewMode"],
    "UIView": [
      "UILayoutFittingCompressedSize": "layoutFittingCompressedSize",
      "UILayoutFittingExpandedSize": "layoutFittingExpandedSize", "UIViewAnimationCurve": "AnimationCurve",
      "UIViewAnimationOptions": "AnimationOptions", "UIViewAutoresizing": "AutoresizingMask",
      "UIViewContentMode": "ContentMode", "UIViewKeyframeAnimationOptions": "KeyframeAnimationOptions",
      "UIViewNoIntrinsicMetric": "noIntrinsicMetric",
    ],
    "UIWindow.Level": [
      "UIWindowLevelAlert": "alert", "UIWindowLevelNormal": "normal", "UIWindowLevelStatusBar": "statusBar",
    ],
  ]

  /// Members and labels.
  private static let others: [String: String] = [
    "activityIndicatorViewStyle": "style", "activityIndicatorStyle": "style",
    "addChildViewController": "addChild", "childViewControllers": "children",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "removeFromParentViewController": "removeFromParent", "toParentViewController": "toParent",
    "styleDouble": "double", "styleSingle": "single", "styleThick": "thick",
  ]

  /// Notifications, which were members of `NSNotification.Name`.
  static let notifications: [String: String] = {
    var names: [String: String] = [
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
      "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    ]
    for (type, prefix, events) in [
      (
        "UIResponder", "UIKeyboard",
        ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
      ),
      (
        "UIApplication", "UIApplication",
        [
          "DidBecomeActive", "DidEnterBackground", "WillEnterForeground", "WillResignActive", "WillTerminate",
          "DidReceiveMemoryWarning",
        ]
      ),
      ("UITextField", "UITextField", ["TextDidBeginEditing", "TextDidChange", "TextDidEndEditing"]),
      ("UITextView", "UITextView", ["TextDidBeginEditing", "TextDidChange", "TextDidEndEditing"]),
    ] {
      for event in events {
        let name = type == "UIResponder" ? "keyboard\(event)" : event.prefix(1).lowercased() + event.dropFirst()
        names[prefix + event] = "\(type).\(name)Notification"
      }
    }
    return names
  }()
}
