import Foundation
import Testing

@testable import UIKit

/// Values as on Apple's systems, in a file that imports Foundation, too.
@MainActor
@Suite struct AppleValueTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: 0, y: 10, width: 10, height: 10), false),
    (CGRect(x: 10, y: 10, width: 1, height: 1), false), (CGRect(x: 9.5, y: 0, width: 10, height: 10), true),
    (CGRect(x: 20, y: 0, width: -15, height: 10), true), (CGRect.null, false),
  ])
  func `rectangles that touch do not intersect`(_ other: CGRect, _ intersects: Bool) {
    #expect(box.intersects(other) == intersects)
    #expect(other.intersects(box) == intersects)
    #expect([other].contains { $0.intersects(box) } == intersects)
    #expect([other].filter(box.intersects).isEmpty != intersects)
  }

  @Test func `points, sizes and rectangles are printed as on Apple's systems`() {
    #expect("\(CGRect(x: 0, y: 1.5, width: 10, height: 20))" == "(0.0, 1.5, 10.0, 20.0)")
    #expect("\(CGPoint(x: 1, y: -2))" == "(1.0, -2.0)")
    #expect(String(reflecting: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect(NSCoder.string(for: CGRect(x: 0.5, y: 0, width: 10, height: 20)) == "{{0.5, 0}, {10, 20}}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
  }

  @Test func `a zero is never negative`() {
    let text = UITextView()
    (text.isScrollEnabled, text.textContainerInset) = (false, .zero)
    text.textContainer.lineFragmentPadding = 0
    #expect("\(text.intrinsicContentSize.width)" == "0.0")
    #expect("\(UILabel().intrinsicContentSize)" == "(0.0, 0.0)")
    #expect("\(UIView().sizeThatFits(.zero))" == "(0.0, 0.0)")
    let stage = Stage(scale: 2)
    let view = stage.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: -0.1),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: -0.1),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.layout()
    #expect("\(view.frame)" == "(0.0, 0.0, 10.0, 10.0)")
    let scroll = UIScrollView()
    scroll.contentInset.top = 5
    scroll.contentInset.top = 0
    #expect("\(scroll.contentOffset)" == "(0.0, 0.0)")
  }

  @Test(
    arguments: [("Helvetica", 20, 23), ("Helvetica", 60, 69), ("Helvetica-Bold", 40, 46), ("Courier", 13, 13)]
      as [(String, CGFloat, CGFloat)])
  func `line heights are computed in font units`(_ name: String, _ size: CGFloat, _ height: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect(font.lineHeight == height)
    let text = NSAttributedString(string: "Hi\nthere", attributes: [.font: font])
    let room = CGSize(width: 1000, height: 1000)
    #expect(text.boundingRect(with: room, options: .usesLineFragmentOrigin).height == 2 * height)
  }

  @Test func `a text's bounding box follows its paragraph style`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let words = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor"
    let text = NSAttributedString(
      string: words, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let label = UILabel()
    (label.numberOfLines, label.lineBreakMode, label.text) = (0, .byCharWrapping, words)
    let room = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
    let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin)
    #expect(abs(rect.width - label.sizeThatFits(room).width) < 0.5)
    #expect(rect.width > 290)
  }

  @Test func `text without a font is Helvetica of 12 points`() {
    #expect(NSAttributedString(string: "Hi").size().height == 13.8)
    let view = UITextView()
    view.isScrollEnabled = false
    view.attributedText = NSAttributedString(string: "Hi")
    #expect(view.styledText.runs.first?.font.familyName == "Helvetica")
    view.text = "Hi"
    #expect(view.styledText.runs.first?.font == .systemFont(ofSize: 12))
  }

  @Test func `a copied path is a new one, with its style`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    (path.lineWidth, path.usesEvenOddFillRule) = (3, true)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 9, height: 9)))
    #expect(path.bounds.width == 1)
    #expect(copy.bounds.width == 14)
    #expect(copy.lineWidth == 3)
    #expect(copy.usesEvenOddFillRule)
  }

  @Test func `colours have components, and are made of hue and saturation`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    for hue in [0, 0.2, 0.4, 0.6, 0.8] as [CGFloat] {
      var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 1)
        .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(found - hue) < 1e-9)
      #expect(abs(saturation - 0.5) < 1e-9)
      #expect(brightness == 0.75)
    }
    var white: CGFloat = 0
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `a date picker keeps its date within its limits`() {
    let picker = UIDatePicker()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    picker.maximumDate = now
    picker.setDate(now.addingTimeInterval(10), animated: true)
    #expect(picker.date == now)
    picker.minimumDate = now.addingTimeInterval(-5)
    picker.date = now.addingTimeInterval(-10)
    #expect(picker.date == now.addingTimeInterval(-5))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
  }

  @Test func `levels of windows are counted`() {
    #expect((UIWindow.Level.normal + 1).rawValue == 1)
    #expect(UIWindow.Level.alert - 1 < .alert)
  }

  @Test func `a font's descriptor takes attributes`() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .size: 20, .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    #expect(UIFontDescriptor(name: "Helvetica", size: 14).fontAttributes[.name] as? String == "Helvetica")
  }
}
