import Testing

@testable import UIKit

/// Which views stretch or shrink if priorities tie (AL-2.18 (0), AL-2.19), as measured on iOS 26.1.
@MainActor @Suite struct TieTests {
  /// A row 393 wide: labels in a chain, 20 from both ends and 24 apart, with natural widths set by the test.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var natural: [CGFloat]
    /// Labels with several lines.
    var wrapping: Set<Int> = []
    var isReversed = false
    var addsReversed = false
    var hugging: [Float] = []
    var widths: [CGFloat]
  }

  private nonisolated static let cases: [Case] = [
    Case(testDescription: "in order: the first stretches", natural: [80, 70], widths: [259, 70]),
    Case(testDescription: "activated backwards", natural: [80, 70], isReversed: true, widths: [80, 249]),
    Case(testDescription: "subviews the other way round", natural: [80, 70], addsReversed: true, widths: [259, 70]),
    Case(testDescription: "three", natural: [40, 50, 60], widths: [195, 50, 60]),
    Case(testDescription: "the first hugs more", natural: [80, 70], hugging: [251, 250], widths: [80, 249]),
    Case(testDescription: "the second hugs more", natural: [80, 70], hugging: [250, 251], widths: [259, 70]),
    Case(testDescription: "several lines in the first", natural: [80, 70], wrapping: [0], widths: [259, 70]),
    Case(testDescription: "several lines in the second", natural: [80, 70], wrapping: [1], widths: [80, 249]),
    Case(testDescription: "several lines in both", natural: [80, 70], wrapping: [0, 1], widths: [80, 249]),
    Case(
      testDescription: "several lines in both, backwards", natural: [80, 70], wrapping: [0, 1], isReversed: true,
      widths: [259, 70]),
    Case(
      testDescription: "several lines in three", natural: [40, 50, 60], wrapping: [0, 1, 2], widths: [40, 50, 215]),
    Case(testDescription: "several lines in the middle", natural: [40, 50, 60], wrapping: [1], widths: [40, 205, 60]),
    Case(testDescription: "several lines in two", natural: [40, 50, 60], wrapping: [0, 1], widths: [40, 205, 60]),
    Case(testDescription: "too long: the second is squeezed", natural: [250, 200], widths: [250, 79]),
  ]

  @Test(arguments: cases)
  func `AL-2.19 the order in which constraints were activated decides`(_ example: Case) {
    let stage = Stage(width: 393, height: 72, top: 0, scale: 3)
    let labels = example.natural.indices.map { index in
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = example.wrapping.contains(index) ? 0 : 1
      label.intrinsicPlaceholder = IntrinsicPlaceholder(width: example.natural[index], height: 20)
      if !example.hugging.isEmpty {
        label.setContentHuggingPriority(UILayoutPriority(example.hugging[index]), for: .horizontal)
      }
      return label
    }
    for label in example.addsReversed ? labels.reversed() : labels { stage.root.addSubview(label) }
    var chain = [constrain(labels[0], .leading, .equal, stage.root, .leading, plus: 20)]
    for (previous, next) in zip(labels, labels.dropFirst()) {
      chain.append(constrain(next, .leading, .equal, previous, .trailing, plus: 24))
    }
    chain.append(constrain(labels[labels.count - 1], .trailing, .equal, stage.root, .trailing, plus: -20))
    for constraint in example.isReversed ? chain.reversed() : chain { constraint.isActive = true }
    stage.layout()
    #expect(labels.map(\.frame.width) == example.widths)
  }

  @Test func `AL-2.19 heights go by the order, however many lines there are`() {
    let stage = Stage(width: 393, height: 72, top: 0)
    let labels = (0..<2).map { _ in
      let label = stage.add(UILabel())
      label.numberOfLines = 0
      label.intrinsicPlaceholder = IntrinsicPlaceholder(width: 50, height: 20)
      return label
    }
    NSLayoutConstraint.activate([
      constrain(labels[0], .top, .equal, stage.root, .top, plus: 4),
      constrain(labels[1], .top, .equal, labels[0], .bottom, plus: 8),
      constrain(labels[1], .bottom, .equal, stage.root, .bottom, plus: -4),
    ])
    stage.layout()
    #expect(labels.map(\.frame.height) == [36, 20])
  }

  @Test func `AL-2.19 in a stack the first of equal views stretches, and the last is squeezed`() {
    let stage = Stage(width: 400, height: 100, top: 0)
    let stack = stage.add(UIStackView())
    for width in [50, 100, 200] as [CGFloat] {
      let view = UIView()
      view.intrinsicPlaceholder = IntrinsicPlaceholder(width: width, height: 10)
      stack.addArrangedSubview(view)
    }
    let width = constrain(stack, .width, plus: 380)
    NSLayoutConstraint.activate([
      constrain(stack, .leading, .equal, stage.root, .leading), constrain(stack, .top, .equal, stage.root, .top), width,
    ])
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 100, 200])
    width.constant = 300
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 100, 150])
  }
}
