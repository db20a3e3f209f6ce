/// The colours of a picture with few of them.
struct Palette {
  /// As `0xAARRGGBB`, in the order of the picture.
  private(set) var colors: [UInt32] = []
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var positions = [UInt16](repeating: 0, count: 1024)

  /// nil for a picture of more than 256 colours.
  init?(_ image: PixelRows, _ same: [Bool]) {
    for y in 0..<image.height where !same[y] {
      let row = image.row(y)
      var x = 0
      while x < image.width {
        if !add(row[x]) { return nil }
        x &+= Self.run(row + x, image.width &- x)
      }
    }
  }

  /// How many pixels are like the first one, itself included.
  @inline(__always)
  private static func run(_ pixels: UnsafeMutablePointer<UInt32>, _ limit: Int) -> Int {
    let first = pixels[0]
    var count = 1
    // In letters, most pixels differ from their neighbour.
    if limit > 1, pixels[1] != first { return 1 }
    let all = SIMD4(repeating: first)
    while count &+ 4 <= limit, UnsafeRawPointer(pixels + count).loadUnaligned(as: SIMD4<UInt32>.self) == all {
      count &+= 4
    }
    while count < limit, pixels[count] == first { count &+= 1 }
    return count
  }

  private static func firstSlot(_ color: UInt32) -> Int { Int((color &* 2_654_435_761) >> 22) }

  /// Where a colour stands among the slots, or could.
  @inline(__always)
  private func slot(_ color: UInt32) -> Int {
    var slot = Self.firstSlot(color)
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

  /// Writes a row of pixels as positions among the colours.
  func write(_ pixels: UnsafeMutablePointer<UInt32>, to row: UnsafeMutablePointer<UInt8>, _ width: Int) {
    slots.withUnsafeBufferPointer { slots in
      positions.withUnsafeBufferPointer { positions in
        var x = 0
        while x < width {
          let color = pixels[x]
          var slot = Self.firstSlot(color)
          while slots[slot] != color { slot = (slot &+ 1) & 1023 }
          let position = UInt8(truncatingIfNeeded: positions[slot] &- 1)
          let run = Self.run(pixels + x, width &- x)
          if run == 1 { row[x] = position } else { (row + x).update(repeating: position, count: run) }
          x &+= run
        }
      }
    }
  }
}
