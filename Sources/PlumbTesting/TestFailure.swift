import Foundation
import Testing
import XCTest

/// The location of an assertion.
package struct Place {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates the location of a call, from its default arguments.
  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

/// Fails the running test with a message and pictures; a nil message is no failure.
package func report(_ message: String?, pictures: [String] = [], _ place: Place) {
  guard let message else { return }
  guard Test.current != nil else {
    XCTFail(message, file: place.filePath, line: place.line)
    return
  }
  for path in pictures {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    Attachment.record([UInt8](data), named: URL(filePath: path).lastPathComponent)
  }
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column)))
}
