@_exported import UIKit

public final class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  @MainActor public class func requestReview(in scene: UIWindowScene) {}
}
