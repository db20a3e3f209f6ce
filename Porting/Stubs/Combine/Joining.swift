extension Publisher {
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ make: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure { joined(make, onlyLatest: false) { $0 } }
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ make: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Never {
    joined({ make($0).setFailureType(to: Failure.self) }, onlyLatest: false) { $0 }
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { joined({ $0 }, onlyLatest: true) { $0 } }

  /// Values of publishers that are made from values; ends when all have ended.
  private func joined<Other: Publisher>(
    _ make: @escaping (Output) -> Other, onlyLatest: Bool, _ error: @escaping (Other.Failure) -> Failure
  ) -> AnyPublisher<Other.Output, Failure> {
    AnyPublisher { value, completion in
      let (outer, tokens) = (Tokens(), Tokens())
      var (open, latest, hasEnded) = (1, 0, false)
      func end(_ failure: Failure?) {
        open -= 1
        if hasEnded || failure == nil && open > 0 { return }
        hasEnded = true
        completion(failure.map { .failure($0) } ?? .finished)
      }
      outer.add(
        subscribe(
          value: { output in
            open += 1
            latest += 1
            let own = latest
            if onlyLatest { tokens.cancel() }
            tokens.add(
              make(output).subscribe(
                value: { if !onlyLatest || own == latest { value($0) } },
                completion: {
                  if case .failure(let cause) = $0 { end(error(cause)) } else { end(nil) }
                }))
          },
          completion: { if case .failure(let cause) = $0 { end(cause) } else { end(nil) } }))
      return AnyCancellable {
        outer.cancel()
        tokens.cancel()
      }
    }
  }

  public func combineLatest<B: Publisher>(_ b: B) -> AnyPublisher<(Output, B.Output), Failure>
  where B.Failure == Failure { Publishers.CombineLatest(self, b).eraseToAnyPublisher() }
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ change: @escaping (Output, B.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure { combineLatest(b).map { change($0.0, $0.1) } }
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).eraseToAnyPublisher()
  }
  public func withLatestFrom<B: Publisher>(_ b: B) -> AnyPublisher<(Output, B.Output), Failure>
  where B.Failure == Failure { combineLatest(b) }
  public func zip<B: Publisher>(_ b: B) -> AnyPublisher<(Output, B.Output), Failure> where B.Failure == Failure {
    Publishers.Zip(self, b).eraseToAnyPublisher()
  }
  public func merge<B: Publisher>(with b: B) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), b.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }
}

extension Publisher where Failure == Never {
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ make: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Other.Failure> { setFailureType(to: Other.Failure.self).flatMap(make) }
}

public enum Publishers {
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let all: [Upstream]
    public init(_ all: Upstream...) { self.all = all }
    public init<S: Sequence>(_ all: S) where S.Element == Upstream { self.all = Array(all) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      all.publisher.setFailureType(to: Failure.self).flatMap { $0 }.subscribe(value: value, completion: completion)
    }
  }
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let (a, b): (A, B)
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.merge(with: b).subscribe(value: value, completion: completion) }
  }
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let (a, b): (A, B)
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let last = Pair<A, B>(2, completion)
      return last.both(
        a, b,
        {
          last.a = [$0]
          last.b.first.map { value((last.a[0], $0)) }
        },
        {
          last.b = [$0]
          last.a.first.map { value(($0, last.b[0])) }
        })
    }
  }
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .subscribe(value: value, completion: completion)
    }
  }
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        .subscribe(value: value, completion: completion)
    }
  }
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let (a, b): (A, B)
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let waiting = Pair<A, B>(2, completion)
      func go() {
        while !waiting.a.isEmpty, !waiting.b.isEmpty { value((waiting.a.removeFirst(), waiting.b.removeFirst())) }
      }
      return waiting.both(
        a, b,
        {
          waiting.a.append($0)
          go()
        },
        {
          waiting.b.append($0)
          go()
        })
    }
  }
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(value: value, completion: completion)
    }
  }
}

/// Values of two publishers, which end when both have.
private final class Pair<A: Publisher, B: Publisher> where A.Failure == B.Failure {
  var a: [A.Output] = []
  var b: [B.Output] = []
  private var open: Int
  private let completion: (Subscribers.Completion<A.Failure>) -> Void
  init(_ open: Int, _ completion: @escaping (Subscribers.Completion<A.Failure>) -> Void) {
    (self.open, self.completion) = (open, completion)
  }
  private func end(_ end: Subscribers.Completion<A.Failure>) {
    open -= 1
    if case .failure = end {
      if open >= 0 { completion(end) }
      open = 0
    } else if open == 0 {
      completion(.finished)
    }
  }
  func both(
    _ one: A, _ other: B, _ first: @escaping (A.Output) -> Void, _ second: @escaping (B.Output) -> Void
  ) -> AnyCancellable {
    let tokens = Tokens()
    tokens.add(one.subscribe(value: first, completion: end))
    tokens.add(other.subscribe(value: second, completion: end))
    return AnyCancellable(tokens)
  }
}
