import Layout
import Testing
import UIKit

/// Ids say how the program refers to a view; names are those of people.
@MainActor @Suite struct ViewPathTests {
  private static func paths(_ controller: UIViewController) throws -> [String: String] {
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let scene = try CapturedScreen.pipeline.get().captured(.controller(controller, title: "x"), document: "x", in: cell)
      .scene
    return Dictionary(scene.allViews.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// Properties of many kinds.
  class BaseScreen: UIViewController {
    let header = UILabel()
    private let shadowed = UIView()
    var inherited: UIView { shadowed }
  }

  final class Panel: UIView {
    let caption = UILabel()
    weak var owner: MixedScreen?
  }

  @MainActor struct Pair {
    let left = UIView()
    let right = UIView()
  }

  /// A reference that does not retain, as many applications have it.
  @MainActor @propertyWrapper struct Weakly<Value: AnyObject> {
    private weak var stored: Value?
    init(wrappedValue: Value?) { stored = wrappedValue }
    var wrappedValue: Value? {
      get { stored }
      set { stored = newValue }
    }
  }

  final class MixedScreen: BaseScreen {
    @Weakly var wrapped: UIButton? = nil
    private let shadowed = UIView()
    private(set) lazy var used = UIView()
    lazy var unused: UIView = {
      Issue.record("a lazy property was created")
      return UIView()
    }()
    let panels = [Panel(), Panel()]
    var optional: UIView? = UIView()
    let byName = ["b": UIView(), "a": UIView()]
    let pair = Pair()
    let numbers = Array(repeating: 1, count: 200_000)
    let guide = UILayoutGuide()
    var named = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      named.accessibilityIdentifier = "Named"
      let tagged = UIView()
      tagged.tag = 7
      let identified = UIView()
      identified.accessibilityIdentifier = "Identified"
      let inside = UIView()
      identified.addSubview(inside)
      for panel in panels {
        panel.owner = self
        panel.addSubview(panel.caption)
      }
      let own: [UIView] = [header, inherited, shadowed, used, pair.left, pair.right, named, tagged, identified]
      for child in own + panels + byName.values.sorted(by: { $0.hash < $1.hash }) + [optional!, UILabel(), UILabel()] {
        view.addSubview(child)
      }
      view.addLayoutGuide(guide)
      let button = UIButton()
      view.addSubview(button)
      wrapped = button
    }
  }

  @Test func `a view is identified by the properties that lead to it`() throws {
    let paths = try Self.paths(MixedScreen())
    let expected = [
      "header", "shadowed", "shadowed 2", "used", "panels[0]", "panels[1]", "panels[0].caption", "panels[1].caption",
      "optional", "byName[a]", "byName[b]", "pair.left", "pair.right", "guide", "wrapped", "named", "tag 7",
      "#Identified",
      "#Identified/UIView 1", "UILabel 1", "UILabel 2",
    ]
    #expect(paths.keys.sorted() == expected.sorted())
    #expect(paths["panels[1].caption"] == "panels[1].caption")
    #expect(paths["named"] == "Named")
    #expect(paths["#Identified"] == "Identified")
    #expect(paths["#Identified/UIView 1"] == "Identified/UIView 1")
    // As in a layout without a scene, where all labels are counted.
    #expect(paths["UILabel 1"] == "UILabel 3")
    #expect(paths["guide"] == "guide")
  }

  @Test func `a changed text keeps the identity, and so does a view added before`() throws {
    func screen(_ text: String, _ count: Int) -> UIViewController {
      let controller = UIViewController()
      let card = RowView(text, "1")
      for _ in 0..<count { controller.view.addSubview(UIButton()) }
      controller.view.addSubview(card)
      return controller
    }
    let (before, after) = (try Self.paths(screen("One", 0)), try Self.paths(screen("Two", 2)))
    #expect(before.keys.sorted() == ["RowView 1", "RowView 1.title", "RowView 1.value"])
    #expect(Set(before.keys).isSubset(of: after.keys))
    #expect(before["RowView 1.title"] == "RowView 1.title")
  }

  @Test func `properties of a child controller follow its own`() throws {
    let paths = try Self.paths(ParentScreen())
    #expect(paths["list.view"] == "UIView 1")
    #expect(paths["list.name"] == "UIView 1/Name")
    #expect(paths["list.follow"] == "list.follow")
    #expect(paths["detail.rows[0].title"] == "detail.rows[0].title")
    // In a system container, as alone.
    let pushed = try Self.paths(UINavigationController(rootViewController: ProfileScreen()))
    #expect(pushed["notify"] == "notify")
    #expect(pushed["view"] == "UIView 1")
  }

  @Test func `names that views share are numbered`() throws {
    let controller = UIViewController()
    for _ in 0..<3 {
      let label = UILabel()
      label.accessibilityIdentifier = "Same"
      controller.view.addSubview(label)
    }
    let root = UIView()
    root.accessibilityIdentifier = SceneView.rootID
    controller.view.addSubview(root)
    let paths = try Self.paths(controller)
    #expect(
      paths == [
        "#Same": "Same", "#Same 2": "Same 2", "#Same 3": "Same 3", "#Superview": "Superview 2",
      ])
  }

  @Test func `cycles of properties end`() throws {
    final class Ring: UIView {
      var other: Ring?
    }
    let controller = UIViewController()
    let (a, b) = (Ring(), Ring())
    (a.other, b.other) = (b, a)
    controller.view.addSubview(a)
    a.addSubview(b)
    #expect(try Self.paths(controller).keys.sorted() == ["Ring 1", "Ring 1.other"])
    a.other = nil
  }
}
