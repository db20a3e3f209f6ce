/// The colours of a picture with few of them.
struct PNGPalette {
  /// As `0xAARRGGBB`, in the order of the picture.
  private(set) var colors: [UInt32] = []
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var positions = [UInt16](repeating: 0, count: 1024)

  /// Returns nil for a picture of more than 256 colours.
  init?(_ image: PixelRows, _ repeats: inout RowRepeats) {
    for y in 0..<image.height where !repeats[y] {
      let row = image.row(y)
      var x = 0
      while x < image.width {
        if !add(row[x]) { return nil }
        x &+= Self.run(row + x, image.width - x)
      }
    }
  }

  /// Returns the number of pixels equal to the first one, including itself.
  @inline(__always)
  private static func run(_ pixels: UnsafeMutablePointer<UInt32>, _ limit: Int) -> Int {
    // In letters, most pixels differ from their neighbour.
    if limit > 1, pixels[1] != pixels[0] { return 1 }
    return 1 + FlatPicture.alike(UnsafePointer(pixels + 1), UnsafePointer(pixels), limit - 1)
  }

  /// Returns the slot that contains a colour, or could.
  @inline(__always)
  private func slot(_ color: UInt32) -> Int {
    var slot = Int((color &* 2_654_435_761) >> 22)
    while positions[slot] != 0, slots[slot] != color { slot = (slot + 1) & 1023 }
    return slot
  }

  private mutating func add(_ color: UInt32) -> Bool {
    let slot = slot(color)
    if positions[slot] != 0 { return true }
    guard colors.count < 256 else { return false }
    colors.append(color)
    slots[slot] = color
    positions[slot] = UInt16(colors.count)
    return true
  }

  /// Writes a row of pixels as positions in the palette.
  func write(_ pixels: UnsafeMutablePointer<UInt32>, to row: UnsafeMutablePointer<UInt8>, _ width: Int) {
    var x = 0
    while x < width {
      let run = Self.run(pixels + x, width - x)
      (row + x).update(repeating: UInt8(positions[slot(pixels[x])] - 1), count: run)
      x &+= run
    }
  }
}
