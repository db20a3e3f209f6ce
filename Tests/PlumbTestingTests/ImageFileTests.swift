import Foundation
import PlumbTesting
import Testing
import UIKit

/// Files of images that code drew, and data in catalogues.
@MainActor @Suite struct ImageFileTests {
  @Test func `an image has a file with what was drawn, in what a test runs`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let clear = try #require(image.pngData())
    let drawn = try #require(withResources { image.pngData() })
    #expect(drawn.prefix(4) == Data([137, 80, 78, 71]))
    #expect(drawn != clear)
    #expect(Array(drawn[16..<24]) == Array(clear[16..<24]))
  }

  @Test(arguments: [(0.5, 10.0, true), (10, 0.5, true), (0.4, 10, false), (10, 0.4, false), (20, 10, true)])
  func `a view has a picture from half a point on`(_ width: Double, _ height: Double, _ isDrawn: Bool) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let picture = try? ViewPicture.png(of: view, scale: 2)
    #expect((picture != nil) == isDrawn)
    #expect(picture == nil || picture?.size == CGSize(width: width, height: height))
  }

  @Test func `data are found in the project's catalogue`() {
    withResources {
      #expect(NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) } == "one two")
      #expect(NSDataAsset(name: "Numbers") == nil)
    }
  }
}
