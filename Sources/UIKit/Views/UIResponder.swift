/// The superclass of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
}
