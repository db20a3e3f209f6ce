import Layout
import SystemValues
import Testing

@testable import RecipeDocuments

/// A value written as a recipe is read back unchanged.
@Suite struct RoundTripTests {
  /// Every kind, with every property that a recipe can specify.
  static let kinds: [SceneView.Kind] = {
    let runs = [
      SceneTextRun("Big", font: SceneFont(.system(size: 30, weight: .bold)), color: SceneColor(hex: 0xFF0000)),
      SceneTextRun(" and \"small\"\n", baselineOffset: 4, kern: 1),
    ]
    var label = SceneLabel("Two\nlines", font: SceneFont(.style(.body)), numberOfLines: 0)
    label.textColor = SceneColor.named["secondaryLabel"]
    label.alignment = .center
    label.lineBreak = .charWrap
    label.minimumScale = 0.5
    label.preferredWidth = 120.5
    label.lineSpacing = 3
    label.lineHeightMultiple = 1.25
    label.minimumLineHeight = 18
    label.maximumLineHeight = 44
    var apportioned = SceneSegments(["One", "Twenty"])
    apportioned.followsTitles = true
    var parts = SceneLabel(runs.map(\.text).joined())
    parts.runs = runs
    var bare = SceneButton("Go", style: .custom)
    bare.font = SceneFont(.system(size: 20, weight: .semibold))
    bare.textColor = SceneColor(hex: 0x336699)
    bare.lineBreak = .truncateHead
    bare.contentInsets = Insets(1, 2, 3, 4)
    bare.hasBareConfiguration = true
    bare.imagePadding = 4
    var filled = SceneButton("", style: .filled, size: .large, subtitle: "Below")
    filled.symbol = "star"
    filled.imagePadding = 6.5
    var field = SceneTextField(text: "Typed", placeholder: "Name")
    field.font = SceneFont(.system(size: 12, weight: .regular))
    field.alignment = .right
    field.border = SceneFieldBorder.none
    field.minimumScale = 0.25
    var text = SceneTextView("Text", scrolls: false)
    text.textColor = SceneColor(hex: 0x112233)
    text.alignment = .left
    var symbol = SceneImageView(symbol: "star", contentMode: .bottomRight)
    symbol.font = SceneFont(.system(size: 40, weight: .regular))
    let alert = SceneAlert(
      title: "Delete?", message: "For good.",
      actions: [.init("Keep", role: .cancel), .init("Go", role: .destructive), .init("OK")],
      isActionSheet: true)
    var dated = SceneDatePicker(style: .compact)
    dated.date = PickedDate("2026-12-24 18:30")
    let stack = SceneStack(
      axis: .vertical, distribution: .equalSpacing, alignment: .trailing, spacing: .system, isMarginsRelative: true,
      isBaselineRelative: true)
    return [
      .view, .label(SceneLabel()), .label(label), .label(parts), .button(SceneButton("Plain")), .button(bare),
      .button(filled), .textField(SceneTextField()), .textField(field), .textView(SceneTextView("Text")),
      .textView(text), .image(SceneImageView()), .image(symbol), .stack(SceneStack()), .stack(stack),
      .scroll(SceneScroll()), .scroll(SceneScroll(offsetX: 3, offsetY: -4, contentInset: Insets(1, 2, 3, 4))),
      .sheet(SceneSheet()), .sheet(SceneSheet(.medium, hasGrabber: true)), .alert(alert),
      .guide, .toggle(SceneSwitch(isOn: true)), .toggle(SceneSwitch(isOn: false)), .slider(SceneSlider(0.3)), .stepper,
      .progress(SceneProgress(0.7)), .progress(SceneProgress(1, isInBar: true)), .spinner(SceneSpinner()),
      .spinner(SceneSpinner(isLarge: true)), .pageControl(ScenePageControl(5, current: 2)),
      .segments(SceneSegments(["One", "Two"])), .segments(apportioned),
      .segments(SceneSegments(["One", "Two"], selected: nil)),
      .segments(SceneSegments(["One", "Two"], selected: 1)), .picker(ScenePicker(["A", "B"])),
      .searchBar(SceneSearchBar()), .searchBar(SceneSearchBar(text: "x", placeholder: "Find", isMinimal: true)),
    ]
      + SceneEffect.allCases.map { .effect($0) }
      + SceneDatePicker.Style.allCases.flatMap { style in
        SceneDatePicker.Mode.allCases.map { .datePicker(SceneDatePicker(style: style, mode: $0)) }
      } + [.datePicker(dated)]
  }()

  /// Returns a view whose name a writer keeps: names in recipes are ids as well.
  private func view(_ name: String, _ kind: SceneView.Kind) -> SceneView {
    let noun = kind.recipe.map { type(of: $0).noun } ?? "View"
    return SceneView(id: "\(name) \(noun)", kind: kind)
  }

  private func scene(_ view: SceneView) -> Scene {
    Scene(title: "t", document: "r.yaml", views: [view], constraints: [])
  }

  /// Writes and reads a view; ids become the names that the writer derives from them.
  private func again(_ view: SceneView) throws -> SceneView {
    let named = Self.withOtherIDs(view)
    let text = RecipeWriter.write(scene(named))
    var read = try #require(try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed).views.first)
    #expect(read.name == view.name, "\(text)")
    read.id = view.id
    return Self.withoutPlaces(read)
  }

  /// Returns the view without its places: a written document has other ones.
  private static func withoutPlaces(_ view: SceneView) -> SceneView {
    var view = view
    (view.place, view.keyPlaces) = (nil, ScenePlaces())
    view.children = view.children.map(withoutPlaces)
    return view
  }

  /// Keys of views inside tables.
  private static let partsOfTables = [SceneRowCell.key.name, SceneSection.key.name]

  /// Values of keys that require one.
  private static let values = [
    "switch": "on", "pageControl": "3", "segments": "[One, Two]", "picker": "[One]", "textView": "Text",
    "alert": "{ title: Sure? }", "bar": "toolbar",
    "collection": "{ items: [[1/3, 100%], { size: [50%, ~80], insets: 4 }], group: [~90, 10% of width] }",
  ]

  @Test(arguments: RecipeKinds.contentKeys.map(\.name).filter { !partsOfTables.contains($0) })
  func `each key makes a view of its kind`(_ key: String) throws {
    let text = "views: { Some: { \(key): \(Self.values[key] ?? "") } }"
    let read = try #require(try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed).views.first)
    #expect(read.kind.recipe.map { type(of: $0).key.name } == key)
    let view = view("Some", read.kind)
    #expect(try again(view) == view)
  }

  /// Returns the view with ids that differ from its names: from ids that are names, a writer derives other names.
  private static func withOtherIDs(_ view: SceneView) -> SceneView {
    var view = view
    if case .stack(var stack) = view.kind {
      stack.customSpacing = Dictionary(uniqueKeysWithValues: stack.customSpacing.map { ("id of \($0)", $1) })
      view.kind = .stack(stack)
    }
    view.children = view.children.map(withOtherIDs)
    view.id = "id of \(view.id)"
    return view
  }

  @Test(arguments: kinds)
  func `a kind with all that it says`(_ kind: SceneView.Kind) throws {
    let view = view("Some", kind)
    #expect(try again(view) == view)
  }

  @Test(arguments: kinds)
  func `a view with all that every view has`(_ kind: SceneView.Kind) throws {
    var view = view("Some", kind)
    view.background = SceneColor(hex: 0xABCDEF)
    view.hugging = AxisPriorities(horizontal: 1, vertical: 999)
    view.resistance = AxisPriorities(horizontal: 48, vertical: 48)
    view.intrinsic = SceneIntrinsic(width: 97, height: 30.5, firstBaseline: 21)
    view.margins = SceneMargins(Insets(1, 2, 3, 4.25), followsReading: true)
    view.preservesMargins = true
    view.insetsMarginsFromSafeArea = false
    view.isHidden = true
    view.direction = .rightToLeft
    view.frame = SceneFrame(x: 1, y: 2, width: 3, height: 4, flexible: [.width, .bottom])
    view.paint.alpha = 0.5
    view.paint.cornerRadius = 8
    view.paint.borderWidth = 1.5
    view.paint.borderColor = SceneColor(hex: 0x102030)
    view.paint.shadow = SceneShadow(color: SceneColor(hex: 0x405060), opacity: 0.25, radius: 8, x: 1.5, y: -4)
    view.paint.clips = true
    view.paint.tint = SceneColor.named["systemRed"]
    view.paint.isEnabled = false
    var transform = SceneTransform()
    (transform.rotation, transform.scale, transform.x, transform.y) = (20, 0.8, 10, -3)
    view.paint.transform = transform
    #expect(try again(view) == view)
  }

  /// A progress view hugs at 250 and 750: the only table is that of the kinds (`control-metrics.md` 4).
  @Test(arguments: kinds)
  func `priorities that a kind has anyway are not written, and read as the kind's`(_ kind: SceneView.Kind) throws {
    var view = view("Some", kind)
    view.hugging = type(of: kind.content).hugging
    view.resistance = AxisPriorities(horizontal: 750, vertical: 750)
    let read = try again(view)
    #expect(read.hugging == AxisPriorities())
    #expect(read.resistance == AxisPriorities())
    view.hugging = AxisPriorities(horizontal: 249, vertical: type(of: kind.content).hugging.vertical)
    #expect(try again(view).hugging == view.hugging)
  }

  @Test func `rows, their cells and spacings after a view`() throws {
    let cells = SceneRowCell.Style.allCases.flatMap { style in
      SceneRowCell.Accessory.allCases.map { accessory in
        SceneRowCell(style: style, text: "Text", detail: style == .default ? nil : "Detail", accessory: accessory)
      }
    }
    var table = view("Some", .table(SceneTable()))
    table.children = cells.enumerated().map { view("Row \($0)", .row($1)) } + [view("Plain", .view)]
    #expect(try again(table) == table)
    var first = view("First", .section(SceneSection(header: "Head", footer: "Foot")))
    first.children = [view("Row 1", .row(SceneRowCell(text: "Text", symbol: "wifi", isOn: false)))]
    var second = view("Second", .section(SceneSection()))
    second.children = [view("Row 2", .row(SceneRowCell(text: "Text", accessory: .checkmark)))]
    for style in SceneTable.Style.allCases {
      var table = view("Some", .table(SceneTable(style: style)))
      table.children = [first, second]
      #expect(try again(table) == table)
    }
    var stack = view("Some", .stack(SceneStack(customSpacing: ["First View": .points(24), "Last View": .system])))
    stack.children = [view("First", .view), view("Last", .view)]
    stack.children[1].isArranged = false
    #expect(try again(stack) == stack)
  }

  @Test func `bars and what stands in them`() throws {
    var contents = BarContents()
    contents.title = "Inbox"
    contents.back = "Mail: \"all\""
    contents.leading = [.title("Edit")]
    contents.trailing = [.symbol("plus"), .title("Done")]
    contents.segments = ["Day", "Week"]
    contents.searchPrompt = "Find"
    contents.tabs = [.init("One", symbol: "house", badge: "3"), .init("Two")]
    contents.selectedTab = 1
    contents.tools = [.symbol("trash"), .space, .title("Later")]
    var scene = scene(view("Some", .view))
    for bars: Set<Bar> in [[.navigation, .search, .tab, .toolbar], [.largeTitle], [.tab], [.navigation, .tab]] {
      scene.bars = bars
      scene.barContents = bars.count == 4 ? contents : BarContents()
      if bars == [.tab] { scene.barContents.tabs = contents.tabs }
      let text = RecipeWriter.write(scene)
      let read = try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
      #expect(read.bars == bars, "\(text)")
      #expect(read.barContents == scene.barContents, "\(text)")
    }
  }

  @Test func `a picture that is not beside the document leaves its size, others do not`() {
    let file = SceneImage.Variant(scale: 2, width: 120, height: 80, data: [])
    func written(_ image: SceneImage?, name: String?) -> String {
      var content = SceneImageView(image)
      content.pictureName = name
      return RecipeWriter.write(scene(SceneView(id: "A", kind: .image(content))))
    }
    let image = SceneImage(name: "logo", variants: [file])
    #expect(written(image, name: "logo").contains("    intrinsic: { width: 60, height: 40 }\n"))
    #expect(!written(image, name: nil).contains("intrinsic"))
    #expect(!written(nil, name: "logo").contains("intrinsic"))
  }

  @Test func `a display shows the file of its scale, else the next larger one, else the largest`() throws {
    let files = [3.0, 1, 2].map { SceneImage.Variant(scale: $0, width: Int(10 * $0), height: 10, data: []) }
    let image = try #require(SceneImage(name: "logo", variants: files))
    #expect([0.5, 1, 1.5, 2, 3, 4].map { image.variant(for: $0).scale } == [1, 1, 2, 2, 3, 3])
  }

  /// AL-12.3: the colours of Apple's sample.
  @Test(
    arguments: [
      ("red", 0.8, 0.2, 0), ("blue", 0.2235, 0.3255, 1), ("yellow", 1, 0.8, 0), ("green", 0.1059, 0.5059, 0.1137),
      ("purple", 0.5725, 0.1529, 0.5608), ("orange", 1, 0.6, 0), ("lightGray", 0.6667, 0.6667, 0.6667),
      ("gray", 0.5, 0.5, 0.5), ("darkGray", 0.3333, 0.3333, 0.3333), ("black", 0, 0, 0), ("white", 1, 1, 1),
    ] as [(String, Double, Double, Double)])
  func `AL-12.3 a plain colour has the components of the sample's`(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double
  ) { #expect(SceneColor.named[name] == SceneColor(red: red, green: green, blue: blue)) }
}
