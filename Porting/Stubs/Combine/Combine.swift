@_exported import Foundation

// Publishers as closures that are called at once: enough for models that screens observe.

public protocol Cancellable { func cancel() }
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?
  public init(_ body: @escaping () -> Void) { self.body = body }
  deinit { cancel() }
  public func cancel() {
    body?()
    body = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let body: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  init(
    _ body:
      @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  ) {
    self.body = body
  }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { body(value, completion) }
}
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscribe(value: $0, completion: $1) }
  }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(value: receiveValue, completion: receiveCompletion) }
  public func map<Result>(_ change: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in subscribe(value: { value(change($0)) }, completion: completion) }
  }
  public func compactMap<Result>(_ change: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in subscribe(value: { change($0).map(value) }, completion: completion) }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in subscribe(value: { if isIncluded($0) { value($0) } }, completion: completion) }
  }
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func subscribe<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func debounce<Scheduler>(for time: Any, scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = count
      return subscribe(value: { if left > 0 { left -= 1 } else { value($0) } }, completion: completion)
    }
  }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(value: receiveValue, completion: { _ in })
  }
  public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: path] = $0 }
  }
}
extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return subscribe(
        value: {
          if last != $0 { value($0) }
          last = $0
        }, completion: completion)
    }
  }
}
public class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var listeners: [Int: (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = [:]
  private var next = 0
  public init() {}
  public func send(_ value: Output) { for key in listeners.keys.sorted() { listeners[key]?.value(value) } }
  public func send(completion: Subscribers.Completion<Failure>) {
    for key in listeners.keys.sorted() { listeners[key]?.completion(completion) }
    listeners = [:]
  }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    next += 1
    let key = next
    listeners[key] = (value, completion)
    return AnyCancellable { [weak self] in self?.listeners[key] = nil }
  }
}
extension PassthroughSubject where Output == Void { public func send() { send(()) } }
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
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let value: Output
  public init(_ value: Output) { self.value = value }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    completion(.finished)
    return AnyCancellable {}
  }
}
public protocol ObservableObject: AnyObject {}
public final class ObservableObjectPublisher: PassthroughSubject<Void, Never> {}
extension ObservableObject {
  /// One for each call: nothing but views of SwiftUI listens to it.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
  public typealias Publisher = AnyPublisher<Value, Never>
  private let subject: CurrentValueSubject<Value, Never>
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }
  public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}
extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}
