import Foundation
import Layout
import Testing

@testable import CairoCanvas
@testable import Drawing

extension PixelImage {
  /// Creates an image from a file written by another program, decoded by our own canvas pixel by pixel.
  init(pngFile file: URL, size: CGSize) throws {
    let variant = try SceneImage.Variant(png: [UInt8](Data(contentsOf: file)), scale: 1)
    let image = try #require(SceneImage(name: "svg", variants: [variant]))
    var picture = DisplayList(size: size, title: "")
    picture.size = CGSize(width: image.size.width, height: image.size.height)
    picture.commands = [.image(Picture(image), CGRect(origin: .zero, size: picture.size))]
    self = try CairoCanvas(outlines: GlyphOutlines()).paint(picture, scale: .one)
  }

  /// Returns the difference of two pictures of one size: the mean, out of 255, over all channels of all pixels, and the
  /// share of pixels that differ by more than a quarter of the range in some channel.
  func difference(from other: PixelImage) -> (mean: Double, part: Double) {
    var (sum, strong) = (0, 0)
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        // Most pixels are equal, so stretches are compared as a whole first.
        for start in stride(from: 0, to: ours.count, by: 64) {
          let stretch = start..<min(start + 64, ours.count)
          let size = stretch.count * MemoryLayout<UInt32>.size
          if memcmp(ours.baseAddress! + start, theirs.baseAddress! + start, size) == 0 { continue }
          for index in stretch where ours[index] != theirs[index] {
            var worst = 0
            for shift in [0, 8, 16] as [UInt32] {
              let distance = abs(Int(ours[index] >> shift & 0xFF) - Int(theirs[index] >> shift & 0xFF))
              sum += distance
              worst = max(worst, distance)
            }
            if worst > 64 { strong += 1 }
          }
        }
      }
    }
    let count = Double(pixels.count)
    return (Double(sum) / (3 * count), Double(strong) / count)
  }
}
