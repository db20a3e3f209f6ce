import Foundation
import Typography
import UIKit

/// The time to measure text, in the cases that occur in a layout pass.
enum TextSpeed {
  private static let labels = [
    "OK", "Cancel", "Settings", "Sign in", "Forgot password?", "Username", "Continue with e-mail", "Wi-Fi",
    "Notifications", "3 unread messages", "Today, 14:32", "Delete account", "Price: 12,99 EUR", "Add to basket",
    "Search", "Favourites", "Terms and conditions", "Share", "Log out", "Version 2.14.1 (381)",
  ]
  /// An odd number, so that there is a median.
  private static let rounds = 401
  private static let paragraph =
    "The views of a hierarchy are placed by what holds between them: this one ends where that one begins, these two are "
    + "as wide as each other, and none is narrower than what it says. From all of it follows one layout, whatever the "
    + "size of the screen."

  static func report() throws {
    let font = UIFont.systemFont(ofSize: 17)
    // As long as the labels, each seen only once.
    let fresh = (0...rounds).map { round in
      labels.map { label in
        let letter = String(UnicodeScalar(UInt8(97 + round % 26)))
        return StyledText("\(label.dropLast(1))\(letter)\(round)", font: font)
      }
    }
    let start = ContinuousClock.now
    let measurer = try PangoMeasurer(fonts: FontFiles())
    _ = measurer.lines(of: StyledText("Settings", font: font), width: nil, breaking: .words)
    line("cold: fonts and first label", ContinuousClock.now - start, per: 1)

    var round = 0
    time("new label", per: labels.count) {
      for text in fresh[round] { _ = measurer.lines(of: text, width: nil, breaking: .words) }
      round += 1
    }
    let known = labels.map { StyledText($0, font: font) }
    time("known label", per: labels.count) {
      for text in known { _ = measurer.lines(of: text, width: nil, breaking: .words) }
    }
    let text = StyledText(paragraph, font: font)
    var widths = (0..<400).map { 150 + Double($0) * 0.7 }
    widths.shuffle()
    time("known paragraph, new width", per: widths.count) {
      for width in widths { _ = measurer.lines(of: text, width: width, breaking: .words) }
    }
    time("known paragraph, known width", per: 100) {
      for _ in 0..<100 { _ = measurer.lines(of: text, width: 345, breaking: .words) }
    }
  }

  /// Prints the median of many rounds.
  private static func time(_ name: String, per count: Int, _ body: () -> Void) {
    body()
    let end = ContinuousClock.now + .seconds(1)
    var times: [Duration] = []
    repeat {
      let start = ContinuousClock.now
      body()
      times.append(ContinuousClock.now - start)
    } while ContinuousClock.now < end && times.count < rounds
    line(name, times.sorted()[times.count / 2], per: count)
  }

  private static func line(_ name: String, _ duration: Duration, per count: Int) {
    print("\(name)\t\(String(format: "%.3f", duration / .microseconds(1) / Double(count)))")
  }
}
