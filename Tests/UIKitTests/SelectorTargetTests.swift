import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Selectors that Foundation calls, and associated objects.
@MainActor @Suite struct SelectorTargetTests {
  @MainActor private final class Listener: NSObject {
    var calls: [String] = []
    func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func object(_ notification: NSNotification) { calls.append("object") }
    func plain() -> Bool {
      calls.append("plain")
      return true
    }
  }

  @Test func `observers are called until they are removed`() {
    let center = NotificationCenter()
    let listener = Listener()
    let (first, second) = (Notification.Name("first"), Notification.Name("second"))
    center.addObserver(listener, selector: Selector(Listener.note(_:), name: "note:"), name: first, object: nil)
    center.addObserver(listener, selector: Selector(Listener.object(_:)), name: second, object: nil)
    center.addObserver(listener, selector: Selector(Listener.plain), name: second, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.calls.sorted() == ["first", "object", "plain"])
    center.removeObserver(listener, name: first, object: nil)
    center.post(name: first, object: nil)
    #expect(listener.calls.count == 3)
    center.removeObserver(listener)
    center.post(name: second, object: nil)
    #expect(listener.calls.count == 3)
  }

  @Test func `an observer is not retained`() {
    let center = NotificationCenter()
    var listener: Listener? = Listener()
    weak let reference = listener
    center.addObserver(
      listener!, selector: Selector(Listener.note(_:)), name: Notification.Name("a"), object: nil)
    listener = nil
    #expect(reference == nil)
    center.post(name: Notification.Name("a"), object: nil)
  }

  @Test func `an object calls its methods`() {
    let listener = Listener()
    listener.perform(Selector(Listener.plain))
    listener.perform(Selector(Listener.note(_:)), with: Notification(name: Notification.Name("b")))
    #expect(listener.calls == ["plain", "b"])
  }

  @Test func `values stay with their object and go with it`() {
    let (key, other) = (
      UnsafeMutablePointer<UInt8>.allocate(capacity: 1), UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    )
    defer {
      key.deallocate()
      other.deallocate()
    }
    weak var value: Listener?
    for round in 0..<200 {
      let owner = Listener()
      #expect(objc_getAssociatedObject(owner, key) == nil, "round \(round)")
      let object = Listener()
      value = object
      objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, other, round, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) as? Listener === object)
      #expect(objc_getAssociatedObject(owner, other) as? Int == round)
      objc_setAssociatedObject(owner, other, nil, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, other) == nil)
    }
    let owner = Listener()
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    for _ in 0..<200 { objc_setAssociatedObject(Listener(), key, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
  }
}
