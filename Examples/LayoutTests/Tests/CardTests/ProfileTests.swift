import Card
import PlumbTesting
import Testing
import UIKit

/// Frames, texts and pictures on a few devices, for readers of small and of very large text, from either side.
@MainActor @Suite struct ProfileTests {
  @Test func `on the devices that differ`() {
    assertLayout(of: ProfileViewController())
  }

  @Test func `large text, and from right to left in the dark`() {
    assertLayout(of: ProfileViewController(), on: .cells("iphone-15-portrait").readers("ax3", "rtl+dark"))
  }
}
