import CairoCanvas
import Foundation
import Layout
import StoryboardDocuments
import UIKit

/// Readers of files around documents: pictures, catalogues, translations, fonts.
enum ResourceReading {
  static func png(_ bytes: [UInt8]) -> Reader.Answer {
    do {
      let image = try PNGReader.decode(bytes).onSquares
      let again = try PNGReader.decode(try PNGWriter.encode(image))
      precondition(again == image, "a picture written and read is another one")
      let stamp = (try? PNGReader.stamp(of: bytes)).flatMap { $0 }
      return .read("\(image.width) x \(image.height), stamp \(stamp.map { "\($0)" } ?? "none")")
    } catch {
      return .refused("\(error)")
    }
  }

  /// A document that refers to a picture, a colour and texts in the files around it.
  private static let document = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155">
      <objects>
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>
            <imageView image="Star" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
            <label text="Base" id="l"><rect key="frame" x="0" y="40" width="90" height="20"/></label>
          </subviews>
          <color key="backgroundColor" name="Star"/>
        </view>
      </objects>
    </document>
    """.utf8)

  static func assets(_ bytes: [UInt8]) -> Reader.Answer {
    let picture = (try? PNGWriter.encode(PixelImage(width: 1, height: 1, pixels: [.max]))) ?? []
    return surrounded([
      ("Assets.xcassets/Star.imageset/Contents.json", bytes), ("Assets.xcassets/Star.colorset/Contents.json", bytes),
      ("Assets.xcassets/Star.imageset/star.png", picture),
    ])
  }

  static func translations(_ bytes: [UInt8], file: String) -> Reader.Answer {
    surrounded([("de.lproj/\(file)", bytes)])
  }

  private static func surrounded(_ files: [(String, [UInt8])]) -> Reader.Answer {
    do {
      return try ScratchFolder.with([("Base.lproj/Main.xib", document)] + files) { folder in
        let contents = try StoryboardDocument.read(
          "\(folder)/Base.lproj/Main.xib", document: "Main.xib", fonts: .installed)
        let remarks = contents.remarks.map { "\($0)" }
        if let broken = remarks.first(where: { $0.contains("lproj") }) { return .refused(broken) }
        return .read((contents.scenes.map { "\($0)" } + remarks).joined(separator: "\n"))
      }
    } catch {
      return .refused("\(error)")
    }
  }

  private static let texts = ["Hg AV 0123", "a\u{301}\u{5E9}\u{645}", "\u{1F600}\u{10FFFF}"]
  private static let measurer = try? PangoMeasurer(fonts: FontFiles())

  /// Registers a font, shapes texts in its faces and reads the outlines of their glyphs.
  static func font(_ bytes: [UInt8]) -> Reader.Answer {
    do {
      // A file is registered once per path, so each input has its own.
      return try ScratchFolder.with([("font-\(UUID().uuidString).ttf", bytes)]) { folder in
        let name = try FileManager.default.contentsOfDirectory(atPath: folder)[0]
        let names = try CustomFonts.register("\(folder)/\(name)")
        guard let measurer else { return .refused("the fonts are not installed") }
        let outlines = GlyphOutlines()
        var widths: [Double] = []
        for name in names {
          guard let font = UIFont(name: name, size: 17) else { continue }
          for text in texts {
            let run = measurer.shape(text, font: font)
            widths.append(run.width)
            for piece in run.pieces {
              for glyph in run.glyphs[piece.glyphs] {
                if let index = glyph.index { _ = outlines.shape(of: index, font: piece.font) }
              }
            }
          }
        }
        return .read("\(names) \(widths)")
      }
    } catch {
      return .refused("\(type(of: error))")
    }
  }
}
