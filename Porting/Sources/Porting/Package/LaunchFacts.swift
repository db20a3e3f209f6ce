import Escaping
import Foundation

/// How an application is launched: its entry, and what its property list or its project names.
package struct LaunchFacts {
  /// The class of the application's delegate.
  package private(set) var delegate: String?
  /// The storyboard of an application without scenes.
  package private(set) var storyboard: String?
  /// Whether there is a scene manifest.
  package private(set) var hasScenes = false
  package private(set) var sceneDelegate: String?
  package private(set) var sceneStoryboard: String?

  /// Facts that launch nothing.
  package init() {}

  /// Reads the property list that launches something, and otherwise the build settings from which Xcode makes it.
  init(_ project: Project, _ resources: [SourceSearch.Found], _ xcode: XcodeProject) {
    let candidates = project.types.values.filter { $0.kind == .class && $0.declaration != nil }
      .sorted { $0.name < $1.name }
    let delegates = candidates.filter { Self.conforms($0, to: "UIApplicationDelegate", in: project) }
    delegate = (delegates.first { $0.declaration?.isMain == true } ?? delegates.first)?.name
    let lists = resources.filter { $0.place.hasSuffix(".plist") }.sorted {
      ($0.place.count, $0.place) < ($1.place.count, $1.place)
    }
    let isComplete = lists.contains { read(FileManager.default.contents(atPath: $0.path)) }
    if !isComplete, storyboard == nil, !hasScenes {
      storyboard = xcode.setting("INFOPLIST_KEY_UIMainStoryboardFile")
      hasScenes = xcode.setting("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") == "YES"
      // Without either, the storyboard has the name that Xcode gives it.
      let hasMain = resources.contains { $0.place.split(separator: "/").last == "Main.storyboard" }
      if storyboard == nil, !hasScenes, hasMain { storyboard = "Main" }
    }
    guard hasScenes, sceneDelegate == nil else { return }
    let scenes = candidates.filter {
      Self.conforms($0, to: "UIWindowSceneDelegate", in: project)
        || Self.conforms($0, to: "UISceneDelegate", in: project)
    }
    sceneDelegate = scenes.first?.name
  }

  private static func conforms(_ record: TypeRecord, to name: String, in project: Project) -> Bool {
    project.lineage(of: record.name).contains { $0.inherited.contains(name) }
  }

  /// Reads a property list; returns whether it says how the application is launched, if only that its code does.
  private mutating func read(_ data: Data?) -> Bool {
    guard let data, let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return false }
    // An extension's or a test's list names no application.
    if list["NSExtension"] != nil { return false }
    let main = Self.name(list["UIMainStoryboardFile"])
    guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else {
      storyboard = main
      // Xcode writes this key into the complete lists of applications.
      return main != nil || list["LSRequiresIPhoneOS"] != nil
    }
    hasScenes = true
    storyboard = main
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let first = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    sceneDelegate = (first?["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init)
    sceneStoryboard = Self.name(first?["UISceneStoryboardFile"]) ?? (first == nil ? main : nil)
    return true
  }

  private static func name(_ value: Any?) -> String? {
    (value as? String).flatMap { name in
      name.isEmpty ? nil : name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    }
  }

  /// The arguments of `WalkedApplication`.
  func arguments(module: String) -> String {
    func text(_ value: String?) -> String { value.map { Escaped.swift($0) } ?? "nil" }
    return "\n  module: \(Escaped.swift(module)), delegate: \(text(delegate)), storyboard: \(text(storyboard)), "
      + "hasScenes: \(hasScenes),\n  sceneDelegate: \(text(sceneDelegate)), sceneStoryboard: \(text(sceneStoryboard))"
  }
}
