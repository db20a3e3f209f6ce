internal import CPango
import Foundation
import Glibc
import Synchronization
import UIKit
import Values

/// A font file with a fixed name: fonts are never chosen by system configuration.
package struct FontFile: Sendable, Hashable {
  /// `Inter-Regular.otf`.
  package let name: String
  /// The file's path.
  package let path: String
  /// The number that glyphs use for the file in this process.
  let number: Int

  init(name: String, path: String, isEmboldened: Bool = false) {
    self.name = name
    self.path = path
    number = FontTable.number(of: FontTable.Entry(path: path, face: 0, isEmboldened: isEmboldened))
  }

  /// The same file with emboldened outlines.
  var emboldened: FontFile { FontFile(name: name, path: path, isEmboldened: true) }

  /// SHA-256 of the bytes, hexadecimal; empty for a file that no longer exists.
  /// - Complexity: O(bytes).
  package var hash: String { Self.hash(FileManager.default.contents(atPath: path) ?? Data()) }

  static func hash(_ bytes: Data) -> String {
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: guchar.self)
      guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(buffer.count)) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}

/// The files that text is drawn with: those of the stand-in font, and those of scripts that it lacks.
package struct FontFiles: Sendable {
  /// Upright, lightest to heaviest.
  package let weights: [FontFile]
  /// Italic, lightest to heaviest.
  package let italics: [FontFile]
  /// Installed fonts for characters that the stand-in font lacks.
  let fallbacks: FallbackFonts

  private static let cuts = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  static let names = cuts.map { "Inter-\($0).otf" }
  static let italicNames = cuts.map { "Inter-\($0 == "Regular" ? "" : $0)Italic.otf" }

  /// The folders to search for fonts: the one that `PLUMB_FONTS` names, else the one that a release carries, and Debian's.
  package static var folders: [String] {
    if let own = ProcessInfo.processInfo.environment["PLUMB_FONTS"] { return [own] }
    return carried + ["/usr/share/fonts/opentype/inter"] + FallbackFonts.folders + NamedFaces.folders
  }

  /// The folder with the fonts that a release carries, because distributions have different versions of them:
  /// `share/plumb/fonts` of the installation with the program.
  private static let carried: [String] = {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return [] }
    let folder = URL(filePath: program).deletingLastPathComponent()
    // `bin/plumb`, and `lib/plumb/plumb` of the tarball.
    let places = ["..", "../.."].map { folder.appending(path: "\($0)/share/plumb/fonts").standardizedFileURL }
    return places.map { $0.path(percentEncoded: false) }.filter {
      FileManager.default.fileExists(atPath: $0 + "/\(names[0])")
    }
  }()

  /// Finds the files.
  /// - Throws: ``TypographyError/missingFont`` or ``TypographyError/unreadableFont``; files for other scripts may be
  ///   missing.
  package init(folders: [String] = FontFiles.folders) throws {
    func find(_ name: String) throws -> FontFile {
      guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0 + "/" + name) }) else {
        throw TypographyError.missingFont(name: name, folders: folders)
      }
      let path = folder + "/" + name
      guard FontHeader.isFont(path) else { throw TypographyError.unreadableFont(path: path) }
      return FontFile(name: name, path: path)
    }
    weights = try Self.names.map(find)
    italics = try Self.italicNames.map(find)
    fallbacks = FallbackFonts(folders: folders)
  }

  /// Names of the files that documents and applications brought along.
  package static var ownNames: Set<String> {
    Set(CustomFonts.paths.compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  /// Every file that text could be drawn with, with its size and the times of its last changes: this changes if a font
  /// is added, removed or replaced. For fonts in documents, the contents are included.
  /// - Complexity: O(files in the folders, and bytes of documents' fonts).
  package static var installed: [String] {
    let found = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }
    let own = CustomFonts.paths.map { path in
      "\(path) \(FontFile.hash(FileManager.default.contents(atPath: path) ?? Data()))"
    }
    return own
      + found.map { path in
        var status = stat()
        guard stat(path, &status) == 0 else { return "\(path) gone" }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ctim.tv_sec)"
      }
  }

  /// Returns the file for a face, as its number.
  func number(of face: FontFace) -> Int {
    if let file = face.file { return FontTable.number(of: FontTable.Entry(path: file.path, face: file.index)) }
    if face.known != nil, let file = NamedFaces.installed.file(for: face) { return file.number }
    return (face.isItalic ? italics : weights)[face.weight.nearestIndex].number
  }

  /// Returns the Debian packages that may contain characters missing from all fonts here, and are not installed.
  package func packages(for missing: [Unicode.Scalar]) -> [String] {
    let families = missing.flatMap(FallbackFonts.families).filter { !fallbacks.isInstalled($0) }
    return families.map(FallbackFonts.package).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The identification of the fonts in a renderer's fingerprint: a hash over the upright files' hashes.
  /// - Complexity: O(bytes), once per process.
  package var fingerprint: String {
    if let known = Self.fingerprints.withLock({ $0[weights] }) { return known }
    let text = FontFile.hash(Data(weights.map(\.hash).joined().utf8))
    Self.fingerprints.withLock { $0[weights] = text }
    return text
  }

  private static let fingerprints = Mutex<[[FontFile]: String]>([:])
}

/// The first bytes of a font file.
enum FontHeader {
  /// Whether a regular file begins with the signature of OpenType and TrueType files and collections; pipes do not
  /// block.
  static func isFont(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    var start = [UInt8](repeating: 0, count: 4)
    guard read(file, &start, 4) == 4 else { return false }
    return ["OTTO", "\0\u{1}\0\0", "true", "ttcf"].contains(String(decoding: start, as: UTF8.self))
  }
}

/// Files that typography cannot do without.
package enum TypographyError: ReportedError, Hashable {
  case missingFont(name: String, folders: [String])
  case unreadableFont(path: String)
}

extension TypographyError {
  package var description: String {
    switch self {
    case .missingFont(let name, let folders):
      "font \(name) not found in \(folders.joined(separator: ", ")); install Debian's fonts-inter (`make deps`) or set "
        + "PLUMB_FONTS to the folder that holds it"
    case .unreadableFont(let path):
      "font \(path) is not an OpenType file; reinstall fonts-inter or point PLUMB_FONTS to a folder with valid font files"
    }
  }
}
