import Foundation
import Nibs
import Scenes
import StoryboardDocuments
import Synchronization
import UIKit

/// Runs code of an application that asks for what is in its project by name: `UIImage(named:)`, `UIColor(named:)`,
/// `NSLocalizedString`, `UIStoryboard`, `UINib` and nibs of controllers look in the project around the test file.
///
/// `assertLayout`, `assertSnapshot` and `show` do so by themselves for what they make; this is for controllers that a test
/// makes before.
/// - Throws: What the body throws.
/// - Complexity: The project's folders are walked once a process.
public func withResources<Result, Failure: Error>(
  around filePath: StaticString = #filePath, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let outcome = ApplicationResources.$current.withValue(TestResources.around(filePath)) {
    Swift.Result { () throws(Failure) in try body() }
  }
  return try outcome.get()
}

/// The resources of projects that test files are in.
enum TestResources {
  private static let known = Mutex<[String: ApplicationResources]>([:])

  /// The folder below `Tests` is called as the module in it.
  private static func testModule(of folder: String) -> String? {
    let parts = folder.split(separator: "/").map(String.init)
    guard let tests = parts.lastIndex(of: "Tests"), tests + 1 < parts.count else { return parts.last }
    return parts[tests + 1]
  }

  static func around(_ filePath: StaticString) -> ApplicationResources {
    let folder = URL(filePath: "\(filePath)").deletingLastPathComponent().path(percentEncoded: false)
    return known.withLock { known in
      if let found = known[folder] { return found }
      let assets = ProjectAssets(around: folder)
      let documents = ProjectDocuments(around: folder, tests: testModule(of: folder))
      let made = ApplicationResources(
        picture: { name in
          assets.image(named: name).map(ApplicationResources.Picture.init)
            ?? assets.vectorSize(named: name).map { size in
              ApplicationResources.Picture(size: CGSize(width: size.width, height: size.height), contents: size)
            }
        },
        color: { assets.color(named: $0).map { UIColor($0) } }, text: { documents.text($0, in: $1) },
        documents: documents)
      known[folder] = made
      return made
    }
  }
}
