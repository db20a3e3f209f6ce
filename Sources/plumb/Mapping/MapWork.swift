import Foundation
import Layout
import LayoutMaps
import Synchronization

/// Builds maps, shows progress, and stops on Control-C, which leaves the rest of the map open.
@MainActor
struct MapWork {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Returns the map of all sizes.
  /// - Complexity: A few layouts a region.
  func map(_ sizes: WindowSizes, width: ClosedRange<Double>, height: ClosedRange<Double>) -> LayoutMap {
    var builder = LayoutMapBuilder(sizes, width: width, height: height)
    return interruptible {
      builder.build { progress in
        let share = Int(100 * progress.coveredShare)
        return goesOn("\(sizes.scene.title): \(Count.text(progress.regions, "region")), \(share) % of all sizes")
      }
    }
  }

  /// Returns the pieces of a range.
  /// - Complexity: A few layouts a piece.
  func sweep(_ parameter: SweptParameter, of scene: Scene) -> Sweep {
    interruptible {
      parameter.sweep { progress in
        let share = Int(100 * progress.coveredShare)
        return goesOn("\(scene.title): \(Count.text(progress.regions, "piece")), \(share) % of the range")
      }
    }
  }

  private func goesOn(_ text: @autoclosure () -> String) -> Bool {
    console.progress(text())
    return !Interruption.isAsked
  }

  private func interruptible<Value>(_ work: () -> Value) -> Value {
    let former = Interruption.begin()
    defer {
      Interruption.end(former)
      console.endProgress()
    }
    return work()
  }
}

/// Control-C while a map is being built. Pressing it a second time ends the program.
private enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether it was pressed.
  static var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// - Returns: The previous handler.
  static func begin() -> sighandler_t? {
    signal(SIGINT) { _ in
      Interruption.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  static func end(_ former: sighandler_t?) {
    // After Control-C the handler stays in place, so that the next map stops at its first region, too.
    if !isAsked { signal(SIGINT, former) }
  }
}
