import Foundation
import Testing

@testable import SnapshotTesting

/// Sizes of windows on tablets, as Apple's "Layout" guidelines and the earlier library's configurations have them.
@MainActor @Suite struct TabletTests {
  private typealias Tablet = @MainActor (ViewImageConfig.TabletOrientation) -> ViewImageConfig

  /// In landscape a third, half, two thirds and all; in portrait a third, two thirds and all.
  private static let tablets: [(name: String, tablet: Tablet, landscape: [CGFloat], portrait: [CGFloat])] = [
    ("mini", { .iPadMini($0) }, [320, 507, 694, 1024], [320, 438, 768]),
    ("9.7", { .iPad9_7($0) }, [320, 507, 694, 1024], [320, 438, 768]),
    ("10.2", { .iPad10_2($0) }, [320, 535, 750, 1080], [320, 480, 810]),
    ("10.5", { .iPadPro10_5($0) }, [320, 551, 782, 1112], [320, 504, 834]),
    ("11", { .iPadPro11($0) }, [375, 592, 809, 1194], [320, 504, 834]),
    ("12.9", { .iPadPro12_9($0) }, [375, 678, 981, 1366], [375, 639, 1024]),
  ]

  @Test func `a window on a tablet has the width of its share and the height of the screen`() {
    for (name, tablet, landscape, portrait) in Self.tablets {
      let wide = [
        tablet(.landscape(splitView: .oneThird)), tablet(.landscape(splitView: .oneHalf)),
        tablet(.landscape(splitView: .twoThirds)), tablet(.landscape(splitView: .full)),
      ]
      let high = [
        tablet(.portrait(splitView: .oneThird)), tablet(.portrait(splitView: .twoThirds)),
        tablet(.portrait(splitView: .full)),
      ]
      #expect(wide.map(\.size?.width) == landscape, "\(name)")
      #expect(high.map(\.size?.width) == portrait, "\(name)")
      #expect(Set(wide.map(\.size?.height)) == [portrait.last], "\(name)")
      #expect(Set(high.map(\.size?.height)) == [landscape.last], "\(name)")
    }
  }

  @Test func `only the largest tablet is regular in half of its width`() {
    for (name, tablet, _, _) in Self.tablets {
      let half = tablet(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
      #expect(half == (name == "12.9" ? .regular : .compact), "\(name)")
      #expect(tablet(.landscape(splitView: .oneThird)).traits.horizontalSizeClass == .compact, "\(name)")
      #expect(tablet(.landscape(splitView: .twoThirds)).traits.horizontalSizeClass == .regular, "\(name)")
      #expect(tablet(.portrait(splitView: .twoThirds)).traits.horizontalSizeClass == .compact, "\(name)")
      #expect(tablet(.portrait(splitView: .full)).traits.horizontalSizeClass == .regular, "\(name)")
    }
  }

  @Test func `only a tablet without a home button has an indicator at the bottom`() {
    for (name, tablet, _, _) in Self.tablets {
      let insets = tablet(.portrait(splitView: .full)).safeArea
      let expected = UIEdgeInsets(top: name == "11" ? 24 : 20, left: 0, bottom: name == "11" ? 20 : 0, right: 0)
      #expect(insets == expected, "\(name)")
    }
  }

  @Test func `a tablet without an orientation is in landscape`() {
    #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834))
    #expect(ViewImageConfig.iPadMini(.portrait).size == CGSize(width: 768, height: 1024))
  }

  @Test func `bytes that differ are counted`() {
    let diffing = Snapshotting<Data, Data>.data.diffing
    #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(diffing.diff(Data([1]), Data([1, 2]))?.0 == "1 bytes before, 2 now")
  }

  @Test func `a layer is drawn as a view of its size`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 4)
    layer.backgroundColor = UIColor.red.cgColor
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = .red
    let drawn = try #require(Snapshotting<CALayer, UIImage>.image.snapshot(layer).value(within: 1))
    let expected = try #require(Snapshotting<UIView, UIImage>.image.snapshot(view).value(within: 1))
    #expect(Diffing<UIImage>.image.diff(expected, drawn) == nil)
  }
}
