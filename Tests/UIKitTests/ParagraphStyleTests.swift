import Foundation
import Testing

@testable import UIKit

/// Paragraph styles: their defaults, their copies and when they are equal.
@Suite @MainActor struct ParagraphStyleTests {
  @Test(
    arguments: [
      Fact("lineSpacing", 0) { $0.lineSpacing }, Fact("paragraphSpacing", 0) { $0.paragraphSpacing },
      Fact("paragraphSpacingBefore", 0) { $0.paragraphSpacingBefore }, Fact("headIndent", 0) { $0.headIndent },
      Fact("firstLineHeadIndent", 0) { $0.firstLineHeadIndent }, Fact("tailIndent", 0) { $0.tailIndent },
      Fact("minimumLineHeight", 0) { $0.minimumLineHeight }, Fact("maximumLineHeight", 0) { $0.maximumLineHeight },
      Fact("lineHeightMultiple", 0) { $0.lineHeightMultiple },
      Fact("hyphenationFactor", Float(0)) { $0.hyphenationFactor },
      Fact("defaultTabInterval", 0) { $0.defaultTabInterval },
      Fact("alignment", NSTextAlignment.natural) { $0.alignment },
      Fact("lineBreakMode", NSLineBreakMode.byWordWrapping) { $0.lineBreakMode },
      Fact("baseWritingDirection", NSWritingDirection.natural) { $0.baseWritingDirection },
      Fact("lineBreakStrategy", []) { $0.lineBreakStrategy },
    ] as [Fact<NSParagraphStyle>])
  func `the default style adds nothing to lines`(_ fact: Fact<NSParagraphStyle>) { fact.check(.default) }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor (NSMutableParagraphStyle) -> Void
    init(_ name: String, _ change: @escaping @MainActor (NSMutableParagraphStyle) -> Void) {
      (testDescription, self.change) = (name, change)
    }
  }

  @Test(arguments: [
    Change("lineSpacing") { $0.lineSpacing = 2 }, Change("paragraphSpacing") { $0.paragraphSpacing = 2 },
    Change("paragraphSpacingBefore") { $0.paragraphSpacingBefore = 2 }, Change("headIndent") { $0.headIndent = 2 },
    Change("firstLineHeadIndent") { $0.firstLineHeadIndent = 2 }, Change("tailIndent") { $0.tailIndent = -2 },
    Change("minimumLineHeight") { $0.minimumLineHeight = 2 },
    Change("maximumLineHeight") { $0.maximumLineHeight = 2 },
    Change("lineHeightMultiple") { $0.lineHeightMultiple = 2 },
    Change("hyphenationFactor") { $0.hyphenationFactor = 1 }, Change("alignment") { $0.alignment = .right },
    Change("lineBreakMode") { $0.lineBreakMode = .byTruncatingTail },
    Change("baseWritingDirection") { $0.baseWritingDirection = .rightToLeft },
    Change("lineBreakStrategy") { $0.lineBreakStrategy = .pushOut },
    Change("tabStops") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 40)] },
    Change("defaultTabInterval") { $0.defaultTabInterval = 30 },
  ])
  func `a changed style differs from the default, and its copies are equal to it`(_ change: Change) throws {
    let style = NSMutableParagraphStyle()
    #expect(style == NSParagraphStyle.default)
    change.change(style)
    #expect(style != NSParagraphStyle.default)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    #expect(mutable == style)
    #expect(copy.hashValue == style.hashValue)
    #expect(!(copy is NSMutableParagraphStyle))
    mutable.lineSpacing = 99
    #expect(style.lineSpacing != 99)
  }

  @Test func `a style keeps what is set`() {
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacingBefore, style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (1, 2, 3, -4)
    (style.hyphenationFactor, style.baseWritingDirection, style.defaultTabInterval) = (0.5, .leftToRight, 28)
    style.lineBreakStrategy = .pushOut
    style.tabStops = [NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .right, location: 90)]
    #expect(style.paragraphSpacingBefore == 1)
    #expect(style.firstLineHeadIndent == 2)
    #expect(style.headIndent == 3)
    #expect(style.tailIndent == -4)
    #expect(style.hyphenationFactor == 0.5)
    #expect(style.baseWritingDirection == .leftToRight)
    #expect(style.defaultTabInterval == 28)
    #expect(style.lineBreakStrategy == .pushOut)
    #expect(style.tabStops.map(\.location) == [10, 90])
    #expect(style.tabStops.map(\.alignment) == [.left, .right])
  }

  @Test func `tabs are equal by their place and their alignment`() {
    let tab = NSTextTab(textAlignment: .left, location: 10)
    #expect(tab == NSTextTab(textAlignment: .left, location: 10))
    #expect(tab.hashValue == NSTextTab(textAlignment: .left, location: 10).hashValue)
    #expect(tab != NSTextTab(textAlignment: .right, location: 10))
    #expect(tab != NSTextTab(textAlignment: .left, location: 11))
  }
}
