import Synchronization

/// How long each of some jobs took, all cores together.
package final class CellTimes: Sendable {
  private let durations: Mutex<[Duration]>

  /// - Parameter count: Of jobs.
  package init(count: Int) { durations = Mutex(Array(repeating: .zero, count: count)) }

  /// Adds to the time of a job.
  func add(_ duration: Duration, to job: Int) { durations.withLock { $0[job] += duration } }

  /// Multiplies the time of a job of which only a part was done.
  func scale(_ job: Int, by factor: Double) { durations.withLock { $0[job] = $0[job] * factor } }

  /// Each job's time.
  package var seconds: [Double] { durations.withLock { $0.map(\.seconds) } }
}

extension Duration {
  /// With fractions.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
