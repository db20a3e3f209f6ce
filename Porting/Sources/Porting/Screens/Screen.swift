import Escaping

/// A controller that a test can create.
package struct Screen: Hashable, Sendable {
  /// How it is created.
  package enum Origin: Hashable, Sendable {
    /// `ProfileController()`.
    case code
    /// From a storyboard, by the controller's identifier there.
    case storyboard(name: String, identifier: String)
  }

  /// The controller's class.
  package var type: String
  package var origin: Origin
  /// The file that declares the class.
  package var file: String
  /// The way in which the application shows it.
  package var context = ScreenContext()

  /// Creates a screen.
  package init(type: String, origin: Origin, file: String, context: ScreenContext = ScreenContext()) {
    (self.type, self.origin, self.file, self.context) = (type, origin, file, context)
  }

  /// The name of its test, in backticks: not the class's name, which a method with that name would hide.
  package var testName: String {
    switch origin {
    case .code: Escaped.swiftName("\(type) from code")
    case .storyboard(_, let identifier): Escaped.swiftName("\(type) as \(identifier)")
    }
  }

  /// The expression that creates it and shows it as the application does.
  var expression: String {
    switch origin {
    case .code: context.expression(of: "\(type)()")
    case .storyboard(let name, let identifier):
      context.expression(of: ScreenContext.scene(identifier, of: name))
    }
  }
}

extension Project {
  /// UIKit's classes that are not screens by themselves.
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController",
    "UISplitViewController", "UIPageViewController", "UIHostingController",
  ]

  /// Returns whether a class of the project is a controller.
  package func isController(_ record: TypeRecord) -> Bool {
    record.kind == .class && systemClass(of: record.name).map { Self.controllers.contains($0) } == true
  }

  /// Returns whether storyboards can create an object of a class, which depends on its nearest `init(coder:)`.
  func isMadeByStoryboards(_ record: TypeRecord) -> Bool {
    for owner in lineage(of: record.name) {
      if let own = owner.initialisers.first(where: { $0.labels == ["coder"] }) { return !own.isTrap }
    }
    return true
  }

  /// Returns whether a class contains other controllers, so that it is shown by itself.
  package func isContainer(_ record: TypeRecord) -> Bool {
    ["UINavigationController", "UITabBarController", "UISplitViewController"].contains(systemClass(of: record.name))
  }

  /// Returns controllers of the project by name, and those that cannot be created without arguments, with the cause.
  func controllers(shown uses: ContainerUse) -> (screens: [Screen], others: [(record: TypeRecord, cause: String)]) {
    var (screens, others) = ([Screen](), [(record: TypeRecord, cause: String)]())
    for record in types.values.sorted(by: { $0.name < $1.name }) where isController(record) {
      guard let place = record.declaration else { continue }
      if let cause = obstacle(of: record, place) {
        others.append((record, cause))
      } else {
        let context = isContainer(record) ? nil : uses.contexts[record.name]
        screens.append(
          Screen(
            type: record.name, origin: .code, file: files[place.file].path, context: context ?? ScreenContext()))
      }
    }
    return (screens, others)
  }

  /// Returns why a controller cannot be created by `Name()`.
  private func obstacle(of record: TypeRecord, _ place: TypeRecord.Declaration) -> String? {
    if ["private", "fileprivate"].contains(place.access) { return "it is \(place.access)" }
    if place.isGeneric { return "it is generic" }
    if types.values.contains(where: { $0.kind == .class && $0.inherited.first?.withoutGenericArguments == record.name })
      && record.name.hasPrefix("Base")
    {
      return "other controllers are made from it"
    }
    for owner in lineage(of: record.name) {
      let own = owner.initialisers.filter { $0.labels != ["coder"] }
      if own.contains(where: { $0.required.isEmpty && $0.access.isEmpty }) { return nil }
      let designated = own.filter { !$0.isConvenience && $0.labels != ["nibName", "bundle"] }
      if let first = designated.first {
        return "its initialiser has arguments: init(\(first.labels.map { $0 + ":" }.joined()))"
      }
      if own.contains(where: { !$0.isConvenience && $0.labels == ["nibName", "bundle"] }) { return nil }
      if owner.initialisers.contains(where: { $0.labels == ["coder"] && !$0.isConvenience }), own.isEmpty {
        return "it is made by init(coder:) only: a storyboard has to make it"
      }
    }
    let system = systemClass(of: record.name)
    if system == "UICollectionViewController" { return "it needs a layout: init(collectionViewLayout:)" }
    return nil
  }
}
