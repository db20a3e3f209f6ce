/// Where values go on. On the main thread, values for the main queue go on at once.
public protocol Scheduler {
  func go(_ body: @escaping () -> Void)
  func go(after seconds: Double, _ body: @escaping () -> Void)
}
public struct SchedulerTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public let seconds: Double
  init(_ seconds: Double) { self.seconds = seconds }
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public static func seconds(_ value: Double) -> SchedulerTime { SchedulerTime(value) }
  public static func seconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value)) }
  public static func milliseconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value) / 1000) }
  public static func microseconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value) / 1_000_000) }
  public static func nanoseconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value) / 1_000_000_000) }
}
private func goOnMain(_ body: @escaping () -> Void) {
  if Thread.isMainThread { body() } else { DispatchQueue.main.async(execute: DispatchWorkItem(block: body)) }
}
extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public func go(_ body: @escaping () -> Void) {
    if self === DispatchQueue.main { goOnMain(body) } else { async(execute: DispatchWorkItem(block: body)) }
  }
  public func go(after seconds: Double, _ body: @escaping () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: DispatchWorkItem(block: body))
  }
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public func go(_ body: @escaping () -> Void) { goOnMain(body) }
  public func go(after seconds: Double, _ body: @escaping () -> Void) { DispatchQueue.main.go(after: seconds, body) }
}
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public func go(_ body: @escaping () -> Void) {
    if self === OperationQueue.main { goOnMain(body) } else { addOperation(BlockOperation(block: body)) }
  }
  public func go(after seconds: Double, _ body: @escaping () -> Void) {
    DispatchQueue.main.go(after: seconds) { self.go(body) }
  }
}
public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
  public func go(_ body: @escaping () -> Void) { body() }
  public func go(after seconds: Double, _ body: @escaping () -> Void) { body() }
}
extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      subscribe(
        value: { output in scheduler.go { value(output) } }, completion: { end in scheduler.go { completion(end) } })
    }
  }
  public func subscribe<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func delay<S: Scheduler>(
    for time: SchedulerTime, tolerance: Any? = nil, scheduler: S, options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      subscribe(
        value: { output in scheduler.go(after: time.seconds) { value(output) } },
        completion: { end in scheduler.go(after: time.seconds) { completion(end) } })
    }
  }
  /// Each value goes on at once, because a walk does not type quickly.
  public func debounce<S: Scheduler>(
    for time: SchedulerTime, scheduler: S, options: Any? = nil
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
  public func throttle<S: Scheduler>(
    for time: SchedulerTime, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
  public func timeout<S: Scheduler>(
    _ time: SchedulerTime, scheduler: S, options: Any? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
