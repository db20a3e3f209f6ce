import Layout
import Testing

@testable import StoryboardDocuments

/// The size in the header of a JPEG file (ITU-T T.81, annex B).
@Suite struct PictureHeaderTests {
  private func frame(_ marker: UInt8 = 0xC0, height: [UInt8] = [1, 2], width: [UInt8] = [0, 3]) -> [UInt8] {
    [0xFF, marker, 0, 11, 8] + height + width + [1, 0, 0, 0]
  }

  private static let start: [UInt8] = [0xFF, 0xD8]
  private static let segment: [UInt8] = [0xFF, 0xE0, 0, 4, 9, 9]

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xCF] as [UInt8]) func `a frame states the size`(_ marker: UInt8) {
    #expect(JPEGHeader(Self.start + frame(marker))?.size == Size(3, 258))
  }

  @Test func `other segments and bytes that only fill are skipped`() {
    #expect(JPEGHeader(Self.start + Self.segment + frame())?.size == Size(3, 258))
    #expect(JPEGHeader(Self.start + [0xFF] + frame())?.size == Size(3, 258))
    #expect(JPEGHeader(Self.start + [0xFF, 0x01] + Self.segment + frame())?.size == Size(3, 258))
    #expect(JPEGHeader(Self.start + [0xFF, 0xD0] + frame())?.size == Size(3, 258))
  }

  @Test(arguments: [0xC4, 0xC8, 0xCC] as [UInt8]) func `a table is no frame`(_ marker: UInt8) {
    #expect(JPEGHeader(Self.start + frame(marker) + frame())?.size == Size(3, 258))
    #expect(JPEGHeader(Self.start + frame(marker)) == nil)
  }

  @Test func `a picture without width or height is none`() {
    #expect(JPEGHeader(Self.start + frame(height: [0, 0])) == nil)
    #expect(JPEGHeader(Self.start + frame(width: [0, 0])) == nil)
  }

  @Test func `what is damaged or cut has no size`() {
    #expect(JPEGHeader(Self.start + [0] + frame()) == nil)
    #expect(JPEGHeader(Array((Self.start + frame()).prefix(9))) == nil)
    #expect(JPEGHeader([]) == nil)
  }

  @Test func `tags are found up to a document's last sign`() {
    #expect(ElementTags("<a b=\"1\"/>x < 2 <!-- <c> --><d><").tags.map(\.name) == ["a", "d"])
  }
}
