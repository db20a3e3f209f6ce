@_exported import Foundation

// Publishers as closures that are called at once, in the thread of the value: enough for models that screens observe.

public protocol Cancellable { func cancel() }
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
  public func store(in list: inout [AnyCancellable]) { list.append(AnyCancellable(self)) }
}
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?
  public init(_ body: @escaping () -> Void) { self.body = body }
  public init(_ other: some Cancellable) { body = { other.cancel() } }
  deinit { cancel() }
  public func cancel() {
    let body = body
    self.body = nil
    body?()
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
extension Subscriber where Input == Void { public func receive() -> Subscribers.Demand { receive(()) } }

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  public struct Demand: Hashable, Sendable {
    public let max: Int?
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    public static func > (demand: Demand, count: Int) -> Bool { demand.max.map { $0 > count } ?? true }
    public static func += (one: inout Demand, other: Demand) {
      one = Demand(max: one.max.flatMap { own in other.max.map { own + $0 } })
    }
    public static func -= (demand: inout Demand, count: Int) { demand = Demand(max: demand.max.map { $0 - count }) }
  }
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let completion: (Completion<Failure>) -> Void
    private let value: (Input) -> Void
    private var subscription: (any Subscription)?
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) { (completion, value) = (receiveCompletion, receiveValue) }
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      value(input)
      return .unlimited
    }
    public func receive(completion: Completion<Failure>) { self.completion(completion) }
    public func cancel() {
      subscription?.cancel()
      subscription = nil
    }
  }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher implements `receive(subscriber:)`, as on iOS, or our `subscribe(value:completion:)`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
private final class Relay: Subscription {
  var inner: AnyCancellable?
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { inner = nil }
}
extension Publisher {
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let relay = Relay()
    subscriber.receive(subscription: relay)
    relay.inner = subscribe(
      value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
  }
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    subscribe(value: { subject.send($0) }, completion: { subject.send(completion: $0) })
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscribe(value: $0, completion: $1) }
  }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(value: receiveValue, completion: receiveCompletion) }
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
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.kept.append(sink { [weak subject] in subject?.send($0) })
  }
  /// The values as a sequence of Swift's concurrency.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let token = subscribe(
        value: { continuation.yield($0) }, completion: { _ in continuation.finish() })
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let body: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  init(
    _ body:
      @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  ) {
    self.body = body
  }
  public init<Other: Publisher>(_ other: Other) where Other.Output == Output, Other.Failure == Failure {
    self = other.eraseToAnyPublisher()
  }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { body(value, completion) }
}
