import Combine
import Testing

/// The stub of Combine passes values on as Combine does.
@Suite struct CombineTests {
  private enum Problem: Error { case other }
  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var count = -1
  }
  /// A publisher of the application's own.
  private struct Own: Publisher {
    typealias Output = Int
    typealias Failure = Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      _ = subscriber.receive(7)
      subscriber.receive(completion: .finished)
    }
  }

  private func lines<P: Publisher>(_ publisher: P) -> [String] {
    var lines: [String] = []
    let token = publisher.sink(
      receiveCompletion: {
        if case .failure = $0 { lines.append("failure") } else { lines.append("end") }
      }, receiveValue: { lines.append("\($0)") })
    token.cancel()
    return lines
  }

  @Test func `values, errors and ends pass through operators`() {
    let numbers = [1, 2, 3].publisher
    #expect(lines(numbers.map { $0 * 2 }.filter { $0 > 2 }) == ["4", "6", "end"])
    #expect(lines(numbers.tryMap { if $0 == 2 { throw Problem.other } else { $0 } }) == ["1", "failure"])
    #expect(
      lines(numbers.flatMap { Just("\($0)").prepend("+") }.collect()) == [#"["+", "1", "+", "2", "+", "3"]"#, "end"])
    #expect(lines(Fail<Int, Problem>(error: .other).catch { _ in Just(0) }) == ["0", "end"])
    #expect(lines(Future<Int, Problem> { $0(.success(5)) }.replaceError(with: 0)) == ["5", "end"])
    #expect(lines(Publishers.Zip(numbers, ["a", "b"].publisher)) == [#"(1, "a")"#, #"(2, "b")"#, "end"])
    #expect(lines(numbers.first(where: { $0 > 1 })) == ["2", "end"] && lines(Own()) == ["7", "end"])
    #expect(lines([[1], [2]].publisher.map(\.publisher).switchToLatest()) == ["1", "2", "end"])
    #expect(lines(Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == ["[1]", "end"])
  }

  @Test func `the latest values of subjects are joined`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    var joined: [String] = []
    let token = one.combineLatest(other).sink { joined.append("\($0)\($1)") }
    one.send(1)
    other.send("b")
    token.cancel()
    one.send(2)
    #expect(joined == ["1a", "1b"])
  }

  @Test func `a published property feeds another`() {
    let model = Model()
    model.$text.map(\.count).assign(to: &model.$count)
    model.text = "abc"
    #expect(model.count == 3)
  }
}
