public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void { public func send() { send(()) } }

public class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners: [Int: (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = [:]
  private var next = 0
  private var end: Subscribers.Completion<Failure>?
  /// What feeds this subject for as long as it lives.
  var kept: [AnyCancellable] = []
  public init() {}
  public func send(_ value: Output) {
    if end != nil { return }
    for key in listeners.keys.sorted() { listeners[key]?.value(value) }
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    if end != nil { return }
    end = completion
    let before = listeners
    listeners = [:]
    for key in before.keys.sorted() { before[key]?.completion(completion) }
  }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end {
      completion(end)
      return AnyCancellable {}
    }
    next += 1
    let key = next
    listeners[key] = (value, completion)
    return AnyCancellable { [weak self] in self?.listeners[key] = nil }
  }
}
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
  public var value: Output { didSet { super.send(value) } }
  public init(_ value: Output) { self.value = value }
  public override func send(_ value: Output) { self.value = value }
  public override func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    return super.subscribe(value: value, completion: completion)
  }
}

public protocol ObservableObject: AnyObject {}
public final class ObservableObjectPublisher: PassthroughSubject<Void, Never> {}
extension ObservableObject {
  /// One for each call: nothing but views of SwiftUI listens to it.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>
    public func subscribe(
      value: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.subscribe(value: value, completion: completion) }
  }
  private let subject: CurrentValueSubject<Value, Never>
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    nonmutating set {}
  }
}
