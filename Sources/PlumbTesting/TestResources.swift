import Foundation
import Layout
import Nibs
import StoryboardDocuments
import Synchronization
import UIKit

/// Runs an application's code that looks up resources by name: `UIImage(named:)`, `UIColor(named:)`,
/// `NSLocalizedString`, `UIStoryboard`, `UINib` and nibs of controllers search the project around the test file.
///
/// `assertLayout`, `assertSnapshot` and `show` already do so for what they create; this is for controllers that a test
/// creates before.
/// - Throws: Any error that the body throws.
/// - Complexity: The project's folders are walked once per process.
public func withResources<Result, Failure: Error>(
  around filePath: StaticString = #filePath, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withResources(aroundFile: "\(filePath)", body)
}

/// The same around a file by its path.
package func withResources<Result, Failure: Error>(
  aroundFile path: String, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let outcome = ApplicationResources.$current.withValue(TestResources.around(path)) {
    Swift.Result { () throws(Failure) in try body() }
  }
  return try outcome.get()
}

/// The resources of the projects that contain the test files.
enum TestResources {
  private static let known = Mutex<[String: ApplicationResources]>([:])

  /// Returns the test module: the folder in `Tests` has its name.
  static func testModule(of folder: String) -> String? {
    let parts = folder.split(separator: "/").map(String.init)
    guard let tests = parts.lastIndex(of: "Tests"), tests + 1 < parts.count else { return parts.last }
    return parts[tests + 1]
  }

  static func around(_ path: String) -> ApplicationResources {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return known.withLock { known in
      if let found = known[folder] { return found }
      ApplicationFonts.register(around: folder)
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
        data: { assets.data(named: $0) },
        encode: { image in MainActor.assumeIsolated { ViewPicture.png(of: image) } }, documents: documents)
      known[folder] = made
      return made
    }
  }
}
