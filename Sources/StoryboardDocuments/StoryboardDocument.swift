package import Foundation
package import SceneModel
import Values

/// Storyboards and xibs: documents saved by Interface Builder.
package enum StoryboardDocument {
  /// Larger files are rejected.
  package static let sizeLimit = InterfaceFile.sizeLimit

  /// Clears the cache of projects' files, for programs that run while files are added and removed.
  package static func forgetFiles() { ProjectFiles.forgetAll() }

  /// Pictures that were wanted and could not be drawn, with the reasons.
  package static var pictureDamages: [String] { PictureProgram.damages }

  /// The contents of a document.
  package struct Contents: Sendable {
    /// Every scene, each on the canvas it was saved on.
    package var scenes: [Scene]
    /// Contents that cannot be right, or are not drawn as intended.
    package var remarks: [DocumentRemark]
    /// What of the document no layout depends on and is not read, for those who ask for everything.
    package var details: [DocumentRemark]
    /// What Interface Builder's compiler refuses; no application can have the document.
    package var faults: [DocumentRemark] = []

    /// See the properties; without details and faults by default.
    package init(scenes: [Scene], remarks: [DocumentRemark], details: [DocumentRemark] = []) {
      (self.scenes, self.remarks, self.details) = (scenes, remarks, details)
    }
  }

  /// Reads a document with the pictures, colours, fonts and translations it refers to.
  /// - Parameters:
  ///   - document: The name used in messages; the path if nil.
  ///   - fonts: The fonts that exist besides the project's own.
  /// - Throws: ``StoryboardProblem``.
  /// - Complexity: O(size).
  package static func read(
    _ path: String, document: String? = nil, fonts: FontCatalogue
  ) throws(StoryboardProblem) -> Contents {
    let name = document ?? path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw StoryboardProblem(document: name, message: "no such file; check the path")
    }
    if isFolder.boolValue {
      throw StoryboardProblem(
        document: name, message: "a compiled storyboard; name the document it was made from")
    }
    return try contents(Data(try bytes(path, document: name)), document: name, path: path, fonts: fonts)
  }

  /// Decodes a document that is not in a file.
  /// - Throws: ``StoryboardProblem``.
  package static func decode(
    _ data: Data, document: String, fonts: FontCatalogue
  ) throws(StoryboardProblem) -> [Scene] {
    try contents(data, document: document, path: nil, fonts: fonts).scenes
  }

  /// Reads a document in memory as if it were the file at a path.
  /// - Parameters:
  ///   - path: The path from which translations, pictures and fonts are searched for; nil finds none.
  ///   - fonts: The fonts that exist besides the project's own.
  /// - Throws: ``StoryboardProblem``.
  package static func contents(
    _ data: Data, document: String, path: String?, fonts: FontCatalogue
  ) throws(StoryboardProblem) -> Contents {
    let root = try root(of: data, document: document)
    let reader = StoryboardReader(root, document: document, path: path, fonts: fonts)
    let scenes = reader.scenes
    for scene in scenes {
      guard let message = scene.exceededLimits.first else { continue }
      throw StoryboardProblem(document: document, message: "\(scene.title): \(message)", line: 1, column: 1)
    }
    for damage in reader.surroundings.translations.damages {
      reader.remarks.note("\(damage); texts of this file are not translated")
    }
    for damage in reader.surroundings.assetDamages { reader.remarks.note("\(damage); this asset is not used") }
    let unread = UnreadParts(of: root)
    var contents = Contents(
      scenes: scenes, remarks: reader.remarks.list + unread.remarks, details: unread.details)
    contents.faults = reader.remarks.faults
    return contents
  }

  /// Returns a document's elements, and the scenes of its views, for creating objects from them.
  /// - Throws: ``StoryboardProblem``.
  /// - Complexity: O(size).
  package static func elements(
    _ path: String, document: String, fonts: FontCatalogue
  ) throws(StoryboardProblem) -> Elements {
    let data = Data(try bytes(path, document: document))
    let root = try root(of: data, document: document)
    let reader = StoryboardReader(root, document: document, path: path, fonts: fonts)
    let scenes = reader.scenes + reader.barViews
    for scene in scenes {
      guard let message = scene.exceededLimits.first else { continue }
      throw StoryboardProblem(document: document, message: "\(scene.title): \(message)", line: 1, column: 1)
    }
    return Elements(
      root: root, context: reader.context,
      scenes: Dictionary(scenes.compactMap { scene in scene.rootView.map { ($0.id, scene) } }) { first, _ in first })
  }

  /// The elements that objects are created from.
  package struct Elements {
    /// The document's root element.
    package let root: XMLElementNode
    fileprivate let context: DocumentContext
    /// Scenes by the id of the root view.
    package let scenes: [String: Scene]

    /// Returns the parts of the attributed title of a button's state; nil if it has none.
    package func attributedTitle(of state: XMLElementNode) -> [SceneTextRun]? {
      ElementReading(document: context, node: state).attributedTitle(of: state)
    }
  }

  private static func bytes(_ path: String, document: String) throws(StoryboardProblem) -> [UInt8] {
    do throws(RegularFile.Failure) {
      return try RegularFile.bytes(path, limit: sizeLimit)
    } catch {
      switch error {
      case .missing: throw StoryboardProblem(document: document, message: "no such file; check the path")
      case .notRegular:
        throw StoryboardProblem(document: document, message: "not a regular file; name a storyboard or a xib")
      case .tooLarge: throw tooLarge(document)
      case .unreadable:
        throw StoryboardProblem(document: document, message: "the file cannot be read; check its permissions")
      }
    }
  }

  private static func tooLarge(_ document: String) -> StoryboardProblem {
    StoryboardProblem(document: document, message: "larger than \(sizeLimit >> 20) MiB")
  }

  /// Returns the root element, if it is a document of Interface Builder for iOS.
  private static func root(of data: Data, document: String) throws(StoryboardProblem) -> XMLElementNode {
    if data.count > sizeLimit { throw tooLarge(document) }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("NIBArchive".utf8)) {
      throw StoryboardProblem(
        document: document, message: "a compiled nib; name the storyboard or xib it was made from")
    }
    let root: XMLElementNode
    do {
      try XMLProlog.check(data)
      root = try XMLTree.parse(data)
    } catch {
      throw StoryboardProblem(document: document, message: error.message, line: error.line, column: error.column)
    }
    if root.name == "archive" {
      throw StoryboardProblem(
        document: document,
        message: "an archive of Xcode 3 or 4, which Xcode 5 replaced; open it in Xcode and save it as an XML document",
        line: root.line, column: 1)
    }
    guard root.name == "document", let type = root["type"], type.contains("InterfaceBuilder") else {
      throw StoryboardProblem(
        document: document, message: "not an Interface Builder document; name a storyboard or a xib", line: root.line,
        column: 1)
    }
    guard type.contains("CocoaTouch") else {
      throw StoryboardProblem(
        document: document, message: "not a document for iOS (\(type))", line: root.line,
        column: 1)
    }
    return root
  }
}

/// The reason why a storyboard or xib cannot be read.
package struct StoryboardProblem: ReportedError, Hashable, Sendable {
  /// The document's name in messages.
  package var document: String
  /// The problem and the next step.
  package var message: String
  /// From 1.
  package var line: Int?
  /// From 1.
  package var column: Int?

  /// Creates a problem at a place, or with the document as a whole.
  package init(document: String, message: String, line: Int? = nil, column: Int? = nil) {
    self.document = document
    self.message = message
    self.line = line
    self.column = column
  }

  /// `file:line:column: message`.
  package var description: String {
    let place = [document] + [line, column].compactMap { $0.map(String.init) }
    return Escaped.line("\(place.joined(separator: ":")): \(message)")
  }
}
