import Testing

@testable import UIKit

/// Titles of several lines (`control-metrics.md` 3.2, AL-3.13).
@MainActor
@Suite struct TitleLineTests {
  private static let long = "A title that is much too long for one line and therefore wraps to several"

  private func filled(_ title: String, _ mode: NSLineBreakMode? = nil) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    if let mode { configuration.titleLineBreakMode = mode }
    return UIButton(configuration: configuration)
  }

  @Test func `a configured title wraps where the button is narrower`() {
    let stage = Stage(scale: 3)
    let button = stage.add(filled(Self.long))
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      button.topAnchor.constraint(equalTo: stage.root.topAnchor), button.widthAnchor.constraint(equalToConstant: 353),
    ])
    stage.layout()
    // Two lines of 20.287 points and seven points above and below, rounded up to pixels.
    #expect(abs(button.frame.height - 54.667) < 0.001)
    let before = button.frame.height
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    stage.layout()
    #expect(abs(button.frame.height - 34.333) < 0.001)
    #expect(button.frame.height < before)
  }

  @Test(
    arguments: [
      (NSLineBreakMode.byWordWrapping, 55), (.byCharWrapping, 55), (.byTruncatingMiddle, 34.5), (.byClipping, 34.5),
    ] as [(NSLineBreakMode, CGFloat)])
  func `a line feed makes lines in the modes that wrap`(_ mode: NSLineBreakMode, _ height: CGFloat) {
    let stage = Stage(scale: 2)
    let button = stage.add(filled("Two\nlines", mode))
    #expect(button.intrinsicContentSize.height == height)
    #expect(UIButton.Configuration.plain().titleLineBreakMode == .byWordWrapping)
  }

  @Test func `the label of a system button says how many lines its title has`() {
    let button = UIButton(type: .system)
    button.setTitle("Two\nlines", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    button.titleLabel?.numberOfLines = 0
    #expect(button.intrinsicContentSize.height == 48)
    button.titleLabel?.numberOfLines = 1
    button.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(button.intrinsicContentSize.height == 48)
  }

  @Test func `a title label is measured as a label`() throws {
    let button = UIButton(type: .custom)
    button.setTitle(Self.long, for: .normal)
    let title = try #require(button.titleLabel)
    let label = UILabel()
    (label.text, label.font) = (Self.long, title.font)
    for width in [0, 350, 200] as [CGFloat] {
      for lines in [1, 0, 2] {
        for one in [title, label] { (one.numberOfLines, one.preferredMaxLayoutWidth) = (lines, width) }
        #expect(title.intrinsicContentSize == label.intrinsicContentSize, "\(lines) lines in \(width)")
      }
    }
  }

  private final class WrappingButton: UIButton {
    override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
    override func layoutSubviews() {
      super.layoutSubviews()
      titleLabel?.preferredMaxLayoutWidth = titleLabel?.frame.width ?? 0
      super.layoutSubviews()
    }
  }

  @Test func `a subclass that returns its label's size is as high as its lines`() {
    let stage = Stage(scale: 2)
    let button = stage.add(WrappingButton(type: .custom))
    button.titleLabel?.numberOfLines = 0
    button.setTitle(Self.long, for: .normal)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      button.topAnchor.constraint(equalTo: stage.root.topAnchor), button.widthAnchor.constraint(equalToConstant: 200),
    ])
    stage.layout()
    #expect(button.frame.height == 86)
    #expect(button.titleLabel?.frame.height == 86)
  }

  @Test func `the baselines of several lines are those of the first and the last`() {
    let stage = Stage(scale: 2)
    let button = stage.add(filled("Two\nlines"))
    let offsets = button.baselineOffsets
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let distance = button.intrinsicContentSize.height - offsets.firstFromTop - offsets.lastFromBottom
    #expect(abs(distance - line) < 0.51)
    #expect(abs(offsets.firstFromTop - 7 - 16.187) < 0.6)
  }
}

/// What a control with a frame asks for (AL-3.31).
@MainActor
@Suite struct FittingSizeTests {
  private var buttons: [UIButton] {
    let titled = UIButton(type: .system)
    titled.setTitle("Hello", for: .normal)
    let pictured = UIButton(type: .custom)
    pictured.setImage(UIImage(systemName: "star"), for: .normal)
    let configured = [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()].map { configuration in
      var configuration = configuration
      (configuration.title, configuration.subtitle) = ("Hello", "World")
      configuration.image = UIImage(systemName: "star")
      return UIButton(configuration: configuration)
    }
    return [titled, pictured, UIButton(type: .contactAdd), UIButton(type: .close)] + configured
  }

  @Test func `AL-3.31 buttons and fields fit their natural size`() {
    let field = UITextField()
    (field.text, field.borderStyle) = ("Hello", .roundedRect)
    for control in buttons as [UIView] + [field] {
      control.sizeToFit()
      #expect(control.frame.size == control.intrinsicContentSize, "\(control)")
      #expect(control.frame.width > 10, "\(control)")
      #expect(control.sizeThatFits(CGSize(width: 300, height: 300)) == control.intrinsicContentSize, "\(control)")
    }
  }

  @Test func `AL-3.31 a configured title fits a width by wrapping`() {
    let button = UIButton(configuration: .filled())
    button.setTitle("A title that is much too long for one line", for: .normal)
    let fitted = button.sizeThatFits(CGSize(width: 150, height: 1000))
    #expect(fitted.width <= 150)
    #expect(fitted.height > 2 * 20 + 14)
  }

  @Test func `AL-3.31 bars are as wide as what they are in`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for bar in [UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar()] as [UIView] {
      bar.sizeToFit()
      #expect(bar.frame.width == UIScreen.main.bounds.width)
      #expect(bar.frame.height == bar.intrinsicContentSize.height)
      bar.frame = .zero
      host.addSubview(bar)
      bar.sizeToFit()
      #expect(bar.frame.width == 320, "\(bar)")
    }
  }

  @Test func `a button that the system draws has its size from the start`() {
    for type in [UIButton.ButtonType.contactAdd, .infoLight, .detailDisclosure, .close] {
      let button = UIButton(type: type)
      #expect(button.frame.size == button.intrinsicContentSize)
      #expect(button.frame.width > 10)
    }
    #expect(UIButton(type: .system).frame.size == .zero)
  }
}
