import Testing

@testable import UIKit

/// The area of a text view's text, and configurations of symbols.
@MainActor @Suite struct TextContainerTests {
  @Test func `a text view is laid out again when the padding of its text changes`() {
    let stage = Stage()
    let text = stage.add(UITextView())
    text.isScrollEnabled = false
    text.text = "Words"
    stage.layout()
    let width = text.frame.width
    text.textContainer.lineFragmentPadding = 0
    stage.layout()
    #expect(text.frame.width == width - 10)
  }

  @Test func `what a configuration leaves open comes from the other one`() {
    typealias Configuration = UIImage.SymbolConfiguration
    func parts(_ configuration: Configuration) -> String {
      "\(configuration.pointSize ?? 0) \(configuration.weight) \(configuration.symbolScale)"
    }
    let small = Configuration(pointSize: 10, weight: .bold, scale: .small)
    let large = Configuration(scale: .large)
    #expect(parts(small) == "10.0 bold small")
    #expect(parts(small.applying(large)) == "10.0 bold large")
    #expect(parts(small.applying(Configuration(weight: .heavy))) == "10.0 heavy small")
    #expect(parts(small.applying(Configuration(pointSize: 12))) == "12.0 bold medium")
    #expect(parts(large.applying(small)) == "10.0 bold small")
    #expect(parts(small.applying(Configuration.unspecified)) == "10.0 bold small")
    #expect(parts(small.applying(nil)) == "10.0 bold small")
  }
}
