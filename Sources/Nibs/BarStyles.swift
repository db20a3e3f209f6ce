import StoryboardDocuments
import UIKit

/// The styles of bars in an Interface Builder document: what Swift code sets through their properties.
extension InterfaceDocument {
  /// Gives a navigation bar the properties of its element.
  @MainActor
  func style(_ bar: UINavigationBar, _ element: XMLElementNode) {
    styleColors(of: bar, element)
    if element.isYes("largeTitles") { bar.prefersLargeTitles = true }
    if let color = titleColor("titleTextAttributes", of: element) {
      bar.titleTextAttributes = [.foregroundColor: color]
    }
    if let color = titleColor("largeTitleTextAttributes", of: element) {
      bar.largeTitleTextAttributes = [.foregroundColor: color]
    }
    func titled(_ key: String) -> UINavigationBarAppearance? {
      let appearance = appearance(key, of: element, UINavigationBarAppearance())
      if let color = element.child(key: key).flatMap({ titleColor("titleTextAttributes", of: $0) }) {
        appearance?.titleTextAttributes = [.foregroundColor: color]
      }
      return appearance
    }
    if let standard = titled("standardAppearance") { bar.standardAppearance = standard }
    if let edge = titled("scrollEdgeAppearance") { bar.scrollEdgeAppearance = edge }
  }

  /// Gives a tab bar the properties of its element.
  @MainActor
  func style(_ bar: UITabBar, _ element: XMLElementNode) {
    if let color = color("selectedImageTintColor", of: element) { bar.tintColor = color }
    styleColors(of: bar, element)
    if let standard = appearance("standardAppearance", of: element, UITabBarAppearance()) {
      bar.standardAppearance = standard
    }
    if let edge = appearance("scrollEdgeAppearance", of: element, UITabBarAppearance()) {
      bar.scrollEdgeAppearance = edge
    }
  }

  /// Gives a toolbar the properties of its element.
  @MainActor
  func style(_ bar: UIToolbar, _ element: XMLElementNode) { styleColors(of: bar, element) }

  @MainActor
  private func styleColors(of bar: some ColoredBar, _ element: XMLElementNode) {
    if element["translucent"] == "NO" { bar.isTranslucent = false }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = color("tintColor", of: element) { bar.tintColor = color }
    if element["barStyle"]?.hasPrefix("black") ?? false { bar.barStyle = .black }
  }

  /// Returns an appearance with the ground of an element; nil if the element has none of that key.
  @MainActor
  private func appearance<Appearance: UIBarAppearance>(
    _ key: String, of element: XMLElementNode, _ appearance: Appearance
  ) -> Appearance? {
    guard let own = element.child(key: key) else { return nil }
    appearance.backgroundColor = color("backgroundColor", of: own)
    return appearance
  }

  private func color(_ key: String, of element: XMLElementNode) -> UIColor? {
    element.child("color", key: key).flatMap { color($0) }
  }

  private func titleColor(_ key: String, of element: XMLElementNode) -> UIColor? {
    element.child(key: key).flatMap { color("textColor", of: $0) }
  }
}
