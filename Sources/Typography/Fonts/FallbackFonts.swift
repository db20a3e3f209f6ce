import Foundation
import Synchronization

/// Files for characters that the stand-in font lacks, by script: named files of Debian packages.
struct FallbackFonts: Sendable {
  /// Debian's folders of fonts-noto-core and fonts-noto-color-emoji, fonts-droid-fallback, fonts-nanum.
  static let folders = ["noto", "droid", "nanum"].map { "/usr/share/fonts/truetype/\($0)" }

  static let emoji = "NotoColorEmoji"

  /// The blocks of characters that each family covers. Other characters are looked up among the symbols, then among the
  /// emoji.
  private static let table: [(family: String, blocks: [ClosedRange<UInt32>])] = [
    ("NotoSansHebrew", [0x0590...0x05FF, 0xFB1D...0xFB4F]),
    ("NotoSansArabic", [0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]),
    ("NotoSansArmenian", [0x0530...0x058F, 0xFB13...0xFB17]),
    ("NotoSansDevanagari", [0x0900...0x097F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF]),
    ("NotoSansBengali", [0x0980...0x09FF]), ("NotoSansGurmukhi", [0x0A00...0x0A7F]),
    ("NotoSansGujarati", [0x0A80...0x0AFF]), ("NotoSansOriya", [0x0B00...0x0B7F]),
    ("NotoSansTamil", [0x0B80...0x0BFF]), ("NotoSansTelugu", [0x0C00...0x0C7F]),
    ("NotoSansKannada", [0x0C80...0x0CFF]), ("NotoSansMalayalam", [0x0D00...0x0D7F]),
    ("NotoSansSinhala", [0x0D80...0x0DFF]), ("NotoSansThai", [0x0E00...0x0E7F]), ("NotoSansLao", [0x0E80...0x0EFF]),
    ("NotoSansMyanmar", [0x1000...0x109F]), ("NotoSansGeorgian", [0x10A0...0x10FF, 0x2D00...0x2D2F]),
    ("NotoSansEthiopic", [0x1200...0x139F, 0x2D80...0x2DDF]), ("NotoSansKhmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
    ("NanumGothic", [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF]),
    (
      "DroidSansFallbackFull",
      [
        0x2E80...0x312F, 0x3190...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFFEF, 0x20000...0x3FFFF,
      ]
    ),
  ]
  private static let symbols = ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", emoji]

  /// Every family, symbols and emoji last.
  private static let order = table.map(\.family) + symbols

  /// The folders to search for the files.
  let folders: [String]
  /// The families found so far.
  private let found = Found()

  private final class Found: Sendable {
    let files = Mutex<[String: Family?]>([:])
  }

  /// Files for regular and bold text; if only one exists, its outlines are emboldened.
  struct Family {
    /// Position in the table: lower ranks are preferred.
    var rank: Int
    var regular: FontFile
    var bold: FontFile
  }

  init(folders: [String]) { self.folders = folders }

  private func files(_ family: String) -> Family? {
    found.files.withLock { files in
      if let known = files[family] { return known }
      let regular = file("\(family)-Regular") ?? file(family)
      let rank = Self.order.firstIndex(of: family) ?? Self.order.count
      let pair = regular.map { (regular: FontFile) -> Family in
        let bold = file("\(family)-Bold") ?? file("\(family)Bold")
        return Family(
          rank: rank, regular: regular, bold: bold ?? (family == Self.emoji ? regular : regular.emboldened))
      }
      files[family] = .some(pair)
      return pair
    }
  }

  private func file(_ name: String) -> FontFile? {
    folders.lazy.map { "\($0)/\(name).ttf" }.first(where: FontHeader.isFont).map {
      FontFile(name: "\(name).ttf", path: $0)
    }
  }

  /// Whether a character is drawn as an emoji without a variation selector: iOS does that for the newer pictographs.
  static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.properties.isEmoji && scalar.value >= 0x1F000
  }

  /// Returns the families that may contain a character, best first.
  static func families(for scalar: Unicode.Scalar) -> [String] {
    if isPicture(scalar) { return [emoji] + symbols.dropLast() }
    for row in table where row.blocks.contains(where: { $0.contains(scalar.value) }) { return [row.family] }
    return symbols
  }

  /// Returns the installed families that may contain a character.
  func candidates(for scalar: Unicode.Scalar) -> [Family] { Self.families(for: scalar).compactMap(files) }

  func isInstalled(_ family: String) -> Bool { files(family) != nil }

  var emojiFile: FontFile? { files(Self.emoji)?.regular }

  /// Returns the Debian package that contains a family.
  static func package(of family: String) -> String {
    switch family {
    case "DroidSansFallbackFull": "fonts-droid-fallback"
    case "NanumGothic": "fonts-nanum"
    case emoji: "fonts-noto-color-emoji"
    default: "fonts-noto-core"
    }
  }
}
