import Testing

@testable import UIKit

/// Traits: their values, their inheritance, and the notifications of their changes (AL-10).
@MainActor @Suite struct TraitTests {
  /// A log of events, in order.
  @MainActor final class Journal { var lines: [String] = [] }

  final class Controller: UIViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Box(name, journal) }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      journal.lines.append("\(name) will have traits")
      super.willTransition(to: newCollection, with: coordinator)
      coordinator.animate(alongsideTransition: { [name, journal] _ in journal.lines.append("\(name) alongside") }) {
        [name, journal] _ in journal.lines.append("\(name) completed")
      }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      journal.lines.append("\(name) will be \(Int(size.width)) wide")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let old = previousTraitCollection?.horizontalSizeClass.rawValue ?? -1
      journal.lines.append(
        "\(name) \(old) -> \(traitCollection.horizontalSizeClass.rawValue), is \(Int(view.bounds.width))")
    }
  }

  final class Box: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      journal.lines.append("\(name)'s view")
    }
  }

  private static let portrait = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 2)
  private static let landscape = UITraitCollection(
    horizontalSizeClass: .regular, verticalSizeClass: .compact, displayScale: 2)

  /// Returns a window of 100 by 200 with a root controller and a child that fills it.
  private func family() -> (window: UIWindow, parent: Controller, child: Controller, journal: Journal) {
    let journal = Journal()
    let (parent, child) = (Controller("parent", journal), Controller("child", journal))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.environment = WindowEnvironment(traits: Self.portrait)
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    journal.lines = []
    return (window, parent, child, journal)
  }

  @Test func `AL-10.1 traits and their raw values`() {
    let sizes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(sizes.map(\.rawValue) == [0, 1, 2])
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `AL-10.2 later collections win, and what is unspecified falls through`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test func `AL-10.2 traits come down from the window, and a container overrides them`() {
    let (window, parent, child, _) = family()
    let leaf = UIView()
    child.view.addSubview(leaf)
    #expect(leaf.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.displayScale == 2)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    #expect(leaf.traitCollection.verticalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
  }

  @Test func `AL-10.3 who has other traits hears of it, who has an override does not`() {
    let (window, parent, child, journal) = family()
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    Completions.runAll()
    #expect(
      journal.lines == [
        "child will have traits", "child 1 -> 2, is 100", "child's view", "child alongside", "child completed",
      ])
    journal.lines = []
    var traits = WindowEnvironment(traits: Self.portrait)
    traits.traits = UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular, displayScale: 2)
    window.transition(to: window.bounds.size, environment: traits)
    Completions.runAll()
    #expect(
      journal.lines == [
        "parent will have traits", "parent 1 -> 2, is 100", "parent's view", "parent alongside", "parent completed",
      ])
  }

  @Test func `AL-10.3 a view of fixed size gets no size notice`() {
    let (window, _, child, journal) = family()
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    window.transition(to: CGSize(width: 150, height: 200))
    #expect(journal.lines == ["parent will be 150 wide"])
  }

  @Test func `AL-10.4 and 11.9 a rotation in order: announced, applied, reported, laid out`() {
    let (window, _, child, journal) = family()
    window.transition(to: CGSize(width: 200, height: 100), environment: WindowEnvironment(traits: Self.landscape))
    Completions.runAll()
    #expect(
      journal.lines == [
        "parent will have traits", "child will have traits", "parent will be 200 wide", "child will be 200 wide",
        "parent 1 -> 2, is 200", "parent's view", "child 1 -> 2, is 200", "child's view",
        "child alongside", "parent alongside", "child completed", "parent completed",
      ])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `AL-10.4 no trait call where traits stay`() {
    let (window, _, _, journal) = family()
    window.transition(to: CGSize(width: 200, height: 100), environment: WindowEnvironment(traits: Self.portrait))
    #expect(journal.lines == ["parent will be 200 wide", "child will be 200 wide"])
  }

  @Test func `AL-10.5 the window's origin stays top left`() {
    let (window, _, _, _) = family()
    window.transition(to: CGSize(width: 200, height: 100))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `a view that comes into a window hears if its traits are others there`() {
    let journal = Journal()
    let window = UIWindow(frame: .zero)
    window.addSubview(Box("same", journal))
    #expect(journal.lines == [])
    window.environment = WindowEnvironment(traits: UITraitCollection(displayScale: 3))
    window.addSubview(Box("other", journal))
    #expect(journal.lines == ["same's view", "other's view"])
  }

  @Test func `AL-10.19 another text size category is a change of traits and gives other sizes`() {
    let stage = Stage()
    let label = stage.add(UILabel())
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stage.layout()
    let before = label.frame.height
    stage.window.environment.traits = UITraitCollection(traitsFrom: [
      stage.window.environment.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    stage.layout()
    #expect(label.font.pointSize == 33)
    #expect(label.frame.height > before)
  }

  @Test func `a handler of trait changes gets the view as its own class`() {
    let stage = Stage()
    let label = UILabel()
    stage.root.addSubview(label)
    var texts: [String?] = []
    label.text = "Title"
    label.registerForTraitChanges([UITraitDisplayScale.self]) { (label: UILabel, _) in texts.append(label.text) }
    stage.window.environment.traits = UITraitCollection(displayScale: 3)
    #expect(texts == ["Title"])
  }

  @Test func `those who asked for one trait hear of that one`() {
    let stage = Stage()
    let view = stage.add()
    var heard: [CGFloat] = []
    let registration = view.registerForTraitChanges([UITraitDisplayScale.self]) { view, previous in
      heard.append(previous.displayScale)
    }
    stage.window.environment.traits = UITraitCollection(displayScale: 3, layoutDirection: .leftToRight)
    stage.window.environment.traits = UITraitCollection(displayScale: 3, layoutDirection: .rightToLeft)
    #expect(heard == [1])
    view.unregisterForTraitChanges(registration)
    stage.window.environment.traits = UITraitCollection(displayScale: 2)
    #expect(heard == [1])
  }

  @Test func `an image view shows the image of an asset for its traits`() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let asset = UIImageAsset()
    asset.register(UIImage(size: CGSize(width: 10, height: 10)), with: light)
    asset.register(UIImage(size: CGSize(width: 20, height: 20)), with: dark)
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    asset.register(UIImage(size: CGSize(width: 30, height: 30)), with: large)
    #expect(asset.image(with: dark).size.width == 20)
    #expect(asset.image(with: large).size.width == 30, "the most traits count")
    #expect(asset.image(with: UITraitCollection(displayScale: 3)).size.width == 10, "else the first")
    #expect(UIImageAsset().image(with: light).size == .zero)

    let stage = Stage()
    let view = stage.add(UIImageView(image: asset.image(with: light)))
    stage.layout()
    #expect(view.intrinsicContentSize.width == 10)
    stage.window.environment.traits = UITraitCollection(traitsFrom: [stage.window.environment.traits, dark])
    #expect(view.intrinsicContentSize.width == 20)
    // One that is set later, too; and none of the asset after it is removed.
    view.image = asset.image(with: light)
    #expect(view.image?.size.width == 20)
    asset.unregisterImage(with: dark)
    #expect(asset.image(with: dark).size.width == 10)
  }
}
