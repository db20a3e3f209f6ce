import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

@Suite struct FontTests {
  @Test func `a missing font says its name, where it was sought and what to do`() {
    #expect(throws: TypographyError.missingFont(name: "Inter-Thin.otf", folders: ["/nowhere"])) {
      try FontFiles(folders: ["/nowhere"])
    }
    let text = TypographyError.missingFont(name: "Inter-Thin.otf", folders: ["/nowhere"]).description
    #expect(text.contains("Inter-Thin.otf"))
    #expect(text.contains("/nowhere"))
    #expect(text.contains("make deps"))
  }

  @Test func `a file that is not a font is refused`() throws {
    let folder = try TemporaryFolder()
    for name in FontFiles.names + FontFiles.italicNames {
      try folder.write(Data("no font at all".utf8), to: name)
    }
    #expect(throws: TypographyError.unreadableFont(path: folder.path("Inter-Thin.otf"))) {
      try FontFiles(folders: [folder.path])
    }
  }

  @Test(.timeLimit(.minutes(5))) func `a pipe is not waited for and is refused as a font`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf").path()
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: TypographyError.unreadableFont(path: path)) { try CustomFonts.register(path) }
  }

  /// The fonts of Debian's fonts-urw-base35 and fonts-dejavu-core.
  @Test(
    arguments: [
      ("HelveticaNeue", "NimbusSans-Regular.otf"), ("Helvetica-BoldOblique", "NimbusSans-BoldItalic.otf"),
      ("HelveticaNeue-Medium", "NimbusSans-Regular.otf"), ("ArialMT", "NimbusSans-Regular.otf"),
      ("TimesNewRomanPS-ItalicMT", "NimbusRoman-Italic.otf"), ("Courier-Bold", "NimbusMonoPS-Bold.otf"),
      ("Georgia", "C059-Roman.otf"), ("Menlo-Regular", "DejaVuSansMono.ttf"), ("Verdana-Bold", "DejaVuSans-Bold.ttf"),
      ("HelveticaNeue-Light", nil), ("AvenirNext-Regular", nil), ("Futura-Medium", nil),
    ] as [(String, String?)])
  func `a font by name is drawn with the face nearest to it`(_ name: String, _ file: String?) throws {
    let face = try #require(FontFace(named: name))
    #expect(NamedFaces.installed.file(for: face)?.name == file)
    let measurer = try PangoMeasurer(fonts: FontFiles())
    let run = measurer.shape("Hamburg", font: UIFont(pointSize: 20, face: face))
    let path = try #require(FontTable.entry(run.pieces[0].font)).path
    #expect(path.hasSuffix(file ?? ".otf"))
    #expect(path.contains("/inter/") == (file == nil))
    // The advance is the font's own, whichever font draws it.
    let own = AdvanceTableMeasurer().lines(
      of: StyledText("Hamburg", font: UIFont(pointSize: 20, face: face)), width: nil, breaking: .words)[0].width
    if face.known?.hasAdvances == true { #expect(abs(CGFloat(run.width) - own) < 0.01) }
  }

  @Test func `without its face a font by name is drawn with the stand-in`() throws {
    let face = try #require(FontFace(named: "HelveticaNeue"))
    #expect(NamedFaces(folders: ["/nowhere"]).file(for: face) == nil)
    #expect(NamedFaces(folders: ["/nowhere"]).face(of: "HelveticaNeue") == "Inter")
    #expect(NamedFaces.installed.face(of: "HelveticaNeue") == "Nimbus Sans")
    #expect(NamedFaces.installed.face(of: "NoSuchFont") == nil)
  }

  @Test func `outlines are closed and stand on the baseline`() throws {
    let fonts = try FontFiles()
    let run = try PangoMeasurer(fonts: fonts).shape("H", font: .systemFont(ofSize: 10))
    let glyph = try #require(run.glyphs.first?.index)
    guard case .outline(let outline) = GlyphOutlines().shape(of: glyph, font: run.pieces[0].font) else {
      Issue.record("no outline")
      return
    }
    #expect(outline.last == .close)
    let heights = outline.compactMap { step -> Double? in
      if case .line(_, let y) = step { return y }
      return nil
    }
    #expect(heights.min() == 0)
    #expect(abs((heights.max() ?? 0) - 2048.0 / 2816) < 1e-6)  // Inter's cap height
  }
}
