/// How far a long work is, how fast it goes, and how long it will take.
struct Progress {
  /// Steps in all.
  let total: Int
  /// Steps that are done.
  var done = 0
  private let started = ContinuousClock.now

  init(total: Int) { self.total = total }

  /// One line, such as `120 of 400, 80 a second, 4 s left: iphone-15-portrait`.
  /// - Parameter step: What was done last.
  func text(_ step: String) -> String {
    let seconds = (ContinuousClock.now - started).seconds
    guard seconds > 0.5, done > 0 else { return "\(done) of \(total): \(step)" }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 100 ? "\(left) s" : "\((left + 30) / 60) min"
    return "\(done) of \(total), \(Int(rate)) a second, \(time) left: \(step)"
  }
}
