/// The progress of a long task, its speed, and the remaining time.
struct Progress {
  /// The total number of steps.
  let total: Int
  /// The number of completed steps.
  var done = 0
  private let started = ContinuousClock.now

  init(total: Int) { self.total = total }

  /// Returns one line, such as `120 of 400, 80 a second, 4 s left: iphone-15-portrait`.
  /// - Parameters:
  ///   - step: The last completed step.
  ///   - seconds: The time since the start; nil for now.
  func text(_ step: String, after seconds: Double? = nil) -> String {
    let seconds = seconds ?? (ContinuousClock.now - started).seconds
    guard seconds > 0.5, done > 0 else { return "\(done) of \(total): \(step)" }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 100 ? "\(left) s" : "\((left + 30) / 60) min"
    return "\(done) of \(total), \(Int(rate)) per second, \(time) left: \(step)"
  }
}
