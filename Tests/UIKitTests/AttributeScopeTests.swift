import Foundation
import Testing

@testable import UIKit

/// Attributed strings of Foundation with UIKit's attributes, archives without keys, and traits by their definitions.
@Suite @MainActor struct AttributeScopeTests {
  @Test func `attributes survive both ways`() {
    let font = UIFont.systemFont(ofSize: 21)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font, .kern: 2])
    text.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red],
      range: NSRange(location: 1, length: 1))
    let scoped = AttributedString(text)
    #expect(String(scoped.characters) == "ab")
    #expect(scoped.font == font)
    #expect(scoped.kern == 2)
    #expect(scoped.runs.map(\.underlineStyle) == [nil, .single])
    #expect(scoped.runs.map(\.foregroundColor) == [nil, .red])
    let back = NSAttributedString(scoped)
    #expect(back.string == "ab")
    #expect(back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(back.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `a struck text is known by its style`() {
    let text = NSAttributedString(string: "a", attributes: [.strikethroughStyle: NSUnderlineStyle.double.rawValue])
    #expect(AttributedString(text).strikethroughStyle == .double)
    #expect(NSUnderlineStyle(rawValue: 1) == .single)
  }

  @Test(
    arguments: [
      Fact("keyed", true) { $0.allowsKeyedCoding }, Fact("contains", false) { $0.containsValue(forKey: "a") },
      Fact("object", true) { $0.decodeObject(forKey: "a") == nil }, Fact("bool", false) { $0.decodeBool(forKey: "a") },
      Fact("integer", 0) { $0.decodeInteger(forKey: "a") }, Fact("int32", 0) { $0.decodeInt32(forKey: "a") },
      Fact("int64", 0) { $0.decodeInt64(forKey: "a") }, Fact("float", 0) { $0.decodeFloat(forKey: "a") },
      Fact("double", 0) { $0.decodeDouble(forKey: "a") },
    ] as [Fact<NibCoder>])
  func `a coder has nothing for a missing key`(_ fact: Fact<NibCoder>) { fact.check(NibCoder()) }

  @Test func `a definition finds its trait`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(UITraitHorizontalSizeClass.value(in: traits) == .compact)
    #expect(UITraitVerticalSizeClass.value(in: traits) == .regular)
    #expect(UITraitUserInterfaceIdiom.value(in: traits) == .pad)
    #expect(UITraitDisplayScale.value(in: traits) == 3)
    #expect(UITraitLayoutDirection.value(in: traits) == .rightToLeft)
    #expect(UITraitUserInterfaceStyle.value(in: traits) == .dark)
    #expect(UITraitPreferredContentSizeCategory.value(in: traits) == .small)
  }

  @Test func `a transformer is found by its name`() {
    final class Doubler: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { 2 * $0 } }
    }
    let name = NSValueTransformerName("doubler")
    ValueTransformer.setValueTransformer(Doubler(), forName: name)
    #expect(ValueTransformer.valueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.valueTransformer(forName: name) == nil)
  }

  private final class Pointer: NSObject, UIPointerInteractionDelegate {}

  @Test func `a pointer's interaction knows its view`() {
    let (view, delegate) = (UIView(), Pointer())
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.delegate === delegate)
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(region.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(delegate.pointerInteraction(interaction, styleFor: region) == nil)
  }

  @Test func `a colour has four components in a space`() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.hash == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).hash)
    #expect(color.numberOfComponents == 4)
    #expect(color.components == [0.25, 0.5, 0.75, 1])
    #expect(color.colorSpace != nil)
  }
}
