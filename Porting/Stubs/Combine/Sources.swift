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
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool
  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    completes = completeImmediately
  }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completes { completion(.finished) }
    return AnyCancellable {}
  }
}
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  public let createPublisher: () -> Made
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher().subscribe(value: value, completion: completion) }
}
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var listeners: [Promise] = []
  public init(_ body: @escaping (@escaping Promise) -> Void) {
    body { [self] in fulfil($0) }
  }
  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    let before = listeners
    let isFirst = self.result == nil
    if isFirst { (self.result, listeners) = (result, []) }
    lock.unlock()
    if isFirst { for listener in before { listener(result) } }
  }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let listener: Promise = {
      switch $0 {
      case .success(let output):
        value(output)
        completion(.finished)
      case .failure(let error): completion(.failure(error))
      }
    }
    lock.lock()
    let known = result
    if known == nil { listeners.append(listener) }
    lock.unlock()
    if let known { listener(known) }
    return AnyCancellable {}
  }
}
extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { value, completion in
      forEach(value)
      completion(.finished)
      return AnyCancellable {}
    }
  }
}
extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> { [self].compactMap { $0 }.publisher }
}
extension Result {
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}
