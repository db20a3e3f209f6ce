/// Data that is dragged or pasted; Linux's Foundation lacks it. Stored, and never asked here.
open class NSItemProvider: NSObject {
  /// The object given.
  public let object: AnyObject?
  /// A name for a file of the data.
  open var suggestedName: String?

  /// A provider of nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// A provider of an object.
  public init(object: AnyObject) {
    self.object = object
    super.init()
  }

  /// Whether the object is of a class.
  open func canLoadObject(ofClass type: AnyObject.Type) -> Bool { object.map { Swift.type(of: $0) == type } ?? false }
}
