import Layout
import Testing

@testable import StoryboardDocuments

/// Sizes of vector pictures, whose content is not read.
@Suite struct VectorPictureTests {
  @Test(arguments: [
    ("%PDF-1.4\n<</Type /Page /MediaBox [0 0 24 32] >>", Size(24, 32)),
    ("%PDF-1.7 /MediaBox[10 10 34.5 20]", Size(24.5, 10)),
    ("<?xml version=\"1.0\"?>\n<svg xmlns=\"x\" width=\"24px\" height='12'>", Size(24, 12)),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0 16 8\">", Size(16, 8)),
  ])
  func `the size of a PDF or SVG file is that of its page or root`(text: String, size: Size) {
    #expect(VectorPicture(Array(text.utf8))?.size == size)
  }

  @Test(arguments: [
    "", "%PDF-1.4", "%PDF /MediaBox [0 0 24", "%PDF /MediaBox [0 0 0 0]", "%PDF /MediaBox [0 0 nan 4]",
    "<svg width=\"1e99\" height=\"1\">", "<svg viewBox=\"0 0 -4 4\">", "<svg", "\u{89}PNG",
  ])
  func `a file without a usable size is no picture`(text: String) {
    #expect(VectorPicture(Array(text.utf8)) == nil)
  }
}
