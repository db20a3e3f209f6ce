import Foundation
import Testing

@testable import Fuzzing

/// The stored inputs, run through the functions that libFuzzer drives.
@MainActor @Suite struct CorpusTests {
  @Test(arguments: [Reader.equations, .formats])
  func `a line ends at a line feed, and the input at any other control character`(_ reader: Reader) {
    let line = reader == .equations ? "Box.Leading = Superview.Leading" : "|-[Box]-|"
    let other = reader == .equations ? "Box.Width = 40" : "|-[Box(40)]"
    let (one, both) = (reader.read(Array(line.utf8)), reader.read(Array("\(line)\n\(other)".utf8)))
    #expect(one.isRead)
    #expect(both.isRead)
    #expect(one != both)
    for control in ["\u{1}", "\t", "\r", "\u{1F}"] {
      #expect(reader.read(Array("\(line)\n\(control)\(other)".utf8)) == one)
    }
  }

  struct Input: CustomTestStringConvertible, Sendable {
    let reader: Reader
    let name: String
    let bytes: [UInt8]
    var testDescription: String { "\(reader.rawValue)/\(name)" }
    /// Whether the input is accepted: names of accepted inputs begin with `valid`; all others are rejected.
    var isValid: Bool { name.hasPrefix("valid") }
  }

  nonisolated static let inputs: [Input] = Reader.allCases.flatMap { reader in
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(reader.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().map { name in
      Input(reader: reader, name: name, bytes: Array((try? Data(contentsOf: folder.appending(path: name))) ?? Data()))
    }
  }

  /// Damaged asset catalogues and string catalogues only lead to remarks: their document is read all the same.
  @Test func `every reader has an input that it reads, and one that it refuses unless it refuses none`() {
    let refusesNone: Set<Reader> = [.assets, .catalogue]
    for reader in Reader.allCases {
      let own = Self.inputs.filter { $0.reader == reader }
      let answers = Set(own.map(\.isValid))
      #expect(answers == (refusesNone.contains(reader) ? [true] : [true, false]), "\(reader)")
    }
  }

  @Test(arguments: inputs) func `an input has its answer, and the same one again`(_ input: Input) {
    let answer = input.reader.read(input.bytes)
    #expect(answer.isRead == input.isValid, "\(answer)")
    if case .refused(let message) = answer { #expect(!message.isEmpty) }
    #expect(input.reader.read(input.bytes) == answer)
  }

  /// Runs a few hundred mutated inputs of each reader; `make fuzz` runs many more.
  @Test(arguments: Reader.allCases) func `changed inputs have the same answer twice`(_ reader: Reader) {
    let own = Self.inputs.filter { $0.reader == reader }
    for (number, input) in own.enumerated() {
      for seed in 0..<UInt64(200 / own.count + 1) {
        var mutation = Mutation(reader, seed: seed &* 1000 &+ UInt64(number))
        let bytes = mutation.mutate(input.bytes, limit: 1 << 14, with: own[Int(seed) % own.count].bytes)
        let answer = reader.read(bytes)
        if seed % 10 == 0 { #expect(reader.read(bytes) == answer, "seed \(seed) of \(input.name)") }
      }
    }
  }
}
