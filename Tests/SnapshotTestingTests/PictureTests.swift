import Foundation
import Testing

@testable import SnapshotTesting

@MainActor
@Suite(.snapshots) struct PictureTests {
  private func box(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = color
    return view
  }

  private func picture(_ view: UIView, _ strategy: Snapshotting<UIView, UIImage>) throws -> UIImage {
    try #require(strategy.snapshot(view).value(within: 1))
  }

  @Test func `pictures are stored under a name of ours`() {
    assertSnapshot(of: box(.red), as: .image)
    assertSnapshot(of: UILabel(), as: .image(size: CGSize(width: 6, height: 3)), named: "a label")
  }

  @Test func `a picture has the size and the scale that are asked for`() throws {
    let diffing = Diffing<UIImage>.image
    let red = try picture(box(.red), .image)
    #expect(red.size == CGSize(width: 8, height: 4))
    #expect(diffing.diff(red, diffing.fromData(diffing.toData(red))) == nil)
    #expect(diffing.diff(red, try picture(box(.blue), .image(precision: 0.1)))?.0 == "32 of 32 pixels differ")
    #expect(
      diffing.diff(red, try picture(box(.red), .image(traits: .init(displayScale: 2))))?.0
        == "16 by 8 pixels, before 8 by 4")
    #expect(diffing.diff(UIImage(), red)?.0 == "the stored picture is not a PNG file")
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:d6\nsize 4\n".utf8)
    #expect(
      diffing.diff(diffing.fromData(pointer), red)?.0
        == "the stored picture is a Git LFS pointer, not the picture; fetch it with `git lfs pull`")
  }

  /// The first picture has the size and the colours of the drawn one, and is transparent.
  @Test func `a stored picture that is transparent differs, one in grey is compared`() throws {
    let diffing = Diffing<UIImage>.image
    let white = try picture(box(.white), .image)
    func png(_ text: String) throws -> UIImage { diffing.fromData(try #require(Data(base64Encoded: text))) }
    let clear = try png(
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAYAAACzzX7wAAAAEklEQVR42mP4//8/Az7MQHsFANj8X6HH/yJYAAAAAElFTkSuQmCC")
    #expect(diffing.diff(clear, white)?.0 == "32 of 32 pixels differ")
    let grey = try png(
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAAAAACWpiEsAAAADklEQVR42mP4DwUMuBkAPgIf4Xs6PLYAAAAASUVORK5CYII=")
    #expect(diffing.diff(grey, white) == nil)
  }

  @Test func `a view of a natural size has one for each reader, and its frame back`() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    let categories: [UIContentSizeCategory] = [
      .accessibilityExtraExtraExtraLarge, .large, .extraSmall, .accessibilityExtraExtraExtraLarge,
    ]
    let widths = try categories.map {
      try picture(label, .image(traits: .init(preferredContentSizeCategory: $0))).size.width
    }
    #expect(widths[0] > widths[1], "\(widths)")
    #expect(widths[1] > widths[2], "\(widths)")
    #expect(widths[3] == widths[0], "\(widths)")
    #expect(label.frame == .zero)
    let box = box(.red)
    _ = try picture(box, .image(size: CGSize(width: 20, height: 9)))
    #expect(box.frame == CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func `a view without a size has no picture`() {
    #expect(
      verifySnapshot(of: UIView(), as: .image, record: .never)
        == "there is no snapshot: the view has no size; give the strategy one: .image(size:)")
  }

  @Test func `a controller appears and disappears with its snapshot`() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("loaded") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
    }
    let screen = Screen()
    for config in [ViewImageConfig.iPhone8, .iPadPro11(.portrait(splitView: .oneThird))] {
      let picture = Snapshotting<UIViewController, UIImage>.image(on: config).snapshot(screen).value(within: 1)
      #expect(picture?.size == config.size)
    }
    #expect(screen.calls == ["loaded", "will appear", "appeared", "gone", "will appear", "appeared", "gone"])
    #expect(screen.view.superview == nil)
    #expect(screen.parent == nil)
  }

  @Test func `a view is drawn inside its mask only, with its subviews and its border`() throws {
    func page(_ color: UIColor, _ width: CGFloat, mask: (UIView) -> CALayer?) -> UIView {
      let (page, view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4)), UIView(), UIView())
      page.backgroundColor = .white
      view.frame = CGRect(x: 0, y: 0, width: width, height: 4)
      view.backgroundColor = color
      inner.frame = CGRect(x: 1, y: 1, width: width - 1, height: 2)
      inner.backgroundColor = .blue
      view.addSubview(inner)
      page.addSubview(view)
      view.layer.mask = mask(view)
      return page
    }
    let masked = page(.red, 8) { _ in
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
      return mask
    }
    let small = page(.red, 3) { _ in nil }
    let diffing = Diffing<UIImage>.image
    #expect(diffing.diff(try picture(small, .image), try picture(masked, .image)) == nil)
    let hidden = page(.red, 8) { _ in CALayer() }
    let blank = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    blank.backgroundColor = .white
    #expect(diffing.diff(try picture(blank, .image), try picture(hidden, .image)) == nil)
  }
}
