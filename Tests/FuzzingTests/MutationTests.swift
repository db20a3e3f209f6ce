import Testing

@testable import Fuzzing

@MainActor @Suite struct MutationTests {
  @Test(arguments: Reader.allCases) func `the same seed changes an input alike and others do otherwise`(
    _ reader: Reader
  ) {
    let input = Array("views:\n  A: { label: 17 }\nconstraints: |\n  A.Top = 8\n".utf8)
    let made = (0..<50).map { seed in
      var mutation = Mutation(reader, seed: UInt64(seed))
      return mutation.mutate(input, limit: 4096)
    }
    let again = (0..<50).map { seed in
      var mutation = Mutation(reader, seed: UInt64(seed))
      return mutation.mutate(input, limit: 4096)
    }
    #expect(made == again)
    #expect(Set(made).count > 10)
    #expect(made.allSatisfy { $0.count <= 4096 })
  }

  @Test func `a changed picture keeps right checksums nine times in ten`() {
    let input = CorpusTests.inputs.first { $0.reader == .png && $0.isValid }?.bytes ?? []
    let refused = (0..<200).count { seed in
      var random = RandomSource(seed: UInt64(seed))
      let bytes = ChunkMutation.mutate(input, ["IDAT"], &random)
      if case .refused(let message) = Reader.png.read(bytes) {
        return message.contains("checksum")
      }
      return false
    }
    #expect(refused < 100)
  }
}
