/// Data that is dragged or pasted; missing from Foundation on Linux. Stored, but never used here.
open class NSItemProvider: NSObject {
  /// The provided object.
  public let object: AnyObject?
  /// A suggested file name for the data.
  open var suggestedName: String?

  /// A provider without an object.
  public override init() {
    object = nil
    super.init()
  }

  /// A provider of an object.
  public init(object: AnyObject) {
    self.object = object
    super.init()
  }

  /// Whether the object has a class.
  open func canLoadObject(ofClass type: AnyObject.Type) -> Bool { object.map { Swift.type(of: $0) == type } ?? false }
}
