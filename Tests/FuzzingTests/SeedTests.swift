import TestSupport
import Testing

@testable import Fuzzing

/// What a seed makes of an input. `make fuzz` prints the seed that failed: another build must make the same input from it.
@Suite struct SeedTests {
  /// An input of each shape, with blocks in blocks, and the digest of what 400 seeds make of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shape: Grammar.Shape
    let input: [UInt8]
    let digest: UInt64
  }

  nonisolated static let texts: [Case] = [
    Case("indented", .indentation, "a: 1\n  b: 20\n  c: x\n    d: y\n  e: 3\nf:\n  g: 4\n", 0x5D81_CB6A_FF1B_BC48),
    Case("markup", .markup, "<a id=\"1\"><b/><c><d>x</d></c></a> <e>2</e> <f/> <g", 0x50C5_A46D_075C_40D0),
    Case("brackets", .brackets, "{\"a\": [1, {\"b\": 22}, []], \"c\": {}} [x", 0x7519_C790_4DAA_E915),
    Case("lines", .lines, "A.Top = 8\n  B >= 20\nC\n", 0x08F9_D06B_DDAF_FBC7),
  ]

  @Test func `random numbers are those of SplitMix64`() {
    var random = RandomSource(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(random.next() == 0x06C4_5D18_8009_454F)
  }

  @Test(arguments: texts) func `a seed makes the same change of a text in every build`(_ text: Case) {
    let grammar = Grammar(shape: text.shape, words: ["word", "other: "])
    let found = digest { TextMutation(grammar, text.input).mutated(&$0, Array("<z>{ 9\n  8 }</z>\n".utf8)) }
    #expect(found == text.digest)
  }

  @Test func `a seed makes the same change of a picture's chunks in every build`() {
    // Three chunks, the second of them empty, and the beginning of a fourth.
    let header: [UInt8] = Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })
    let chunks: [UInt8] = [0, 0, 0, 3] + Array("IHDRabc....".utf8) + [0, 0, 0, 0] + Array("tEXt....".utf8)
    let rest: [UInt8] = [0, 0, 0, 2] + Array("IDATde....".utf8) + [0, 0, 0, 9] + Array("IENDfghi".utf8)
    #expect(digest { ChunkMutation.mutate(header + chunks + rest, ["IDAT", "longer"], &$0) } == 0xD251_2627_3270_8FC9)
    #expect(digest { ChunkMutation.mutate(header, ["IDAT"], &$0) } == 0xCD3A_0B1B_DC62_BB94)
  }

  @Test func `a seed makes the same change of a font's tables in every build`() {
    // Two tables of 8 and 2 bytes.
    let directory: [UInt8] = [0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    let first: [UInt8] = Array("cmap....".utf8) + [0, 0, 0, 44, 0, 0, 0, 8]
    let second: [UInt8] = Array("head....".utf8) + [0, 0, 0, 52, 0, 0, 0, 2]
    let font = directory + first + second + Array("abcdefghij".utf8)
    #expect(digest { TableMutation.mutate(font, ["glyf", "longer"], &$0) } == 0xA88F_1634_2B49_E78C)
    #expect(digest { TableMutation.mutate(Array(font.prefix(12)), ["glyf"], &$0) } == 0xC924_87B8_0E14_715C)
    #expect(digest { TableMutation.mutate(Array(font.prefix(20)), ["glyf"], &$0) } == 0x103E_33E5_E0C6_3395)
  }

  /// The digest of what 400 seeds make.
  private func digest(_ make: (inout RandomSource) -> [UInt8]) -> UInt64 {
    var digest = RecordedDigest()
    for seed in UInt64(0)..<400 {
      var random = RandomSource(seed: seed)
      digest.add(make(&random) + [0])
    }
    return digest.value
  }
}

extension SeedTests.Case {
  init(_ name: String, _ shape: Grammar.Shape, _ text: String, _ digest: UInt64) {
    self.init(testDescription: name, shape: shape, input: Array(text.utf8), digest: digest)
  }
}
