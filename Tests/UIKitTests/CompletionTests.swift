import Testing
import UIKit
import _Testing_UIKit

@testable import UIKit

/// Completions never run before the call that takes them returns.
@MainActor
@Suite(.serialized) struct CompletionTests {
  @MainActor private final class Journal {
    var lines: [String] = []
    func pulse() {
      lines.append("pulse")
      if lines.count < 5000 { UIView.animate(withDuration: 1, animations: {}) { _ in self.pulse() } }
    }
  }

  /// What each kind of call does with its completion.
  private static let calls: [(String, @MainActor (@escaping () -> Void) -> Void)] = [
    ("animate", { done in UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in done() }) }),
    ("animate at once", { done in UIView.animate(withDuration: 0, animations: {}, completion: { _ in done() }) }),
    (
      "spring",
      { done in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: {},
          completion: { _ in done() })
      }
    ),
    (
      "key frames",
      { done in
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: { _ in done() })
      }
    ),
    (
      "transition",
      { done in UIView.transition(with: UIView(), duration: 1, animations: nil, completion: { _ in done() }) }
    ),
    (
      "replacement",
      { done in UIView.transition(from: UIView(), to: UIView(), duration: 1, completion: { _ in done() }) }
    ),
    (
      "animator",
      { done in
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, animations: {}, completion: { _ in done() })
      }
    ),
    (
      "transaction",
      { done in
        CATransaction.begin()
        CATransaction.setCompletionBlock(done)
        CATransaction.commit()
      }
    ),
    ("table", { done in UITableView().performBatchUpdates(nil) { _ in done() } }),
    (
      "collection",
      { done in
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .performBatchUpdates(nil) { _ in done() }
      }
    ),
    ("present", { done in UIViewController().present(UIViewController(), animated: true, completion: done) }),
    (
      "dismiss",
      { done in
        let (below, above) = (UIViewController(), UIViewController())
        below.present(above, animated: false)
        below.dismiss(animated: true, completion: done)
      }
    ),
    (
      "pages",
      { done in
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in done() }
      }
    ),
  ]

  @Test func `a completion waits for the call to return`() {
    for (name, call) in Self.calls {
      let journal = Journal()
      call { journal.lines.append(name) }
      #expect(journal.lines.isEmpty, "\(name)")
      Completions.runAll()
      #expect(journal.lines == [name])
    }
  }

  @Test func `completions run on the main queue by themselves`() async throws {
    let journal = Journal()
    UIView.animate(withDuration: 0.1, animations: { journal.lines.append("block") }) { _ in
      journal.lines.append("completion")
    }
    journal.lines.append("after")
    for _ in 0..<20_000 where journal.lines.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(journal.lines == ["block", "after", "completion"])
  }

  @Test func `the shorter animation ends first, equal ones in order`() {
    let journal = Journal()
    for (name, duration) in [("long", 0.5), ("short", 0.1), ("as long", 0.5)] {
      UIView.animate(withDuration: duration, animations: {}) { _ in journal.lines.append(name) }
    }
    Completions.runAll()
    #expect(journal.lines == ["short", "long", "as long"])
  }

  @Test func `an animation ends after its delay and its duration`() {
    let journal = Journal()
    for (name, duration, delay) in [("late", 0.1, 0.6), ("middle", 0.5, 0.0), ("early", 0.1, 0.2)] {
      UIView.animate(withDuration: duration, delay: delay, options: [], animations: {}) { _ in
        journal.lines.append(name)
      }
    }
    Completions.runAll()
    #expect(journal.lines == ["early", "middle", "late"])
  }

  @Test func `an animation that starts itself again does not hold a test up`() {
    let journal = Journal()
    journal.pulse()
    let log = logs { Completions.runAll() }
    #expect(journal.lines.count == Completions.limit + 1, "\(log)")
    #expect(log.count == 1, "\(log)")
    while journal.lines.count < 5000 { _ = logs { Completions.runAll() } }
  }

  private struct Mark { var shown = 0 }
  @MainActor private final class Flow {
    var mark = Mark()
    var log: [Int] = []
    func show(_ mark: inout Mark, _ done: @escaping () -> Void) {
      mark.shown += 1
      UIView.animate(withDuration: 0.1, animations: {}) { _ in done() }
    }
    func start() { show(&mark) { self.log.append(self.mark.shown) } }
  }

  @Test func `a completion may read what its caller was changing`() {
    let flow = Flow()
    flow.start()
    Completions.runAll()
    #expect(flow.log == [1])
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var ends = 0
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test func `animated scrolling ends later, and only if something moves`() {
    let (scroll, listener) = (UIScrollView(), Listener())
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(listener.ends == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    Completions.runAll()
    #expect(listener.ends == 1)
  }

  @Test func `a stopped animator calls nothing, a paused one when it continues`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(animator.isRunning)
    #expect(animator.state == .active)
    animator.pauseAnimation()
    Completions.runAll()
    #expect(ends.isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    Completions.runAll()
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.stopAnimation(true)
    Completions.runAll()
    #expect(ends == [.end])
  }

  @Test func `the completion of an update finds the list laid out`() {
    final class Source: NSObject, UITableViewDataSource {
      var count = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400)), Source())
    table.dataSource = source
    table.layoutIfNeeded()
    var found = 0
    table.performBatchUpdates {
      source.count = 3
      table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
    } completion: { _ in
      found = table.visibleCells.count
    }
    #expect(found == 0)
    Completions.runAll()
    #expect(found == 3)
  }

  @Test func `a committed block calls its delegate's method later`() {
    @MainActor final class Target: NSObject { var calls = 0; func didStop() { calls += 1 } }
    let target = Target()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(target)
    UIView.setAnimationDidStop(Selector(Target.didStop))
    UIView.commitAnimations()
    #expect(target.calls == 0)
    Completions.runAll()
    #expect(target.calls == 1)
  }

  @Test func `a committed block ends after its delay and its duration`() {
    @MainActor final class Target: NSObject {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func didStop() { journal.lines.append("block") }
    }
    let journal = Journal()
    let target = Target(journal)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(target)
    UIView.setAnimationDidStop(Selector(Target.didStop))
    UIView.setAnimationDelay(0.6)
    UIView.setAnimationDuration(0.3)
    UIView.commitAnimations()
    UIView.animate(withDuration: 0.7, animations: {}) { _ in journal.lines.append("animation") }
    Completions.runAll()
    #expect(journal.lines == ["animation", "block"])
  }

  @Test func `scrolling that another one replaces has one end`() {
    let (scroll, listener) = (UIScrollView(), Listener())
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    Completions.runAll()
    #expect(listener.ends == 1)
  }
}
