import Foundation
import Testing

@testable import UIKit

/// Strings that are measured and drawn with attributes.
@Suite @MainActor struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
  private let words = "Several words that are broken"
  private let room = CGSize(width: 100, height: 1000)

  @Test func `a string is as large as its attributed text`() {
    let text = NSAttributedString(string: words, attributes: attributes)
    #expect(words.size(withAttributes: attributes) == text.size())
    #expect(NSString(string: words).size(withAttributes: attributes) == text.size())
    let wanted = text.boundingRect(with: room, options: .usesLineFragmentOrigin)
    let found = words.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let other = NSString(string: words).boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(found == wanted)
    #expect(other == wanted)
    #expect(wanted.height > 2 * text.size().height)
  }

  @Test func `a text without the option for lines stays on one`() {
    let text = NSAttributedString(string: words, attributes: attributes)
    #expect(text.boundingRect(with: room).height == text.size().height)
    #expect(text.boundingRect(with: room).width > 100)
  }

  @Test func `a text that is cut is no higher than its room`() {
    let text = NSAttributedString(string: words, attributes: attributes)
    let box = text.boundingRect(
      with: CGSize(width: 100, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(box.height <= 30)
  }

  private func drawn(_ body: () -> Void) -> [(text: String, rect: CGRect, breaks: Bool)] {
    let context = CGContext(size: CGSize(width: 200, height: 200))
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.commands.compactMap { command in
      guard case .text(let text, let rect, let breaks, _) = command.kind else { return nil }
      return (text.string, rect, breaks)
    }
  }

  @Test func `a text in a rectangle is broken into lines`() {
    let rect = CGRect(x: 1, y: 2, width: 100, height: 50)
    let found = drawn {
      words.draw(in: rect, withAttributes: attributes)
      NSString(string: words).draw(in: rect, withAttributes: attributes)
      NSAttributedString(string: words, attributes: attributes).draw(in: rect)
    }
    #expect(found.map(\.text) == [words, words, words])
    #expect(found.map(\.rect) == [rect, rect, rect])
    #expect(found.map(\.breaks) == [true, true, true])
  }

  @Test func `a text at a point is on one line`() {
    let point = CGPoint(x: 3, y: 4)
    let size = words.size(withAttributes: attributes)
    let found = drawn {
      words.draw(at: point, withAttributes: attributes)
      NSString(string: words).draw(at: point, withAttributes: attributes)
    }
    #expect(found.map(\.rect) == [CGRect(origin: point, size: size), CGRect(origin: point, size: size)])
    #expect(found.map(\.breaks) == [false, false])
  }

  @Test func `an option breaks a drawn text into lines`() {
    let text = NSAttributedString(string: words, attributes: attributes)
    let rect = CGRect(x: 1, y: 2, width: 100, height: 50)
    let found = drawn {
      text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
      text.draw(with: rect)
    }
    #expect(found.map(\.breaks) == [true, false])
  }

  @Test func `an attachment is a character of its own`() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 12, height: 8)))
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(text.length == 1)
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(attachment.image?.size == CGSize(width: 12, height: 8))
  }
}
