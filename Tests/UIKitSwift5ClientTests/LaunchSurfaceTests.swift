import Testing
import UIKit

// As in an application: the delegates' methods have UIKit's labels, so that UIKit's protocols call them.

private final class OtherDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { true }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { false }
}

private final class OtherScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var continued: [String] = []
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { continued.append(userActivity.activityType) }
}

private final class OtherPicker: NSObject, UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { NSAttributedString(string: "\(row)") }
}

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
}

private final class TurnedButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 1, dy: 1) }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
}

private final class StillLayer: CALayer {
  override func action(forKey event: String) -> CAAction? { nil }
}

private final class Rows: UITableViewController {
  var tapped: [IndexPath] = []
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tapped.append(indexPath)
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// What applications declare around their screens.
@MainActor @Suite struct LaunchSurfaceTests {
  @Test func `delegates of applications, scenes and pickers are called by UIKit's names`() throws {
    let delegate: UIApplicationDelegate = OtherDelegate()
    let (app, activity) = (UIApplication.shared, NSUserActivity(activityType: "reading"))
    #expect(delegate.application(app, open: try #require(URL(string: "a:b")), options: [:]))
    #expect(delegate.application(app, continue: activity) { _ in })
    #expect(delegate.application(app, supportedInterfaceOrientationsFor: nil) == .portrait)
    #expect(!delegate.application(app, willFinishLaunchingWithOptions: nil))
    delegate.window = UIWindow()
    #expect(delegate.window != nil)
    let scene = OtherScene()
    (scene as UISceneDelegate).scene(try #require(app.connectedScenes.first), continue: activity)
    #expect(scene.continued == ["reading"])
    let picker: UIPickerViewDelegate = OtherPicker()
    #expect(picker.pickerView(UIPickerView(), attributedTitleForRow: 2, forComponent: 0)?.string == "2")
    let rows = Rows()
    (rows as UITableViewDelegate).tableView(
      rows.tableView, accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(rows.tapped == [IndexPath(row: 1, section: 0)])
  }

  @Test func `a property is observed by its key path while the observation is kept`() {
    let scroll = UIScrollView()
    var sizes: [CGSize?] = []
    var observation: NSKeyValueObservation? = scroll.observe(\.contentSize, options: [.initial, .new]) {
      sizes.append($1.newValue)
    }
    #expect(sizes == [.zero])
    scroll.contentSize.height = 40
    Completions.runAll()
    Completions.runAll()
    #expect(sizes == [.zero, CGSize(width: 0, height: 40)])
    #expect(observation != nil)
    observation = nil
    scroll.contentSize.height = 50
    Completions.runAll()
    #expect(sizes.count == 2)
  }

  @Test func `what subclasses override and Linux lacks is there`() throws {
    #expect(TurnedButton().titleRect(forContentRect: CGRect(x: 0, y: 0, width: 10, height: 10)).width == 8)
    #expect(StillLayer().action(forKey: "position") == nil)
    PaddedLabel().drawText(in: .zero)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    let name = NSValueTransformerName("Plain")
    ValueTransformer.setValueTransformer(ValueTransformer(), forName: name)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let exception = NSException(name: .genericException, reason: "why")
    #expect(exception.name.rawValue == "NSGenericException")
    #expect(exception.reason == "why")
  }
}
