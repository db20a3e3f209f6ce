/// A reference to an object that lives at least as long as the holder: it is kept in another place, or keeps the holder. To follow
/// it counts no references, which takes longer than most of what a pass asks a view.
struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = Unmanaged.passUnretained(object) }

  var object: Object { reference.takeUnretainedValue() }

  /// Asks the object something, without a reference counted.
  @inline(__always)
  func ask<Answer>(_ question: (Object) -> Answer) -> Answer { reference._withUnsafeGuaranteedRef(question) }
}
