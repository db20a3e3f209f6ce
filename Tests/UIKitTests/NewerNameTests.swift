import Testing

@testable import UIKit

/// Names from newer versions of iOS that layout code uses.
@MainActor @Suite struct NewerNameTests {
  @Test func `a button made with a configuration has the size of one that is given it`() {
    var configuration = UIButton.Configuration.tinted()
    (configuration.title, configuration.subtitle) = ("Title", "and a subtitle")
    (configuration.image, configuration.imagePadding) = (UIImage(systemName: "star"), 9)
    configuration.buttonSize = .large
    let given = UIButton(type: .system)
    given.configuration = configuration
    #expect(UIButton(configuration: configuration).intrinsicContentSize == given.intrinsicContentSize)
  }

  @Test func `a configuration's transformer and attributed title decide the title's font`() {
    let stage = Stage(scale: 2)
    let button = stage.add(UIButton(configuration: .plain()))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      outgoing.foregroundColor = UIColor.red
      return outgoing
    }
    button.configuration = configuration
    #expect(button.titleFont == .systemFont(ofSize: 30))
    #expect(button.titleColors == [.red])
    #expect(
      button.intrinsicContentSize.height == ((UIFont.systemFont(ofSize: 30).lineHeight + 14) * 2).rounded(.up) / 2)
    var title = AttributedString("Big")
    title.font = .systemFont(ofSize: 40)
    var attributed = UIButton.Configuration.plain()
    attributed.attributedTitle = title
    button.configuration = attributed
    #expect(button.titleFont == .systemFont(ofSize: 40))
    #expect(button.currentTitle == "Big")
  }

  @Test func `an attributed string of Swift has UIKit's attributes, both ways`() {
    var text = AttributedString("One")
    text.font = .systemFont(ofSize: 12)
    var second = AttributedString(" two")
    second.foregroundColor = .red
    second.kern = 2
    let old = NSAttributedString(text + second)
    #expect(old.string == "One two")
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    #expect(old.attribute(.kern, at: 4, effectiveRange: nil) as? CGFloat == 2)
    #expect(AttributedString(old) == text + second)
  }

  @Test func `AL-10.2 overrides of traits hold for a view and all below`() {
    let stage = Stage(scale: 2)
    let (outer, inner) = (stage.add(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.horizontalSizeClass = .compact
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.displayScale == 2)
    stage.controller.traitOverrides.layoutDirection = .rightToLeft
    #expect(stage.controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    #expect(stage.window.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func `a parent hears of a child's preferred size`() {
    final class Parent: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.heard == [CGSize(width: 1, height: 2)])
  }

  @Test func `a column of dots is as high as a row is wide`() {
    let pages = UIPageControl()
    pages.numberOfPages = 4
    let row = pages.intrinsicContentSize
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize == CGSize(width: row.height, height: row.width))
  }

  @Test func `constraints of the keyboard's guide hold at the bottom`() {
    let stage = Stage(scale: 2)
    let guide = stage.root.keyboardLayoutGuide
    let near = [stage.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)]
    let other = [stage.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 2)]
    guide.setConstraints(near, activeWhenNearEdge: .bottom)
    guide.setConstraints(other, activeWhenNearEdge: .top)
    #expect(near[0].isActive)
    #expect(!other[0].isActive)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near[0].isActive)
  }

  @Test func `a header that overrides its initialiser can be made without an identifier`() {
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier ?? "own") }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Header().reuseIdentifier == "own")
  }

  @Test func `values carry geometry, and layer colours have components`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75).cgColor
    #expect(color.components == [0.25, 0.5, 1, 0.75])
    #expect(color.numberOfComponents == 4)
  }

  @Test func `transformers turn colours into the tint or into grey`() {
    let color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.25)
    #expect(UIConfigurationColorTransformer.preferredTint(color) == UIColor.tintColor)
    #expect(UIConfigurationColorTransformer.monochromeTint(color) == UIColor.systemBlue)
    let grey = UIConfigurationColorTransformer.grayscale(color).cgColor.components ?? []
    #expect(grey.prefix(3).allSatisfy { abs($0 - 0.2487) < 1e-9 })
    #expect(grey.last == 0.25)
  }
}
