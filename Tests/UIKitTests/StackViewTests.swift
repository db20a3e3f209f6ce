import Testing

@testable import UIKit

/// Stack views by their tables (AL-4).
@MainActor @Suite struct StackViewTests {
  /// Returns a parent of 600 by 400 without margins or bars, with a stack in it.
  private func stack(
    _ sizes: [(CGFloat, CGFloat)], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 10,
    baselines: [CGFloat]? = nil, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) -> (stage: Stage, stack: UIStackView) {
    let stage = Stage(width: 600, height: 400, top: 0, scale: 4)
    let stack = stage.add(UIStackView())
    for (index, size) in sizes.enumerated() {
      let view = UIView()
      view.intrinsicPlaceholder = IntrinsicPlaceholder(
        width: size.0, height: size.1,
        baselines: baselines.map { BaselineOffsets(firstFromTop: $0[index], lastFromBottom: size.1 - $0[index]) })
      stack.addArrangedSubview(view)
    }
    (stack.axis, stack.spacing, stack.alignment, stack.distribution) = (axis, spacing, alignment, distribution)
    return (stage, stack)
  }

  private static let three: [(CGFloat, CGFloat)] = [(160, 200), (80, 100), (40, 50)]

  private func pin(_ stack: UIStackView, _ attributes: [NSLayoutConstraint.Attribute], _ insets: [CGFloat]) {
    for (attribute, inset) in zip(attributes, insets) {
      constrain(stack, attribute, .equal, stack.superview, attribute, plus: inset).isActive = true
    }
  }

  private func hold(_ stack: UIStackView, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat) {
    constrain(stack, attribute, plus: length).isActive = true
  }

  private func along(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.filter { !$0.isHidden }.map {
      stack.axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  private func across(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.filter { !$0.isHidden }.map {
      stack.axis == .horizontal ? [$0.frame.minY, $0.frame.height] : [$0.frame.minX, $0.frame.width]
    }
  }

  private func near(_ a: [[CGFloat]], _ b: [[CGFloat]]) -> Bool {
    a.count == b.count && zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) <= 0.26 }
  }

  // MARK: 4.1

  @Test func `AL-4.1 defaults and raw values`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [.fill, .top, .firstBaseline, .center, .bottom, .lastBaseline]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.leading == .top)
  }

  @Test func `AL-4.2 to 4.6 the two lists and their orders`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.addSubview(c)
    #expect(stack.arrangedSubviews == [a, b])
    #expect(stack.subviews == [a, b, c])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews == [a, b, c])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, b, c])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c])
    #expect(stack.subviews == [a, b, c])
    #expect(a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    #expect(stack.subviews == [a, c])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(exceptions { stack.insertArrangedSubview(UIView(), at: 2) }.count == 1)
    #expect(stack.arrangedSubviews == [c])
  }

  @Test func `AL-4.4 what leaves keeps its frame and none of the stack's constraints`() {
    let (stage, stack) = stack(Self.three)
    pin(stack, [.leading, .top], [0, 0])
    stack.arrangedSubviews[0].isHidden = true
    stage.layout()
    let (hidden, view) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    let frame = view.frame
    stack.removeArrangedSubview(view)
    hidden.removeFromSuperview()
    #expect(hidden.constraints.isEmpty)
    #expect(view.frame == frame)
    #expect(!stack.constraints.contains { $0.firstItem === view || $0.secondItem === view })
  }

  @Test func `AL-4.8 and 4.44 a stack has no natural size, alone or in another`() {
    let stack = UIStackView(arrangedSubviews: [UIStackView()])
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [
    (UIStackView.Distribution.fill, 300.0), (.fillEqually, 500.0), (.equalSpacing, 300.0), (.equalCentering, 360.0),
  ])
  func `AL-4.10 a free stack is as long as its contents and their space`(
    _ distribution: UIStackView.Distribution, _ length: Double
  ) {
    let (stage, stack) = stack(Self.three, distribution: distribution)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(stack.frame.size == CGSize(width: length, height: 200))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: length, height: 200))
  }

  @Test func `AL-4.12 margins hold the contents off the edges`() {
    let (stage, stack) = stack([(50, 20)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(stack.frame.size == CGSize(width: 56, height: 24))
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 50, height: 20))
  }

  // MARK: 4.3

  @Test func `AL-4.13 and 4.50 rows are held by the stack, single ones by the item, under Apple's identifiers`() {
    let (stage, stack) = stack([(10, 10), (10, 10), (10, 10)], alignment: .center, distribution: .equalCentering)
    stack.arrangedSubviews[2].isHidden = true
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    func identifiers(_ view: UIView) -> Set<String> { Set(view.constraints.compactMap(\.identifier)) }
    #expect(
      identifiers(stack) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-distributing-edge",
        "UISV-spanning-boundary", "UISV-canvas-fit", "UISV-spanning-fit",
      ])
    #expect(identifiers(stack.arrangedSubviews[2]) == ["UISV-hiding", "UISV-ambiguity-suppression"])
    #expect(identifiers(stack.arrangedSubviews[0]) == ["UISV-ambiguity-suppression"])
  }

  @Test(
    arguments: [([0], 130.0), ([1], 210.0), ([2], 250.0), ([0, 1], 40.0), ([1, 2], 160.0), ([], 300.0)]
      as [([Int], CGFloat)])
  func `AL-4.14 to 4.17 hidden views take their spacing with them`(_ hidden: [Int], _ length: CGFloat) {
    let (stage, stack) = stack(Self.three)
    pin(stack, [.leading, .top], [0, 0])
    for index in hidden { stack.arrangedSubviews[index].isHidden = true }
    stage.layout()
    #expect(stack.frame.width == length)
    for index in hidden { stack.arrangedSubviews[index].isHidden = false }
    stage.layout()
    #expect(stack.frame.width == 300)
  }

  @Test func `AL-4.18 baseline-relative spacing runs from last to first baseline`() {
    let (stage, stack) = stack([(50, 30), (50, 40)], axis: .vertical, spacing: 25, baselines: [20, 10])
    stack.isBaselineRelativeArrangement = true
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(stack.arrangedSubviews[1].frame.minY == 35)
    #expect(stack.frame.height == 75)
  }

  @Test func `AL-4.19 a required size gives way to hiding, and is logged`() {
    let (stage, stack) = stack([(50, 20), (50, 20)])
    pin(stack, [.leading, .top], [0, 0])
    let size = constrain(stack.arrangedSubviews[0], .width, plus: 70)
    size.isActive = true
    stage.layout()
    stack.arrangedSubviews[0].isHidden = true
    let log = logs { stage.layout() }.joined()
    #expect(stack.arrangedSubviews[0].frame.width == 0)
    #expect(stack.frame.width == 50)
    #expect(log.contains("<NSLayoutConstraint:\(size.addressText) UIView") || log.contains("'UISV-hiding'"), "\(log)")
    #expect(
      log.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:\(size.addressText)"), "\(log)"
    )
  }

  @Test func `AL-4.19 a user's size below required yields silently`() {
    let (stage, stack) = stack([(50, 20), (50, 20)])
    pin(stack, [.leading, .top], [0, 0])
    constrain(stack.arrangedSubviews[0], .width, plus: 70, at: 999).isActive = true
    stack.arrangedSubviews[0].isHidden = true
    #expect(logs { stage.layout() }.isEmpty)
    #expect(stack.frame.width == 50)
  }

  nonisolated static let arrangements: [(NSLayoutConstraint.Axis, Int, Int)] = [
    NSLayoutConstraint.Axis.horizontal, .vertical,
  ].flatMap { axis in
    (0..<5).flatMap { distribution in (0..<6).map { (axis, distribution, $0) } }
  }

  @Test(arguments: arrangements.indices)
  func `AL-4.20 hiding gives the frames of taking out`(_ index: Int) throws {
    let (axis, distribution, alignment) = Self.arrangements[index]
    func make(_ takesOut: Bool, _ which: Int) throws -> [[CGFloat]] {
      let (stage, stack) = stack(
        [(50, 60), (90, 30), (40, 80)], axis: axis, baselines: [20, 25, 40],
        alignment: try #require(UIStackView.Alignment(rawValue: alignment)),
        distribution: try #require(UIStackView.Distribution(rawValue: distribution)))
      pin(stack, [.leading, .top], [7, 9])
      let view = stack.arrangedSubviews[which]
      if takesOut { view.removeFromSuperview() } else { view.isHidden = true }
      stage.layout()
      return [stack.numbers] + stack.arrangedSubviews.filter { !$0.isHidden }.map(\.numbers)
    }
    for which in 0..<3 { #expect(try make(true, which) == make(false, which), "\(which) hidden") }
  }

  /// Without baselines (AL-4.43).
  @Test(arguments: [0, 1, 3, 4])
  func `AL-4.20 a hidden view has no part in the height of the row`(_ alignment: Int) throws {
    for place in 0..<3 {
      var sizes: [(CGFloat, CGFloat)] = [(10, 50), (10, 100)]
      sizes.insert((10, 200), at: place)
      let (stage, stack) = stack(
        sizes, baselines: sizes.map { $0.1 / 2 }, alignment: try #require(UIStackView.Alignment(rawValue: alignment)))
      pin(stack, [.leading, .top], [0, 0])
      stack.arrangedSubviews[place].isHidden = true
      stage.layout()
      #expect(stack.frame.height == 100)
    }
  }

  @Test func `AL-4.21 fillEqually divides the length`() {
    let (stage, stack) = stack(Self.three, distribution: .fillEqually)
    pin(stack, [.leading, .top, .trailing], [20, 40, -20])
    stage.layout()
    #expect(along(stack) == [[0, 180], [190, 180], [380, 180]])
  }

  nonisolated static let proportions: [(spacing: CGFloat, length: CGFloat?, widths: [CGFloat])] = [
    (0, 200, [114.286, 57.143, 28.571]), (10, nil, [160, 80, 40]), (10, 200, [106.667, 53.333, 20]),
    (10, 400, [213.333, 106.667, 60]), (10, 240, [128, 64, 28]),
  ]

  @Test(arguments: proportions.indices)
  func `AL-4.22 and 4.23 fillProportionally gives the misfit to the last`(_ index: Int) {
    let example = Self.proportions[index]
    let (stage, stack) = stack(Self.three, spacing: example.spacing, distribution: .fillProportionally)
    pin(stack, [.leading, .top], [0, 0])
    if let length = example.length { hold(stack, .width, length) }
    stage.layout()
    #expect(near([along(stack).map { $0[1] }], [example.widths]), "\(along(stack))")
  }

  @Test func `AL-4.22 a nested stack keeps its own constraints, and another takes the rest`() {
    let (stage, stack) = stack([(100, 30)], axis: .vertical, distribution: .fillProportionally)
    pin(stack, [.leading, .top, .trailing, .bottom], [0, 0, 0, 0])
    let nested = UIStackView()
    stack.addArrangedSubview(nested)
    hold(nested, .height, 21)
    stage.layout()
    #expect(along(stack) == [[0, 369], [379, 21]])
  }

  @Test func `AL-4.22 between views of fixed widths a nested stack takes the rest`() {
    let (stage, stack) = stack([(30, 30), (30, 30)], spacing: 0, distribution: .fillProportionally)
    pin(stack, [.leading, .top, .trailing], [0, 0, 0])
    for view in stack.arrangedSubviews { constrain(view, .width, plus: 60).isActive = true }
    stack.insertArrangedSubview(UIStackView(), at: 1)
    stage.layout()
    #expect(along(stack) == [[0, 60], [60, 480], [540, 60]])
  }

  @Test func `AL-4.22 a nested stack counts with its fitting length, in the total and in its own row`() {
    let (stage, stack) = stack([(100, 20)], spacing: 0, distribution: .fillProportionally)
    let nested = UIStackView(arrangedSubviews: [stage.box(30, 20), stage.box(20, 20)])
    stack.addArrangedSubview(nested)
    let width = stack.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [200, 100])
    // The lengths follow the nested stack's content, however deep.
    nested.arrangedSubviews[0].intrinsicPlaceholder = IntrinsicPlaceholder(width: 80, height: 20)
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [150, 150])
    let deep = UIStackView(arrangedSubviews: [stage.box(100, 20)])
    nested.addArrangedSubview(deep)
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 200])
    deep.isHidden = true
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [150, 150])
  }

  @Test func `AL-4.22 a view that fills its stack keeps its length when margins contradict it`() throws {
    let (stage, stack) = stack([(25, 30)], distribution: .fillProportionally)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let log = logs { stage.layout() }
    #expect(stack.arrangedSubviews[0].numbers == [10, 0, 200, 30])
    #expect(log.count == 1)
    let broken = try #require(log.first?.components(separatedBy: "breaking constraint").last)
    #expect(broken.contains("UISV-canvas-connection"), "\(broken)")
  }

  @Test func `AL-4.43 the baseline of a row is that of its tallest view, a nested stack included`() {
    let (stage, stack) = stack([], alignment: .top)
    let nested = UIStackView(arrangedSubviews: [
      stage.box(30, 20, baseline: 15), stage.box(30, 20, baseline: 15), stage.box(30, 20, baseline: 15),
    ])
    nested.axis = .vertical
    stack.addArrangedSubview(stage.box(10, 30, baseline: 8))
    stack.addArrangedSubview(nested)
    let probe = stage.box(10, 10, baseline: 10)
    NSLayoutConstraint.activate([
      constrain(probe, .firstBaseline, .equal, stack, .firstBaseline),
      constrain(probe, .leading, .equal, stage.root, .leading),
    ])
    stage.layout()
    #expect(probe.frame.minY == stack.frame.minY + 15 - 10)
  }

  @Test func `AL-4.24 without natural sizes fillProportionally fills equally, beside some they get nothing`() {
    let (stage, stack) = stack([(-1, -1), (-1, -1)], spacing: 0, distribution: .fillProportionally)
    pin(stack, [.leading, .top, .trailing, .bottom], [0, 0, 0, 0])
    stage.layout()
    #expect(along(stack) == [[0, 300], [300, 300]])
    stack.arrangedSubviews[1].intrinsicPlaceholder = IntrinsicPlaceholder(width: 10, height: 10)
    stage.layout()
    #expect(along(stack) == [[0, 0], [0, 600]])
  }

  @Test func `AL-4.25 to 4.28 equalSpacing`() {
    let (stage, stack) = stack(Self.three, distribution: .equalSpacing)
    pin(stack, [.leading, .top], [0, 0])
    hold(stack, .width, 400)
    stage.layout()
    #expect(along(stack) == [[0, 160], [220, 80], [360, 40]])
  }

  @Test func `AL-4.25 to 4.28 equalCentering`() {
    let (stage, stack) = stack(Self.three, distribution: .equalCentering)
    pin(stack, [.leading, .top], [0, 0])
    let width = constrain(stack, .width, plus: 400)
    stage.layout()
    #expect(along(stack) == [[0, 160], [170, 80], [320, 40]])
    width.isActive = true
    stage.layout()
    #expect(along(stack) == [[0, 160], [190, 80], [360, 40]])
    width.constant = 240
    stage.layout()
    #expect(along(stack) == [[0, 100], [110, 80], [200, 40]])
  }

  @Test func `AL-4.29 short of room equal resistances are ambiguous`() {
    let (stage, stack) = stack(Self.three)
    pin(stack, [.leading, .top], [0, 0])
    hold(stack, .width, 240)
    stage.layout()
    let open = stack.arrangedSubviews[0].openAttributes.first { $0.name == "width" }
    #expect(open.map { [$0.lower, $0.upper] } == [100, 160])
  }

  // MARK: 4.4

  nonisolated static let sides: [(Int, CGFloat?, [[CGFloat]])] = [
    (0, nil, [[0, 200], [0, 200], [0, 200]]), (0, 300, [[0, 300], [0, 300], [0, 300]]),
    (0, 120, [[0, 120], [0, 120], [0, 120]]), (1, nil, [[0, 200], [0, 100], [0, 50]]),
    (1, 300, [[0, 200], [0, 100], [0, 50]]), (1, 120, [[0, 120], [0, 100], [0, 50]]),
    (3, nil, [[0, 200], [50, 100], [75, 50]]), (3, 300, [[50, 200], [100, 100], [125, 50]]),
    (3, 120, [[0, 120], [10, 100], [35, 50]]), (4, nil, [[0, 200], [100, 100], [150, 50]]),
    (4, 300, [[100, 200], [200, 100], [250, 50]]), (4, 120, [[0, 120], [20, 100], [70, 50]]),
  ]

  @Test(arguments: sides.indices)
  func `AL-4.30 to 4.36 alignments in a free, a tall and a low row`(_ index: Int) throws {
    let (alignment, height, expected) = Self.sides[index]
    let (stage, stack) = stack(Self.three, alignment: try #require(UIStackView.Alignment(rawValue: alignment)))
    pin(stack, [.leading, .top], [0, 0])
    if let height { hold(stack, .height, height) }
    stage.layout()
    #expect(across(stack) == expected)
    #expect(stack.frame.height == height ?? 200)
  }

  @Test func `AL-4.36 the same, the other way round`() {
    let (stage, stack) = stack(Self.three.reversed(), alignment: .center)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(across(stack) == [[75, 50], [50, 100], [0, 200]])
    hold(stack, .height, 300)
    stage.layout()
    #expect(across(stack) == [[125, 50], [100, 100], [50, 200]])
  }

  @Test func `AL-4.35 plain views get no extent, but under fill they stay open`() {
    let (stage, stack) = stack([(-1, -1)], alignment: .top)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(!stack.arrangedSubviews[0].openAttributes.contains { $0.name == "height" })
    stack.alignment = .fill
    stage.layout()
    #expect(stack.arrangedSubviews[0].openAttributes.contains { $0.name == "height" })
  }

  @Test func `AL-4.37 the first baseline holds the top only to the first view`() {
    let (stage, stack) = stack(
      [(50, 19.5), (50, 30)], baselines: [15, 19.5], alignment: .firstBaseline)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(across(stack) == [[0, 19.5], [-4.5, 30]])
    #expect(stack.frame.height == 25.5)
  }

  nonisolated static let baselines: [([CGFloat], [CGFloat], CGFloat?, [CGFloat], CGFloat)] = [
    ([200, 100, 50], [30, 20, 10], nil, [0, 10, 20], 200), ([200, 100, 50], [10, 20, 30], nil, [0, -10, -20], 200),
    ([50, 100, 200], [10, 20, 30], nil, [0, -10, -20], 180),
    ([50, 100, 200], [10, 20, 30], 300, [120, 110, 100], 300),
  ]

  @Test(arguments: baselines.indices)
  func `AL-4.38 rows of baselines`(_ index: Int) {
    let (heights, offsets, height, tops, total) = Self.baselines[index]
    let (stage, stack) = stack(heights.map { (10, $0) }, baselines: offsets, alignment: .firstBaseline)
    pin(stack, [.leading, .top], [0, 0])
    if let height { hold(stack, .height, height) }
    stage.layout()
    #expect(across(stack).map { $0[0] } == tops)
    #expect(stack.frame.height == total)
  }

  // MARK: 4.5

  @Test(arguments: [13, 18])
  func `AL-4.39 labels of several lines share the width of a row`(_ system: Int) throws {
    let (stage, stack) = stack([])
    stage.window.environment.look = ControlLook(iOS: system)
    pin(stack, [.leading, .top], [0, 0])
    hold(stack, .width, 210)
    for text in ["A rather long text that wraps", "Another that is even longer than the one before it was"] {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, 0)
      stack.addArrangedSubview(label)
    }
    stage.layout()
    #expect(along(stack) == [[0, 100], [110, 100]])
    let row = try #require(stack.constraints.first { $0.identifier == "UISV-text-width-disambiguation" })
    #expect(row.priority.rawValue == 760)
    #expect(system == 13 ? row.multiplier == 0.5 && row.constant == -5 : row.multiplier == 1 && row.constant == 0)
  }

  /// A fixed icon next to a text that wraps, in a row without a fixed width.
  @Test(arguments: [(13, 20.0), (18, 120)] as [(Int, CGFloat)])
  func `AL-4.39 from iOS 15 on one label of several lines is as wide as its text`(_ system: Int, _ width: CGFloat) {
    let (stage, stack) = stack([(20, 20)])
    stage.window.environment.look = ControlLook(iOS: system)
    pin(stack, [.leading, .top], [0, 0])
    constrain(stack.arrangedSubviews[0], .width, plus: 20).isActive = true
    let label = UILabel()
    label.numberOfLines = 0
    label.intrinsicPlaceholder = IntrinsicPlaceholder(width: 120, height: 20)
    stack.addArrangedSubview(label)
    stage.layout()
    #expect(label.frame.width == width)
    #expect(stack.frame.width == 30 + width)
  }

  @Test func `AL-4.12 a stack's own margins are nothing unless it keeps its contents inside them`() {
    let (stage, stack) = stack([(-1, 40)], axis: .vertical)
    pin(stack, [.leading, .top, .trailing], [16, 100, -16])
    let content = stack.arrangedSubviews[0]
    constrain(content, .leading, .equal, stack, .leadingMargin).isActive = true
    stage.layout()
    #expect(content.frame.minX == 0)
    #expect(content.frame.width == 568)
    #expect(stack.layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    stage.layout()
    #expect(stack.layoutMargins.left == 8)
    #expect(content.frame.minX == 8)
  }

  @Test func `AL-4.40 custom spacing is kept when its view moves, and dropped when it leaves`() {
    let (stage, stack) = stack([(10, 10), (20, 10), (30, 10)])
    pin(stack, [.leading, .top], [0, 0])
    let first = stack.arrangedSubviews[0]
    stack.setCustomSpacing(50, after: UIView())
    stack.setCustomSpacing(50, after: first)
    stage.layout()
    #expect(stack.frame.width == 120)
    #expect(stack.customSpacing(after: first) == 50)
    stack.insertArrangedSubview(first, at: 1)
    stage.layout()
    #expect(along(stack) == [[0, 20], [30, 10], [90, 30]])
    stack.insertArrangedSubview(first, at: 2)
    stage.layout()
    #expect(stack.frame.width == 80, "not after the last")
    stack.removeArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.spacing = UIStackView.spacingUseDefault
    #expect(stack.spacing == 0)
  }

  @Test func `AL-4.41 system spacing is a row of its own kind`() throws {
    let (stage, stack) = stack([(10, 10), (20, 10)], spacing: UIStackView.spacingUseSystem)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(stack.frame.width == 38)
    let row = try #require(stack.constraints.first { $0.identifier == "UISV-spacing" })
    #expect(row.description.hasPrefix("<_UISystemBaselineConstraint:0x"))
    #expect(row.description.contains("NSLayoutAnchorConstraintSpace(8)"), "\(row)")
  }

  @Test func `AL-4.42 a hidden view halves the custom spacings on its two sides`() {
    let (stage, stack) = stack([(10, 10), (20, 10), (30, 10)])
    pin(stack, [.leading, .top], [0, 0])
    stack.setCustomSpacing(40, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(6, after: stack.arrangedSubviews[1])
    stack.arrangedSubviews[1].isHidden = true
    stage.layout()
    #expect(along(stack) == [[0, 10], [33, 30]])
  }

  @Test func `AL-4.43 baselines of stacks`() {
    let (_, row) = stack([(10, 20), (10, 50), (10, 30)])
    #expect(
      row.forFirstBaselineLayout === row.arrangedSubviews[1] && row.forLastBaselineLayout === row.arrangedSubviews[1])
    row.arrangedSubviews[1].isHidden = true
    #expect(row.forFirstBaselineLayout === row.arrangedSubviews[2])
    let column = UIStackView(arrangedSubviews: [row, UIView()])
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === row.arrangedSubviews[2])
    #expect(column.forLastBaselineLayout === column.arrangedSubviews[1])
  }

  @Test func `AL-4.46 a user's size takes part`() {
    let (stage, stack) = stack([(10, 10), (20, 10)])
    pin(stack, [.leading, .top], [0, 0])
    constrain(stack.arrangedSubviews[0], .width, plus: 100).isActive = true
    stage.layout()
    #expect(stack.frame.width == 130)
  }

  @Test(arguments: [0, 1, 3])
  func `AL-4.47 with all hidden the stack is nothing`(_ alignment: Int) throws {
    let (stage, stack) = stack(
      [(10, 10), (20, 10)], alignment: try #require(UIStackView.Alignment(rawValue: alignment)))
    pin(stack, [.leading, .top], [5, 5])
    for view in stack.arrangedSubviews { view.isHidden = true }
    stage.layout()
    #expect(stack.numbers == [5, 5, 0, 0])
    let empty = UIStackView()
    #expect(empty.systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func `AL-4.48 hiding is not counted`() {
    let (stage, stack) = stack([(10, 10), (20, 10)])
    pin(stack, [.leading, .top], [0, 0])
    stack.arrangedSubviews[0].isHidden = true
    stack.arrangedSubviews[0].isHidden = true
    stack.arrangedSubviews[0].isHidden = false
    stage.layout()
    #expect(stack.frame.width == 40)
  }

  @Test(arguments: [(1, 0.0), (3, 25.0), (4, 50.0)] as [(Int, CGFloat)])
  func `AL-4.49 one view alone`(_ alignment: Int, _ y: CGFloat) throws {
    let (stage, stack) = stack([(40, 50)], alignment: try #require(UIStackView.Alignment(rawValue: alignment)))
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    #expect(stack.frame.height == 50)
    hold(stack, .height, 100)
    stage.layout()
    #expect(across(stack) == [[y, 50]])
  }

  // MARK: Seed 004's layouts

  @Test func `AL-4.9 and 12.34 the four common layouts`() {
    func frames(_ pins: [NSLayoutConstraint.Attribute], _ set: (UIStackView) -> Void) -> [[CGFloat]] {
      let (stage, stack) = stack(Self.three)
      let insets: [NSLayoutConstraint.Attribute: CGFloat] = [.leading: 20, .top: 40, .trailing: -20, .bottom: -40]
      for edge in pins { pin(stack, [edge], [insets[edge] ?? 0]) }
      set(stack)
      stage.layout()
      let open = ([stack] + stack.arrangedSubviews).flatMap(\.openAttributes)
      #expect(open.isEmpty, "\(open)")
      return [stack.numbers]
        + stack.arrangedSubviews.map { $0.frame.offsetBy(dx: stack.frame.minX, dy: stack.frame.minY) }
        .map { [$0.minX, $0.minY, $0.width, $0.height] }
    }
    #expect(
      frames([.leading, .top]) { _ in } == [
        [20, 40, 300, 200], [20, 40, 160, 200], [190, 40, 80, 200], [280, 40, 40, 200],
      ])
    #expect(
      frames([.leading, .top]) { $0.alignment = .center } == [
        [20, 40, 300, 200], [20, 40, 160, 200], [190, 90, 80, 100], [280, 115, 40, 50],
      ])
    #expect(
      frames([.leading, .trailing, .top]) { $0.distribution = .equalSpacing }.map { $0[0] } == [20, 20, 320, 540])
    #expect(
      frames([.leading, .trailing, .top]) {
        $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      }.map { $0[2] } == [560, 160, 80, 300])
    #expect(
      frames([.leading, .top, .bottom]) { $0.alignment = .center } == [
        [20, 40, 300, 320], [20, 100, 160, 200], [190, 150, 80, 100], [280, 175, 40, 50],
      ])
    #expect(
      frames([.leading, .trailing, .top, .bottom]) {
        $0.distribution = .equalSpacing
        $0.alignment = .center
      } == [[20, 40, 560, 320], [20, 100, 160, 200], [320, 150, 80, 100], [540, 175, 40, 50]])
  }

  @Test func `AL-4.7 and 12.35 the axis toggles and comes back`() {
    let (stage, stack) = stack(Self.three, alignment: .leading)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    let before = stack.arrangedSubviews.map(\.numbers)
    #expect(before == [[0, 0, 160, 200], [170, 0, 80, 100], [260, 0, 40, 50]])
    #expect(stack.frame.width == 300)
    let quiet = logs {
      stack.axis = .vertical
      stage.layout()
      #expect(stack.arrangedSubviews.map(\.numbers) == [[0, 0, 160, 200], [0, 210, 80, 100], [0, 320, 40, 50]])
      #expect(stack.frame.size == CGSize(width: 160, height: 370))
      stack.axis = .horizontal
      stage.layout()
    }
    #expect(stack.arrangedSubviews.map(\.numbers) == before)
    #expect(quiet.isEmpty)
  }

  @Test func `AL-4.5 right to left the row runs from the right`() {
    let stage = Stage(width: 600, height: 400, top: 0, direction: .rightToLeft)
    let stack = stage.add(UIStackView())
    for width in [160.0, 80, 40] {
      let view = UIView()
      view.intrinsicPlaceholder = IntrinsicPlaceholder(width: width, height: 10)
      stack.addArrangedSubview(view)
    }
    pin(stack, [.left, .top], [0, 0])
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [120, 40, 0])
  }

  @Test func `another intrinsic size of one of a hundred compiles few rows`() {
    let (stage, stack) = stack((0..<100).map { _ in (10, 10) }, alignment: .top)
    pin(stack, [.leading, .top], [0, 0])
    stage.layout()
    let before = stage.window.engine.compiledRowCount
    stack.arrangedSubviews[99].intrinsicPlaceholder = IntrinsicPlaceholder(width: 12, height: 10)
    stage.layout()
    let after = stage.window.engine.compiledRowCount - before
    #expect(stack.frame.width == CGFloat(1000 + 2 + 990), "\(after)")
    #expect(after < 600, "\(after)")
  }
}
