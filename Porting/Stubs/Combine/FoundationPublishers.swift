import FoundationNetworking

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    public func subscribe(
      value: @escaping (Notification) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let token = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { [center] in center.removeObserver(token) }
    }
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
extension URLSession {
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession
    public func subscribe(
      value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          value((data, response))
          completion(.finished)
        } else {
          completion(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
public protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }
extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
extension Timer {
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    private let interval: TimeInterval
    init(_ interval: TimeInterval) { self.interval = interval }
    public func connect() -> any Cancellable { AnyCancellable {} }
    public func subscribe(
      value: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { _ in value(Date()) }
      RunLoop.main.add(timer, forMode: .common)
      return AnyCancellable { timer.invalidate() }
    }
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: Any? = nil
  ) -> TimerPublisher { TimerPublisher(interval) }
}
