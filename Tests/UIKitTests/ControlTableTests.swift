import Testing

@testable import UIKit

/// The tables of `control-metrics.md`, row by row, in the looks of their columns.
@MainActor @Suite struct ControlTableTests {
  /// Keeps windows alive, since views do not retain theirs.
  private final class Kept {
    var stages: [Stage] = []
  }
  private let kept = Kept()

  /// Returns a window whose system has a given version, at a pixel density.
  private func stage(_ version: Int, scale: CGFloat = 2, _ size: UIContentSizeCategory = .large) -> Stage {
    let stage = Stage()
    stage.window.environment.look = ControlLook(iOS: version)
    stage.window.environment.traits = UITraitCollection(
      traitsFrom: [
        stage.window.environment.traits, UITraitCollection(displayScale: scale),
        UITraitCollection(preferredContentSizeCategory: size),
      ])
    kept.stages.append(stage)
    return stage
  }

  /// Returns the frame's size for a view's natural size, with -1 along an axis without one.
  private func frame(_ view: UIView) -> CGSize {
    let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
    return CGSize(
      width: size.width < 0 ? -1 : size.width + insets.left + insets.right,
      height: size.height < 0 ? -1 : size.height + insets.top + insets.bottom)
  }

  // MARK: Table 3

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    /// Sizes of the frame, by version of iOS; -1 for no natural width.
    let sizes: [Int: CGSize]
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "switch", make: { UISwitch() },
      sizes: both(CGSize(width: 51, height: 31), glass: CGSize(width: 63, height: 28))),
    Row(
      name: "stepper", make: { UIStepper() },
      sizes: [12: CGSize(width: 94, height: 29), 13: CGSize(width: 94, height: 32), 26: CGSize(width: 94, height: 32)]),
    Row(
      name: "slider", make: { UISlider() },
      sizes: [12: CGSize(width: -1, height: 31), 18: CGSize(width: -1, height: 31), 26: CGSize(width: -1, height: 34)]),
    Row(
      name: "progress", make: { UIProgressView() },
      sizes: [12: CGSize(width: -1, height: 2), 13: CGSize(width: -1, height: 2), 14: CGSize(width: -1, height: 4)]),
    Row(
      name: "progress in a bar", make: { UIProgressView(progressViewStyle: .bar) },
      sizes: both(CGSize(width: -1, height: 2.5))),
    Row(name: "spinner", make: { UIActivityIndicatorView() }, sizes: both(CGSize(width: 20, height: 20))),
    Row(
      name: "large spinner", make: { UIActivityIndicatorView(style: .large) },
      sizes: both(CGSize(width: 37, height: 37))),
    Row(name: "wheels", make: { datePicker(.wheels, .dateAndTime) }, sizes: both(CGSize(width: 320, height: 216))),
    Row(name: "picker", make: { UIPickerView() }, sizes: both(CGSize(width: 320, height: 216))),
    Row(
      name: "search bar", make: { UISearchBar() },
      sizes: [
        10: CGSize(width: -1, height: 44), 11: CGSize(width: -1, height: 56), 18: CGSize(width: -1, height: 56),
        26: CGSize(width: -1, height: 64),
      ]),
    Row(
      name: "three pages", make: { pages(3) },
      sizes: [13: CGSize(width: 39, height: 37), 18: CGSize(width: 116.5, height: 27.5)]),
    Row(name: "two pages", make: { pages(2) }, sizes: [18: CGSize(width: 98.5, height: 27.5)]),
    Row(name: "four pages", make: { pages(4) }, sizes: [18: CGSize(width: 134.5, height: 27.5)]),
    Row(
      name: "info button", make: { UIButton(type: .infoLight) },
      sizes: [12: CGSize(width: 22, height: 22), 13: CGSize(width: 25, height: 24), 18: CGSize(width: 25, height: 24)]),
    Row(
      name: "contact add", make: { UIButton(type: .contactAdd) },
      sizes: [12: CGSize(width: 22, height: 22), 18: CGSize(width: 25, height: 24)]),
    Row(
      name: "calendar", make: { datePicker(.inline, .date) },
      sizes: [13: CGSize(width: 320, height: 216), 14: CGSize(width: 320, height: 364)]),
    Row(
      name: "calendar and time", make: { datePicker(.inline, .dateAndTime) },
      sizes: [18: CGSize(width: 320, height: 393)]),
    Row(name: "time alone", make: { datePicker(.inline, .time) }, sizes: [18: CGSize(width: 320, height: 47)]),
    Row(
      name: "image", make: { UIImageView(image: UIImage(size: CGSize(width: 30, height: 20))) },
      sizes: both(CGSize(width: 30, height: 20))),
    Row(name: "scroll view", make: { UIScrollView() }, sizes: both(CGSize(width: -1, height: -1))),
    Row(
      name: "effect", make: { UIVisualEffectView(effect: UIBlurEffect(style: .light)) },
      sizes: both(CGSize(width: -1, height: -1))),
  ]

  private nonisolated static func both(_ size: CGSize, glass: CGSize? = nil) -> [Int: CGSize] {
    [9: size, 12: size, 18: size, 26: glass ?? size]
  }

  private static func pages(_ count: Int) -> UIView {
    let view = UIPageControl()
    view.numberOfPages = count
    return view
  }

  private static func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIView {
    let view = UIDatePicker()
    view.preferredDatePickerStyle = style
    view.datePickerMode = mode
    return view
  }

  @Test(arguments: rows) func `table 3`(_ row: Row) {
    for (version, size) in row.sizes {
      let view = stage(version).add(row.make())
      #expect(frame(view) == size, "iOS \(version)")
    }
  }

  @Test func `table 3: segments grow with the widest title`() {
    let width = TextMeasurement.width(of: StyledText("Second", font: .systemFont(ofSize: 13, weight: .medium))).rounded(
      .up)
    for (version, padding, height) in [(12, 14.0, 29.0), (18, 18, 32), (26, 18, 32)] {
      let view = stage(version).add(UISegmentedControl(items: ["First", "Second"]))
      let font = UIFont.systemFont(ofSize: 13, weight: version < 13 ? .regular : .medium)
      let widest = TextMeasurement.width(of: StyledText("Second", font: font)).rounded(.up)
      #expect(frame(view) == CGSize(width: 2 * (widest + padding) + 1, height: height))
    }
    #expect(width > 40)
  }

  @Test func `table 3: segments that follow their titles`() {
    let view = UISegmentedControl(items: ["I", "A longer title"])
    let equal = stage(18).add(view).intrinsicContentSize.width
    view.apportionsSegmentWidthsByContent = true
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widths = ["I", "A longer title"].map { TextMeasurement.width(of: StyledText($0, font: font)).rounded(.up) }
    #expect(view.intrinsicContentSize.width == widths[0] + widths[1] + 2 * 18 + 1)
    #expect(equal == 2 * (widths[1] + 18) + 1)
  }

  /// control-metrics 1.1: labels of 17 points are 21 high at scale 1; the font by name is lower.
  @Test func `table 1: the system's Helvetica Neue has lines as high as San Francisco's`() {
    let label = UILabel()
    label.text = "Label1"
    #expect(frame(stage(8, scale: 1).add(label)).height == 21)
    let named = UILabel()
    (named.text, named.font) = ("Label1", UIFont(name: "HelveticaNeue", size: 17))
    #expect(frame(stage(8, scale: 1).add(named)).height == 20)
  }

  @Test(arguments: [
    (12, UITextField.BorderStyle.roundedRect, 14.0, 30.0), (12, .roundedRect, 17, 30), (18, .roundedRect, 14, 34),
    (18, .roundedRect, 17, 34), (26, .roundedRect, 17, 34), (18, .roundedRect, 22, 36), (12, .none, 17, 21),
    (18, .none, 17, 22), (18, .none, 12, 16), (18, .none, 15, 19.5), (18, .bezel, 17, 27), (18, .line, 17, 27),
  ])
  func `table 3: text fields`(_ version: Int, _ border: UITextField.BorderStyle, _ size: CGFloat, _ height: CGFloat) {
    let field = stage(version).add(UITextField())
    field.borderStyle = border
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func `table 3: text fields are as wide as text and what is beside it`() {
    let text = TextMeasurement.width(of: StyledText("Enter name", font: .systemFont(ofSize: 14)))
    for (version, border, beside, empty) in [
      (12, UITextField.BorderStyle.roundedRect, 22.0, 25.0), (18, .roundedRect, 28, 32), (12, .none, 4, 7),
      (18, .none, 0, 4),
    ] {
      let field = stage(version).add(UITextField())
      field.font = .systemFont(ofSize: 14)
      field.borderStyle = border
      #expect(Double(field.intrinsicContentSize.width) == empty)
      field.text = "Enter name"
      let width = version < 13 ? text.rounded(.up) : (text * 2).rounded(.up) / 2
      #expect(abs(field.intrinsicContentSize.width - width - beside) < 0.01)
    }
  }

  @Test(arguments: [(18, 31.0, UIContentSizeCategory.extraSmall, 2.0), (18, 34.333, .large, 3), (26, 36, .large, 2)])
  func `table 3: compact date pickers`(
    _ version: Int, _ height: CGFloat, _ size: UIContentSizeCategory, _ scale: CGFloat
  ) {
    let picker = stage(version, scale: scale, size).add(UIDatePicker())
    picker.preferredDatePickerStyle = .compact
    #expect(abs(picker.intrinsicContentSize.height - height) < 0.01)
    #expect(picker.intrinsicContentSize.width > 100)
    picker.datePickerMode = .date
    #expect(picker.pillTexts.count == 1)
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `the smallest text makes page controls and search bars lower`() {
    let stage = stage(15, .extraSmall)
    #expect(stage.add(Self.pages(3)).intrinsicContentSize.height == 26)
    #expect(stage.add(UISearchBar()).intrinsicContentSize.height == 51)
    #expect(stage.add(UIButton(type: .infoLight)).intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  // MARK: 3.1 and 3.2

  @Test(arguments: [(12.0, 27.0), (14, 29), (15, 30), (17, 33), (18, 34), (20, 36), (22, 39), (27, 45), (36, 55)])
  func `3.1: a button is as high as its line and twelve`(_ size: CGFloat, _ height: CGFloat) {
    let button = stage(18).add(UIButton(type: .system))
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func `3.1: widths, insets, pictures`() {
    let stage = stage(18)
    let button = stage.add(UIButton(type: .system))
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.height == 38)
    let picture = stage.add(UIButton(type: .custom))
    picture.setImage(UIImage(size: CGSize(width: 40, height: 10)), for: .normal)
    #expect(picture.intrinsicContentSize == CGSize(width: 40, height: 22))
    #expect(stage.add(UIButton(type: .custom)).titleFont.pointSize == 18)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.medium, 34.5, 2.0), (.medium, 34.333, 3), (.small, 28, 2), (.mini, 28, 2),
    (.large, 50.5, 2),
    (.large, 50.333, 3),
  ])
  func `3.2: a configuration's sizes`(_ size: UIButton.Configuration.Size, _ height: CGFloat, _ scale: CGFloat) {
    for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
      var configuration = configuration
      configuration.title = "Button"
      configuration.buttonSize = size
      let button = stage(18, scale: scale).add(UIButton(type: .system))
      button.configuration = configuration
      #expect(abs(button.intrinsicContentSize.height - height) < 0.01)
      let title = TextMeasurement.width(of: StyledText("Button", font: button.titleFont))
      let insets = configuration.contentInsets
      #expect(abs(button.intrinsicContentSize.width - title - insets.leading - insets.trailing) <= 1 / scale)
    }
  }

  @Test func `3.2: at the smallest text, with a subtitle, with a picture, as one of the system's`() {
    let small = stage(15, .extraSmall)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = small.add(UIButton(type: .system))
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == 31)
    configuration.subtitle = "Subtitle"
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == 46.5)
    let info = stage(18).add(UIButton(type: .infoLight))
    info.configuration = .plain()
    #expect(info.intrinsicContentSize == CGSize(width: 50, height: 34))
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 6
    let before = button.intrinsicContentSize.width
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == before + 26 || button.intrinsicContentSize.width == before + 26.5)
  }

  @Test func `a configuration's colours, round corners, and its end`() {
    let stage = stage(18)
    let button = stage.add(UIButton(type: .system))
    button.configuration = .filled()
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    #expect(button.foregroundColor == .white)
    #expect(button.configuration?.backgroundColor(tint: .systemRed) == .systemRed)
    #expect(button.configurationCornerRadius == 6)
    button.configuration?.cornerStyle = .capsule
    #expect(button.configurationCornerRadius == 17)
    button.isEnabled = false
    #expect(button.foregroundColor == .tertiaryLabel)
    #expect(button.configuration?.backgroundColor(tint: .systemRed, isEnabled: false) == .tertiarySystemFill)
    button.configuration = nil
    #expect(button.configuredInsets == nil)
    #expect(button.configurationCornerRadius == 0)
  }

  // MARK: 3.3 and 4

  @Test func `3.3: how far frames stick out of alignment rectangles`() {
    func insets(_ view: UIView) -> UIEdgeInsets { stage(18).add(view).alignmentRectInsets }
    #expect(insets(UISwitch()) == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(insets(UISlider()) == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(insets(UISegmentedControl(items: ["A"])) == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    let others: [UIView] = [
      UITextField(), UIButton(type: .system), UILabel(), UIImageView(), UIStepper(), UIProgressView(),
      UIActivityIndicatorView(), UISearchBar(), UIPageControl(), UIDatePicker(),
    ]
    for view in others { #expect(insets(view) == .zero, "\(type(of: view))") }
  }

  @Test func `4: hugging in code, and resistance of 750 everywhere`() {
    let strong: [UIView] = [
      UIActivityIndicatorView(), UISwitch(), UIStepper(), UIDatePicker(), UIPageControl(), UIPickerView(),
    ]
    let halves: [UIView] = [UIProgressView(), UISearchBar(), UISegmentedControl(items: []), UISlider()]
    let weak: [UIView] = [
      UILabel(), UIImageView(), UIButton(type: .system), UITextField(), UITextView(), UIScrollView(), UIView(),
      UIStackView(),
    ]
    for (views, horizontal, vertical) in [(strong, Float(750), Float(750)), (halves, 250, 750), (weak, 250, 250)] {
      for view in views {
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(type(of: view))")
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(type(of: view))")
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
      }
    }
  }

  // MARK: 3.4

  @Test(arguments: [(17.0, 20.0), (15, 18), (34, 40)])
  func `3.4: a symbol's box is 1.17 em`(_ size: CGFloat, _ side: CGFloat) {
    #expect(UIImage.symbol("star", pointSize: size).size == CGSize(width: side, height: side))
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "star")?.isSymbolImage == true)
  }

  // MARK: 8

  private final class Rows: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private func laidOut(_ cells: [UITableViewCell], _ version: Int, scale: CGFloat = 2) -> (Stage, Rows) {
    let (stage, source) = (stage(version, scale: scale), Rows(cells))
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = source
    stage.root.addSubview(table)
    stage.layout()
    return (stage, source)
  }

  private func cell(
    _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil,
    _ accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    if let detail { cell.detailTextLabel?.text = detail }
    cell.accessoryType = accessory
    return cell
  }

  @Test(arguments: [(12, 2.0, 44.0), (18, 2, 43.5), (18, 3, 43.667), (26, 2, 51)])
  func `8: rows with a text of their own`(_ version: Int, _ scale: CGFloat, _ height: CGFloat) {
    let cells = [cell(.default, "Title"), cell(.value1, "Title", "Detail")]
    let held = laidOut(cells, version, scale: scale)
    for cell in cells { #expect(abs(cell.frame.height - height) < 0.01, "\(cell.frame)") }
    withExtendedLifetime(held) {}
  }

  @Test func `8: where a row's texts are`() throws {
    let cells = [
      cell(.default, "Title"), cell(.value1, "Title", "Detail"), cell(.subtitle, "Title", "Below"),
      cell(.value1, "Title", "Detail", .disclosureIndicator),
    ]
    let held = laidOut(cells, 18)
    let width = cells[0].frame.width
    let margin: CGFloat = width >= 390 ? 20 : 16
    for cell in cells { #expect(cell.textLabel?.frame.minX == margin) }
    #expect(try abs(#require(cells[1].detailTextLabel?.frame.maxX) - (width - margin)) < 0.01)
    let (title, below) = try (#require(cells[2].textLabel?.frame), #require(cells[2].detailTextLabel?.frame))
    #expect((55.5...57.5).contains(cells[2].frame.height))
    #expect((9...10).contains(title.minY))
    #expect((1...3).contains(below.minY - title.maxY))
    #expect(cells[3].contentView.frame.width == width - (margin > 16 ? 30.5 : 26.5))
    #expect(cells[0].detailTextLabel == nil)
    withExtendedLifetime(held) {}
  }

  @Test(arguments: [
    (10, UITableViewCell.AccessoryType.disclosureIndicator, 33.0), (12, .disclosureIndicator, 34),
    (18, .disclosureIndicator, 26.5), (18, .checkmark, 39.5), (18, .detailDisclosureButton, 67.5), (18, .none, 0),
  ])
  func `8: accessories take their width`(_ version: Int, _ type: UITableViewCell.AccessoryType, _ width: CGFloat) {
    #expect(CellContent.accessoryWidth(type, margin: 16, ControlLook(iOS: version)) == width)
  }
}
