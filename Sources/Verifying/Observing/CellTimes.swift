import Synchronization

/// The time that each job took, summed over all cores.
package final class CellTimes: Sendable {
  private let durations: Mutex<[Duration]>

  /// - Parameter count: The number of jobs.
  package init(count: Int) { durations = Mutex(Array(repeating: .zero, count: count)) }

  /// Adds to the time of a job.
  func add(_ duration: Duration, to job: Int) { durations.withLock { $0[job] += duration } }

  /// Multiplies the time of a job that was only partly done.
  func scale(_ job: Int, by factor: Double) { durations.withLock { $0[job] = $0[job] * factor } }

  /// Each job's time.
  package var seconds: [Double] { durations.withLock { $0.map(\.seconds) } }
}

extension Duration {
  /// In seconds, with fractions.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
