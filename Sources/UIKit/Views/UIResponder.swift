/// The root of the classes that views and controllers come from.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
}
