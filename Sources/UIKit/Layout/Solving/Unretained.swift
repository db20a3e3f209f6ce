/// A reference to an object that lives at least as long as the holder, because it is retained elsewhere or retains the
/// holder. Following it needs no reference counting, which would take longer than most of what a pass reads from a
/// view.
struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = Unmanaged.passUnretained(object) }

  var object: Object { reference.takeUnretainedValue() }

  /// Calls a closure with the object, without reference counting.
  @inline(__always)
  func ask<Answer>(_ question: (Object) -> Answer) -> Answer { reference._withUnsafeGuaranteedRef(question) }
}
