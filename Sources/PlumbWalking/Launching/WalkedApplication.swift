public import UIKit
import Verifying

/// An application to launch: what its entry and its property list name. `plumb port` writes it.
@preconcurrency @MainActor
public struct WalkedApplication {
  /// The module with the application's classes.
  public var module: String
  /// The class of its delegate: that with `@main`; nil if there is none.
  public var delegate: String?
  /// `UIMainStoryboardFile` of the property list.
  public var storyboard: String?
  /// Whether the property list has a scene manifest.
  public var hasScenes: Bool
  /// `UISceneDelegateClassName` of the first configuration.
  public var sceneDelegate: String?
  /// `UISceneStoryboardFile` of the first configuration.
  public var sceneStoryboard: String?
  /// The controllers that storyboards and sources declare, which a walk should reach.
  public var controllers: [String]
  /// Texts with which the sources compare what is typed, such as a name and a password of a sign-in: those of one
  /// condition together, each with the name of what it is compared with.
  public var expectedTexts: [[(name: String, text: String)]] = []
  /// Statuses of success other than 200 with which the sources compare those of answers: a sign-up may expect 201.
  public var expectedStatuses: [Int] = []
  /// Screens that can be made by themselves, by the names of their tests.
  public var screens: [String: @MainActor () -> UIViewController]

  /// The folder of the package.
  let package: String
  /// A file among the package's tests: its path leads to the application's resources.
  var testFile: String { "\(package)/Tests/\(module)Tests/WalkTests.swift" }

  /// See the properties.
  /// - Parameter filePath: The program's file, in the package's `Sources`.
  public init(
    module: String, delegate: String?, storyboard: String? = nil, hasScenes: Bool = false,
    sceneDelegate: String? = nil, sceneStoryboard: String? = nil, controllers: [String] = [],
    screens: [String: @MainActor () -> UIViewController] = [:], filePath: StaticString = #filePath
  ) {
    (self.module, self.delegate, self.storyboard, self.hasScenes) = (module, delegate, storyboard, hasScenes)
    (self.sceneDelegate, self.sceneStoryboard) = (sceneDelegate, sceneStoryboard)
    (self.controllers, self.screens) = (controllers, screens)
    package = TestRun.package(around: "\(filePath)")
  }

  /// The classes, as far as they are found.
  var entry: ApplicationLaunch.Entry {
    var entry = ApplicationLaunch.Entry()
    entry.delegate = delegate.flatMap { NibClasses.find($0, in: [module]) }
    entry.sceneDelegate = sceneDelegate.flatMap { NibClasses.find($0, in: [module]) }
    (entry.storyboard, entry.hasScenes, entry.sceneStoryboard) = (storyboard, hasScenes, sceneStoryboard)
    return entry
  }

  /// Why it cannot be launched; nil if it can.
  var obstacle: String? {
    if let delegate, entry.delegate == nil {
      return "the module \(module) has no class \(delegate); \u{60}plumb port\u{60} may have left its file out"
    }
    if delegate == nil, storyboard == nil, !hasScenes {
      return
        "nothing launches: there is no class with @main that is an application's delegate, and no Info.plist names a "
        + "main storyboard or a scene"
    }
    return nil
  }
}
