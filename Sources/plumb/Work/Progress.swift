/// How far a long work is, how fast it goes, and how long it will take.
struct Progress {
  let total: Int
  var done = 0
  private let started = ContinuousClock.now

  init(total: Int) { self.total = total }

  func text(_ what: String) -> String {
    let elapsed = ContinuousClock.now - started
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    guard seconds > 0.5, done > 0 else { return "\(done) of \(total): \(what)" }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 100 ? "\(left) s" : "\((left + 30) / 60) min"
    return "\(done) of \(total), \(Int(rate)) a second, \(time) left: \(what)"
  }
}
