import StoryboardDocuments
import UIKit

/// The styles of bars in an Interface Builder document: what Swift code sets through their properties.
extension InterfaceDocument {
  /// Gives a navigation bar the properties of its element.
  @MainActor
  func style(_ bar: UINavigationBar, _ element: XMLElementNode) {
    if element["translucent"] == "NO" { bar.isTranslucent = false }
    if element.isYes("largeTitles") { bar.prefersLargeTitles = true }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = color("tintColor", of: element) { bar.tintColor = color }
    bar.barStyle = barStyle(element)
    if let color = titleColor("titleTextAttributes", of: element) {
      bar.titleTextAttributes = [.foregroundColor: color]
    }
    if let color = titleColor("largeTitleTextAttributes", of: element) {
      bar.largeTitleTextAttributes = [.foregroundColor: color]
    }
    func appearance(_ key: String) -> UINavigationBarAppearance? {
      element.child(key: key).map { element in
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = color("backgroundColor", of: element)
        if let color = titleColor("titleTextAttributes", of: element) {
          appearance.titleTextAttributes = [.foregroundColor: color]
        }
        return appearance
      }
    }
    if let standard = appearance("standardAppearance") { bar.standardAppearance = standard }
    if let edge = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = edge }
  }

  /// Gives a tab bar the properties of its element.
  @MainActor
  func style(_ bar: UITabBar, _ element: XMLElementNode) {
    if element["translucent"] == "NO" { bar.isTranslucent = false }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = color("tintColor", of: element) ?? color("selectedImageTintColor", of: element) {
      bar.tintColor = color
    }
    bar.barStyle = barStyle(element)
    func appearance(_ key: String) -> UITabBarAppearance? {
      element.child(key: key).map { element in
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = color("backgroundColor", of: element)
        return appearance
      }
    }
    if let standard = appearance("standardAppearance") { bar.standardAppearance = standard }
    if let edge = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = edge }
  }

  /// Gives a toolbar the properties of its element.
  @MainActor
  func style(_ bar: UIToolbar, _ element: XMLElementNode) {
    if element["translucent"] == "NO" { bar.isTranslucent = false }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = color("tintColor", of: element) { bar.tintColor = color }
    bar.barStyle = barStyle(element)
  }

  private func barStyle(_ element: XMLElementNode) -> UIBarStyle {
    element["barStyle"]?.hasPrefix("black") ?? false ? .black : .default
  }

  private func color(_ key: String, of element: XMLElementNode) -> UIColor? {
    element.child("color", key: key).flatMap { color($0) }
  }

  private func titleColor(_ key: String, of element: XMLElementNode) -> UIColor? {
    element.child(key: key).flatMap { color("textColor", of: $0) }
  }
}
