import Testing

@testable import UIKit

/// The order of subviews, and what a view adds and removes besides them.
@Suite @MainActor struct SubviewOrderTests {
  @MainActor struct Family {
    let parent = UIView()
    let a = UIView()
    let b = UIView()
    let c = UIView()
    init() { for (tag, view) in zip(1..., [a, b, c]) { (view.tag, _) = (tag, parent.addSubview(view)) } }
    var order: [Int] { parent.subviews.map(\.tag) }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: [Int]
    let change: @MainActor (Family) -> Void
    init(_ name: String, _ order: [Int], _ change: @escaping @MainActor (Family) -> Void) {
      (testDescription, self.order, self.change) = (name, order, change)
    }
  }

  @Test(arguments: [
    Change("bring to front", [2, 3, 1]) { $0.parent.bringSubviewToFront($0.a) },
    Change("send to back", [3, 1, 2]) { $0.parent.sendSubviewToBack($0.c) },
    Change("bring the front one", [1, 2, 3]) { $0.parent.bringSubviewToFront($0.c) },
    Change("insert below", [3, 1, 2]) { $0.parent.insertSubview($0.c, belowSubview: $0.a) },
    Change("insert above", [2, 1, 3]) { $0.parent.insertSubview($0.a, aboveSubview: $0.b) },
    Change("insert at an index", [1, 3, 2]) { $0.parent.insertSubview($0.c, at: 1) },
    Change("add again", [2, 3, 1]) { $0.parent.addSubview($0.a) },
    Change("remove", [1, 3]) { $0.b.removeFromSuperview() },
    Change("bring a stranger", [1, 2, 3]) { $0.parent.bringSubviewToFront(UIView()) },
    Change("send a stranger", [1, 2, 3]) { $0.parent.sendSubviewToBack(UIView()) },
  ])
  func `a view keeps its subviews from back to front`(_ change: Change) {
    let family = Family()
    change.change(family)
    #expect(family.order == change.order)
  }

  @Test func `a new view is inserted beside another`() {
    let family = Family()
    let (below, above) = (UIView(), UIView())
    (below.tag, above.tag) = (8, 9)
    family.parent.insertSubview(below, belowSubview: family.b)
    family.parent.insertSubview(above, aboveSubview: family.b)
    #expect(family.order == [1, 8, 2, 9, 3])
    #expect(below.superview === family.parent)
  }

  @Test func `a removed gesture belongs to no view`() {
    let (view, tap, press) = (UIView(), UITapGestureRecognizer(), UILongPressGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(press)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [press])
    #expect(tap.view == nil)
    #expect(press.view === view)
  }

  private final class Journal: NSObject, UIInteraction {
    var lines: [String] = []
    weak var view: UIView?
    func willMove(to view: UIView?) { lines.append(view == nil ? "will leave" : "will enter") }
    func didMove(to view: UIView?) { (self.view, _) = (view, lines.append(view == nil ? "left" : "entered")) }
  }

  @Test func `an interaction is called before and after it gets its view`() {
    let (view, journal) = (UIView(), Journal())
    view.addInteraction(journal)
    #expect(view.interactions.count == 1)
    #expect(journal.view === view)
    view.removeInteraction(journal)
    #expect(view.interactions.isEmpty)
    #expect(journal.view == nil)
    #expect(journal.lines == ["will enter", "entered", "will leave", "left"])
    view.removeInteraction(journal)
    #expect(journal.lines.count == 4)
  }

  @Test func `interactions of dragging know their views and delegates`() {
    final class Dragger: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }
    let (view, delegate) = (UIView(), Dragger())
    let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view)
    #expect(drop.view === view)
    #expect(drag.delegate === delegate)
    #expect(drop.delegate === delegate)
    #expect(!drop.allowsSimultaneousDropSessions)
  }

  @Test func `removed constraints are no longer active`() {
    let view = UIView()
    let (width, height) = (constrain(view, .width, plus: 10), constrain(view, .height, plus: 10))
    view.addConstraints([width, height])
    #expect(view.constraints.count == 2)
    view.removeConstraints([width, height])
    #expect(view.constraints.isEmpty)
    #expect(!width.isActive)
  }

  @Test func `a snapshot has the view's size`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds.size == CGSize(width: 70, height: 80))
    #expect(snapshot.superview == nil)
  }

  @Test func `the margins of a view follow the direction of reading`() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins.leading == 4)
    #expect(view.directionalLayoutMargins.trailing == 2)
  }

  @Test func `a view asks for its constraints to be updated`() {
    final class Counter: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let stage = Stage()
    let view = stage.add(Counter())
    stage.layout()
    let before = view.updates
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == before + 1)
    #expect(!view.needsUpdateConstraints())
  }
}
