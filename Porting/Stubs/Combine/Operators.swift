extension Publisher {
  typealias End = Subscribers.Completion<Failure>

  public func map<Result>(_ change: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in subscribe(value: { value(change($0)) }, completion: completion) }
  }
  public func compactMap<Result>(_ change: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in subscribe(value: { change($0).map(value) }, completion: completion) }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in subscribe(value: { if isIncluded($0) { value($0) } }, completion: completion) }
  }
  public func tryMap<Result>(_ change: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
    trying { output, value in value(try change(output)) }
  }
  public func tryCompactMap<Result>(_ change: @escaping (Output) throws -> Result?) -> AnyPublisher<Result, any Error> {
    trying { output, value in try change(output).map(value) }
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    trying { output, value in if try isIncluded(output) { value(output) } }
  }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }

  /// An error ends the publisher.
  private func trying<Result>(
    _ change: @escaping (Output, (Result) -> Void) throws -> Void
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { value, completion in
      var hasEnded = false
      return subscribe(
        value: { output in
          if hasEnded { return }
          do { try change(output, value) } catch {
            hasEnded = true
            completion(.failure(error))
          }
        },
        completion: { if !hasEnded { completion($0.mapping { $0 }) } })
    }
  }

  // MARK: Errors

  public func mapError<Other: Error>(_ change: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, completion in subscribe(value: value, completion: { completion($0.mapping(change)) }) }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, completion in
      subscribe(
        value: value,
        completion: {
          if case .failure = $0 { value(output) }
          completion(.finished)
        })
    }
  }
  public func `catch`<Other: Publisher>(_ handler: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other.Failure>
  where Other.Output == Output {
    AnyPublisher { value, completion in
      let tokens = Tokens()
      tokens.add(
        subscribe(
          value: value,
          completion: {
            switch $0 {
            case .finished: completion(.finished)
            case .failure(let error): tokens.add(handler(error).subscribe(value: value, completion: completion))
            }
          }))
      return AnyCancellable(tokens)
    }
  }
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    mapError { $0 as any Error }.catch { error -> AnyPublisher<Output, any Error> in
      guard let own = error as? Failure else { return Fail(error: error).eraseToAnyPublisher() }
      do { return try handler(own).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
    count > 0 ? self.catch { _ in self.retry(count - 1) } : eraseToAnyPublisher()
  }
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    AnyPublisher { value, completion in
      subscribe(
        value: value,
        completion: {
          if case .failure(let error) = $0 { fatalError("\(prefix) \(error)") }
          completion(.finished)
        })
    }
  }

  // MARK: Which values

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    counting { place, output in place < count ? nil : output }
  }
  public func drop(while isDropped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var drops = true
      return subscribe(
        value: {
          drops = drops && isDropped($0)
          if !drops { value($0) }
        }, completion: completion)
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { ending { place, _ in place + 1 >= count } }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isWanted).prefix(1)
  }
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }
  public func removeDuplicates(by areEqual: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return subscribe(
        value: { output in
          if !(last.map { areEqual($0, output) } ?? false) { value(output) }
          last = output
        }, completion: completion)
    }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    collect().flatMap { (all: [Output]) in
      (all.isEmpty ? [output] : all).publisher.setFailureType(to: Failure.self)
    }
  }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, completion in subscribe(value: { _ in }, completion: completion) }
  }

  private func counting(_ change: @escaping (Int, Output) -> Output?) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var place = -1
      return subscribe(
        value: {
          place += 1
          change(place, $0).map(value)
        }, completion: completion)
    }
  }
  private func ending(_ isLast: @escaping (Int, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var (place, hasEnded) = (-1, false)
      return subscribe(
        value: {
          if hasEnded { return }
          place += 1
          hasEnded = isLast(place, $0)
          value($0)
          if hasEnded { completion(.finished) }
        }, completion: { if !hasEnded { completion($0) } })
    }
  }

  // MARK: All values

  public func scan<Result>(
    _ start: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in
      var result = start
      return subscribe(
        value: {
          result = next(result, $0)
          value(result)
        }, completion: completion)
    }
  }
  public func reduce<Result>(
    _ start: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in
      var result = start
      return subscribe(
        value: { result = next(result, $0) },
        completion: {
          if case .finished = $0 { value(result) }
          completion($0)
        })
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func prepend(_ outputs: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      outputs.forEach(value)
      return subscribe(value: value, completion: completion)
    }
  }
  public func append(_ outputs: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      subscribe(
        value: value,
        completion: {
          if case .finished = $0 { outputs.forEach(value) }
          completion($0)
        })
    }
  }

  // MARK: Looking on

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      receiveSubscription?(Tokens())
      receiveRequest?(.unlimited)
      return subscribe(
        value: {
          receiveOutput?($0)
          value($0)
        },
        completion: {
          receiveCompletion?($0)
          completion($0)
        })
    }
  }
  public func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// One subscription for all listeners.
  public func share() -> Shared<Output, Failure> { Shared(eraseToAnyPublisher()) }
}
extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, completion in subscribe(value: value, completion: { _ in completion(.finished) }) }
  }
}
extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { reduce(false) { $0 || $1 == output } }
}
extension Publisher {
  public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? {
    map { $0 ?? output }
  }
}
extension Subscribers.Completion {
  func mapping<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(change(error))
    }
  }
}
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }

/// What is cancelled together.
final class Tokens: Subscription {
  private var tokens: [AnyCancellable] = []
  func add(_ token: AnyCancellable) { tokens.append(token) }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { tokens = [] }
}

public final class Shared<Output, Failure: Error>: Publisher {
  private let source: AnyPublisher<Output, Failure>
  private let subject = PassthroughSubject<Output, Failure>()
  private var token: AnyCancellable?
  init(_ source: AnyPublisher<Output, Failure>) { self.source = source }
  public func subscribe(
    value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let own = subject.subscribe(value: value, completion: completion)
    if token == nil {
      token = AnyCancellable {}
      token = source.subscribe(value: { self.subject.send($0) }, completion: { self.subject.send(completion: $0) })
    }
    return AnyCancellable {
      _ = self; own.cancel()
    }
  }
}
