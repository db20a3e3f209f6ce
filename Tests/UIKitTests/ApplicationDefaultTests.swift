import Foundation
import Testing

@testable import UIKit

/// The application, its delegates, its scenes, the device and the screen.
@Suite(.serialized) @MainActor struct ApplicationDefaultTests {
  @Test(
    arguments: [
      Fact("state", UIApplication.State.active) { $0.applicationState },
      Fact("style", UIStatusBarStyle.default) { $0.statusBarStyle },
      Fact("notifications", false) { $0.isRegisteredForRemoteNotifications },
      Fact("icon", true) { $0.alternateIconName == nil }, Fact("badge", 0) { $0.applicationIconBadgeNumber },
      Fact("idle", false) { $0.isIdleTimerDisabled }, Fact("network", false) { $0.isNetworkActivityIndicatorVisible },
      Fact("direction", UIUserInterfaceLayoutDirection.leftToRight) { $0.userInterfaceLayoutDirection },
      Fact("text size", UIContentSizeCategory.large) { $0.preferredContentSizeCategory },
      Fact("time in the background", true) { $0.backgroundTimeRemaining > 1e6 },
      Fact("scenes", 1) { $0.connectedScenes.count },
      Fact("orientations", true) { $0.supportedInterfaceOrientations(for: nil).contains(.portrait) },
    ] as [Fact<UIApplication>])
  func `an application is active in the foreground`(_ fact: Fact<UIApplication>) { fact.check(.shared) }

  @Test func `what an application opens or changes ends later`() throws {
    var lines: [String] = []
    let url = try #require(URL(string: "https://example.org"))
    UIApplication.shared.open(url) { _ in lines.append("opened") }
    UIApplication.shared.setAlternateIconName(nil) { error in lines.append(error == nil ? "icon" : "error") }
    #expect(lines.isEmpty)
    Completions.runAll()
    #expect(lines.sorted() == ["icon", "opened"])
  }

  final class Silent: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    var launches = 0
    var window: UIWindow?
    let application = UIApplication.shared
    let scene = UIScene()
    func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }
  }

  nonisolated private static let url = URL(fileURLWithPath: "/tmp/document")

  @Test(
    arguments: [
      Fact("will finish", true) { $0.application($0.application, willFinishLaunchingWithOptions: nil) },
      Fact("did finish", true) { $0.application($0.application, didFinishLaunchingWithOptions: nil) },
      Fact("open", false) { $0.application($0.application, open: url, options: [:]) },
      Fact("continue", false) {
        $0.application(
          $0.application, continue: NSUserActivity(activityType: "a"), restorationHandler: { _ in })
      },
      Fact("restoration", true) { $0.stateRestorationActivity(for: $0.scene) == nil },
    ] as [Fact<Silent>])
  func `a delegate of the application that implements nothing lets it launch`(_ fact: Fact<Silent>) {
    fact.check(Silent())
  }

  @Test func `a delegate without the newer method is launched by the older one`() {
    let silent = Silent()
    _ = silent.application(silent.application, didFinishLaunchingWithOptions: nil)
    #expect(silent.launches == 1)
  }

  @Test func `a delegate without a window has none`() {
    final class Windowless: NSObject, UIApplicationDelegate {}
    final class SceneWindowless: NSObject, UIWindowSceneDelegate {}
    #expect(Windowless().window == nil)
    #expect(SceneWindowless().window == nil)
  }

  @Test func `a scene is in the foreground and has a session`() {
    let scene = UIScene()
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.role == .windowApplication)
    #expect(!scene.session.persistentIdentifier.isEmpty)
    #expect(scene.session === scene.session)
    #expect(scene.session.configuration.role == .windowApplication)
    let options = UIScene.ConnectionOptions()
    #expect(options.urlContexts.isEmpty)
    #expect(options.userActivities.isEmpty)
    #expect(options.shortcutItem == nil)
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(configuration.name == "Main")
    #expect(configuration.delegateClass == nil)
    #expect(UIOpenURLContext(url: Self.url).url == Self.url)
  }

  @Test func `a window's scene knows the screen, the window and its status bar`() throws {
    let stage = Stage(width: 320, height: 480, top: 44)
    stage.window.makeKeyAndVisible()
    let scene = try #require(stage.window.windowScene)
    #expect(scene.keyWindow === stage.window)
    #expect(scene.screen === UIScreen.main)
    #expect(scene.traitCollection == stage.window.traitCollection)
    #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    #expect(UIApplication.shared.statusBarFrame.height == 44)
    #expect(!UIApplication.shared.isStatusBarHidden)
    #expect(scene.interfaceOrientation == .portrait)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    #expect(UIDevice.current.orientation == .portrait)
    let restrictions = try #require(scene.sizeRestrictions)
    #expect(restrictions.minimumSize.width < restrictions.maximumSize.width)
    let other = Stage(width: 480, height: 320, top: 0)
    other.window.makeKey()
    #expect(UIApplication.shared.keyWindow === other.window)
    #expect(other.window.isKeyWindow)
    #expect(!stage.window.isKeyWindow)
    #expect(scene.statusBarManager?.isStatusBarHidden == true)
  }

  @Test(arguments: [
    (UIInterfaceOrientation.portrait, UIDeviceOrientation.portrait), (.landscapeLeft, .landscapeRight),
    (.landscapeRight, .landscapeLeft), (.portraitUpsideDown, .portraitUpsideDown),
  ])
  func `a device is turned in the other direction than its interface`(
    _ interface: UIInterfaceOrientation, _ device: UIDeviceOrientation
  ) {
    let stage = Stage(width: 320, height: 480)
    stage.window.makeKeyAndVisible()
    stage.window.interfaceOrientation = interface
    #expect(UIDevice.current.orientation == device)
  }

  @Test(arguments: [
    (UIDeviceOrientation.unknown, false, false, false), (.portrait, true, false, false),
    (.portraitUpsideDown, true, false, false), (.landscapeLeft, false, true, false),
    (.landscapeRight, false, true, false), (.faceUp, false, false, true), (.faceDown, false, false, true),
  ])
  func `an orientation is upright, across or flat`(
    _ orientation: UIDeviceOrientation, _ isPortrait: Bool, _ isLandscape: Bool, _ isFlat: Bool
  ) {
    #expect(orientation.isPortrait == isPortrait)
    #expect(orientation.isLandscape == isLandscape)
    #expect(orientation.isFlat == isFlat)
    #expect(orientation.isValidInterfaceOrientation == (isPortrait || isLandscape))
  }

  @Test(
    arguments: [
      Fact("system", "iOS") { $0.systemName }, Fact("name", false) { $0.name.isEmpty },
      Fact("model", true) { $0.model == $0.localizedModel },
      Fact("version", true) { (Double($0.systemVersion) ?? 0) >= 13 },
      Fact("identifier", true) { $0.identifierForVendor != nil },
      Fact("battery", UIDevice.BatteryState.unknown) { $0.batteryState },
      Fact("monitoring", false) { $0.isBatteryMonitoringEnabled },
    ] as [Fact<UIDevice>])
  func `a device says what it is`(_ fact: Fact<UIDevice>) { fact.check(.current) }

  @Test func `the screen's pixels are its points times its scale`() {
    let screen = UIScreen.main
    #expect(screen.nativeScale == screen.scale)
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
    #expect(screen.nativeBounds.height == screen.bounds.height * screen.scale)
    #expect(UIScreen.screens.first === screen)
    #expect(screen.maximumFramesPerSecond >= 60)
    #expect(!screen.isCaptured)
    #expect(screen.fixedCoordinateSpace.bounds == screen.bounds)
    #expect(screen.snapshotView(afterScreenUpdates: false).bounds.size == screen.bounds.size)
    #expect(UIWindow().screen === screen)
  }

  @Test func `levels of windows are moved by a distance`() {
    var level = UIWindow.Level.normal
    level += 5
    #expect(level == UIWindow.Level(rawValue: 5))
    level -= 7
    #expect(level.rawValue == -2)
    #expect(level < .normal)
  }

  @Test func `a quick action may be changed`() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    (item.type, item.localizedTitle, item.localizedSubtitle) = ("open", "Open", "A file")
    item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
    item.userInfo = ["key": NSNumber(value: 1)]
    #expect(item.type == "open")
    #expect(item.localizedTitle == "Open")
    #expect(item.localizedSubtitle == "A file")
    #expect(item.icon != nil)
    #expect(item.userInfo?.count == 1)
  }

  @Test func `the pasteboard has what was put there`() {
    let board = UIPasteboard()
    #expect(!board.hasStrings)
    #expect(!board.hasURLs)
    #expect(!board.hasImages)
    #expect(board.strings == nil)
    board.string = "text"
    #expect(board.hasStrings)
    #expect(board.strings == ["text"])
    board.strings = ["other"]
    #expect(board.string == "other")
    board.url = Self.url
    board.image = UIImage()
    #expect(board.hasURLs)
    #expect(board.hasImages)
  }
}
