internal import CPango
import Foundation
import UIKit

/// A font file, named and checked by hash: fonts are never found by the system's taste.
public struct FontFile: Sendable, Hashable {
  /// `Inter-Regular.otf`.
  public let name: String
  public let path: String
  /// SHA-256 of the bytes, hexadecimal.
  public let hash: String
}

/// The files of the stand-in font, one for each weight.
public struct FontFiles: Sendable {
  /// Lightest to heaviest.
  public let weights: [FontFile]

  static let names = [
    "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold",
    "Inter-ExtraBold", "Inter-Black",
  ].map { $0 + ".otf" }

  /// Where fonts are looked for: the folder that `PLUMB_FONTS` names, else Debian's.
  public static var folders: [String] {
    [ProcessInfo.processInfo.environment["PLUMB_FONTS"] ?? "/usr/share/fonts/opentype/inter"]
  }

  /// Finds and reads the files.
  /// - Throws: ``TypographyError/missingFont`` or ``TypographyError/unreadableFont``.
  /// - Complexity: O(bytes): every file is hashed.
  public init(folders: [String] = FontFiles.folders) throws {
    weights = try Self.names.map { name in
      guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0 + "/" + name) }) else {
        throw TypographyError.missingFont(name: name, folders: folders)
      }
      let path = folder + "/" + name
      guard let bytes = FileManager.default.contents(atPath: path), bytes.count > 12,
        ["OTTO", "\0\u{1}\0\0"].contains(String(decoding: bytes.prefix(4), as: UTF8.self))
      else { throw TypographyError.unreadableFont(path: path) }
      return FontFile(name: name, path: path, hash: Self.hash(bytes))
    }
  }

  private static func hash(_ bytes: Data) -> String {
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: guchar.self)
      guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(buffer.count)) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  /// Position in ``weights`` of the file nearest to a weight.
  static func index(for weight: UIFont.Weight) -> Int {
    let steps: [UIFont.Weight] = [
      .thin, .ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ].sorted { $0.rawValue < $1.rawValue }
    let distances = steps.map { abs($0.rawValue - weight.rawValue) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 3
  }

  /// What identifies the fonts in a renderer's fingerprint: a hash over all files' hashes.
  public var fingerprint: String { Self.hash(Data(weights.map(\.hash).joined().utf8)) }
}

/// What typography cannot do without.
public enum TypographyError: Error, Hashable {
  case missingFont(name: String, folders: [String])
  case unreadableFont(path: String)
}

extension TypographyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFont(let name, let folders):
      "font \(name) not found in \(folders.joined(separator: ", ")); install Debian's fonts-inter (`make deps`) or set "
        + "PLUMB_FONTS to the folder that holds it"
    case .unreadableFont(let path):
      "font \(path) is no OpenType file; reinstall fonts-inter or point PLUMB_FONTS to a folder with good files"
    }
  }
}
