import Layout
import Testing

@testable import RecipeDocuments

@Suite struct DecoderLifeTests {
  @Test func `nothing of a decoded recipe is kept`() {
    weak var context: DecodingContext?
    do {
      let text = "views:\n  A: { background: red, frame: [0, 0, 10, 10] }\n"
      let decoder = RecipeDecoder(
        context: DecodingContext(document: "a.yaml", text: text, fonts: .installed))
      context = decoder.context
      #expect(decoder.decoded(text) != nil, "\(decoder.context.problems)")
    }
    #expect(context == nil)
  }
}
