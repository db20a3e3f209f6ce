import Testing

@testable import UIKit

/// Natural sizes are read again only after they were invalidated (AL-3.6).
@MainActor
@Suite struct KeptSizeTests {
  private final class Badge: UIView {
    var natural = CGSize(width: 30, height: 20)
    override var intrinsicContentSize: CGSize { natural }
  }

  private func badge(_ stage: Stage) -> Badge {
    let badge = stage.add(Badge())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      badge.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.layout()
    return badge
  }

  @Test func `AL-3.6 another view's change does not make a size be read again`() {
    let stage = Stage()
    let badge = badge(stage)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    badge.addSubview(label)
    badge.natural.width = 90
    label.text = "abc"
    stage.root.setNeedsLayout()
    stage.layout()
    #expect(badge.frame.width == 30)
    badge.invalidateIntrinsicContentSize()
    stage.layout()
    #expect(badge.frame.width == 90)
  }

  @Test func `AL-3.6 other traits and another window do`() {
    let stage = Stage()
    let badge = badge(stage)
    badge.natural.width = 90
    stage.window.environment.traits = UITraitCollection(displayScale: 2)
    stage.layout()
    #expect(badge.frame.width == 90)
    badge.natural.width = 50
    stage.window.rootViewController = UIViewController()
    let other = UIWindow(frame: stage.window.frame)
    other.rootViewController = stage.controller
    other.layoutIfNeeded()
    #expect(badge.frame.width == 50)
  }

  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 20)
    }
  }

  @Test func `AL-3.13 a label's subclass is read at each width`() {
    let stage = Stage()
    let label = stage.add(PaddedLabel())
    (label.numberOfLines, label.text) = (0, "Some words that need several lines")
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      label.topAnchor.constraint(equalTo: stage.root.topAnchor), width,
    ])
    stage.layout()
    let high = label.frame.height
    width.constant = 400
    stage.layout()
    #expect(label.frame.height < high)
    #expect(label.frame.height == 41)
    label.text = "Some words that need several lines, and some more words that need still more of them"
    stage.layout()
    #expect(label.frame.height > 41)
  }

  @Test func `AL-1.21 an endless natural size is as long as its room`() {
    let stage = Stage()
    let stack = stage.add(UIStackView())
    (stack.axis, stack.alignment) = (.vertical, .leading)
    for length in [CGFloat.greatestFiniteMagnitude, .infinity, 1e9] {
      let view = Badge()
      view.natural.width = length
      stack.addArrangedSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor), stack.widthAnchor.constraint(equalToConstant: 353),
    ])
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [353, 353, 353])
    stack.axis = .horizontal
    stack.distribution = .fillProportionally
    stage.layout()
    #expect(stack.arrangedSubviews.map { $0.frame.width.rounded() } == [118, 117, 118])
  }
}
