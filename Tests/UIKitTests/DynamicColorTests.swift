import Testing
import UIKit

/// Colours that follow the appearance.
@Suite struct DynamicColorTests {
  @Test func `a provider is asked for light and dark, and a colour resolves to one of them`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(color.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(color.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.resolvedColor(with: light) != color)
  }
}
