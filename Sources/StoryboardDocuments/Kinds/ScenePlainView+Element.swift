import SceneModel

/// Elements that are plain views, or contain views but show nothing themselves.
extension ScenePlainView: StoryboardContent {
  static var elements: [String] {
    [
      "view", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
      "collectionReusableView", "containerView", "navigationBar", "toolbar", "tabBar",
    ]
  }

  init(_ element: ElementReading) { self.init() }

  /// A placeholder may be all that is known of a client's own class.
  static func deviceIntrinsic(_ element: ElementReading) -> SceneIntrinsic? {
    let natural: SceneIntrinsic =
      switch element.node.name {
      case "navigationBar", "toolbar": SceneIntrinsic(height: 44)
      case "tabBar": SceneIntrinsic(height: 49)
      default: SceneIntrinsic()
      }
    return element.intrinsic(natural)
  }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    let canvas = element.document.canvas
    return switch element.node.name {
    case "navigationBar": SceneIntrinsic(height: canvas.era.navigationBarView(canvas.device))
    case "toolbar": SceneIntrinsic(height: canvas.era.toolbarView(canvas.device))
    case "tabBar": SceneIntrinsic(height: 49)
    default: SceneIntrinsic()
    }
  }
}
