import Testing

@testable import Values

@Suite struct HashTests {
  /// Published test vectors of XXH64.
  @Test func `the hash is xxHash`() {
    func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
      Array(text.utf8).withUnsafeBytes { XXH64.hash($0, seed: seed) }
    }
    #expect(hash("") == 0xEF46_DB37_51D8_E999)
    #expect(hash("a") == 0xD24E_C4F1_A98C_6E5B)
    #expect(hash("abc") == 0x44BC_2CF5_AD77_0999)
    #expect(hash("Nobody inspects the spammish repetition") == 0xFBCE_A83C_8A37_8BF1)
  }

  @Test func `a hash is 16 hexadecimal digits`() {
    #expect(HashText.text(0) == "0000000000000000")
    #expect(HashText.text(0xEF46_DB37_51D8_E999) == "ef46db3751d8e999")
  }
}
