#if !FUZZING
  import Foundation
  import Fuzzing

  /// Without libFuzzer, which has its own `main`: reads the named inputs, and prints each answer.
  ///
  ///     fuzz-readers READER FILE...
  ///     fuzz-readers READER --mutate COUNT FILE...
  @main
  struct Replay {
    static func main() {
      var arguments = Array(CommandLine.arguments.dropFirst())
      guard let name = arguments.first, let reader = Reader(rawValue: name) else {
        let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
        FileHandle.standardError.write(
          Data("usage: fuzz-readers READER [--mutate COUNT] FILE...; readers: \(names)\n".utf8))
        exit(2)
      }
      arguments.removeFirst()
      var count = 0
      if arguments.first == "--mutate" {
        count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        arguments.removeFirst(min(2, arguments.count))
      }
      for path in arguments {
        guard let data = FileManager.default.contents(atPath: path) else {
          FileHandle.standardError.write(Data("\(path): cannot be read; check the path\n".utf8))
          exit(2)
        }
        print("\(path): \(reader.read(Array(data)))")
        for seed in 0..<count {
          var mutation = Mutation(reader, seed: UInt64(seed))
          _ = reader.read(mutation.mutate(Array(data), limit: 1 << 16))
        }
      }
    }
  }
#endif
