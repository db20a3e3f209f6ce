import Foundation
import Testing

@testable import UIKit

/// Images that are made of others, of symbols and of drawings.
@Suite @MainActor struct ImageVariantTests {
  private let image = UIImage(size: CGSize(width: 30, height: 20), scale: 2)

  @Test(
    arguments: [
      Fact("renderingMode", UIImage.RenderingMode.automatic) { $0.renderingMode },
      Fact("alignment", UIEdgeInsets.zero) { $0.alignmentRectInsets }, Fact("caps", UIEdgeInsets.zero) { $0.capInsets },
      Fact("orientation", UIImage.Orientation.up) { $0.imageOrientation }, Fact("images", true) { $0.images == nil },
      Fact("duration", 0) { $0.duration }, Fact("isSymbol", false) { $0.isSymbolImage },
      Fact("symbol configuration", true) { $0.symbolConfiguration == nil }, Fact("scale", 2) { $0.scale },
    ] as [Fact<UIImage>])
  func `an image has UIKit's defaults`(_ fact: Fact<UIImage>) { fact.check(image) }

  @Test func `a variant changes one thing and leaves the original`() {
    let template = image.withRenderingMode(.alwaysTemplate)
    let aligned = template.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let resizable = aligned.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(aligned.renderingMode == .alwaysTemplate)
    #expect(aligned.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(resizable.capInsets == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(resizable.alignmentRectInsets.left == 2)
    #expect(resizable.size == image.size)
    #expect(resizable.scale == 2)
    #expect(image.renderingMode == .automatic)
    #expect(image.alignmentRectInsets == .zero)
    let stretched = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    #expect(stretched.capInsets.top == 1)
  }

  @Test func `a tinted image keeps its size, and takes the mode for its colour`() {
    let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tinted.renderingMode == .alwaysOriginal)
    #expect(tinted.size == image.size)
    #expect(image.withTintColor(.red).renderingMode == .automatic)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().size == image.size)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
  }

  @Test func `the pixels of an image are its points times its scale`() throws {
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 60)
    #expect(pixels.height == 40)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 60, height: 40))
    #expect(UIImage(cgImage: pixels).scale == 1)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == image.size)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage().size == .zero)
  }

  @Test func `data that is no picture makes no image`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data(), scale: 2) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "a name that no catalogue has", in: nil, with: nil) == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "", compatibleWith: nil) == nil)
  }

  @Test func `a symbol has a name for its image and no size of its own`() throws {
    let symbol = try #require(UIImage(systemName: "play", compatibleWith: nil))
    #expect(symbol.isSymbolImage)
    let large = try #require(symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)))
    #expect(large.isSymbolImage)
    #expect(large.size.height > symbol.size.height)
    #expect(large.symbolConfiguration != nil)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).size == image.size)
  }

  @Test(arguments: [
    ("font", UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40))),
    ("font and scale", UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40), scale: .medium)),
    ("weight", UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)),
    ("weight and scale", UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .default)),
  ])
  func `a symbol of a text's size is as large as that of its points`(
    _ name: String, _ configuration: UIImage.SymbolConfiguration
  ) {
    let wanted = UIImage(systemName: "play", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(UIImage(systemName: "play", withConfiguration: configuration)?.size == wanted?.size, "\(name)")
  }

  @Test func `a text style and a scale make a symbol larger or smaller`() {
    func height(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
      UIImage(systemName: "play", withConfiguration: configuration)?.size.height ?? 0
    }
    #expect(height(.init(textStyle: .body)) == height(.init(pointSize: 17)))
    #expect(height(.init(textStyle: .title1)) > height(.init(textStyle: .body)))
    #expect(height(.init(textStyle: .body, scale: .small)) < height(.init(textStyle: .body)))
    #expect(height(.init(textStyle: .body, scale: .large)) > height(.init(textStyle: .body)))
    #expect(height(.preferringMulticolor()) == height(.unspecified))
    #expect(height(.preferringMonochrome()) == height(.unspecified))
    #expect(height(.init(hierarchicalColor: .red)) == height(.unspecified))
    #expect(height(.init(paletteColors: [.red])) == height(.unspecified))
  }

  @Test func `an applied configuration wins where it says something`() {
    let base = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let merged = base.applying(UIImage.SymbolConfiguration(weight: .thin))
    #expect(merged.pointSize == 40)
    #expect(merged.weight == .thin)
    #expect(merged.symbolScale == .large)
    #expect(base.applying(nil).weight == .bold)
    #expect(base.applying(UIImage.SymbolConfiguration(scale: .small)).symbolScale == .small)
  }

  @Test func `UIKit's own pictures are symbols`() {
    for picture in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
      #expect(picture.isSymbolImage)
      #expect(picture.size.width > 0)
    }
    #expect(UIImage.checkmark.renderingMode == .alwaysTemplate)
  }

  @Test func `an image is drawn in the current context`() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    image.draw(at: CGPoint(x: 3, y: 4))
    image.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50), blendMode: .normal, alpha: 0.5)
    UIGraphicsPopContext()
    image.draw(at: .zero)
    let rects = context.commands.compactMap { command in
      if case .image(_, let rect, _, _) = command.kind { return rect }
      return nil
    }
    #expect(rects == [CGRect(x: 3, y: 4, width: 30, height: 20), CGRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(context.commands.map(\.alpha) == [1, 0.5])
  }

  @Test func `a thumbnail has the size that it was asked for`() async {
    let size = CGSize(width: 15, height: 10)
    var found: [CGSize?] = []
    image.prepareThumbnail(of: size) { found.append($0?.size) }
    image.prepareForDisplay { found.append($0?.size) }
    #expect(image.preparingThumbnail(of: size)?.size == size)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(image.preparingForDisplay()?.size == image.size)
    #expect(await image.byPreparingForDisplay()?.size == image.size)
    #expect(found == [size, image.size])
  }
}
