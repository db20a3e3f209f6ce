/// A growable array of plain values with one owner: no reference counts, and no bounds checks in release builds.
///
/// The solver's inner loops use these. Stored indices are Int32, which halves their size.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    count = 0
    base =
      capacity == 0
      ? UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      : .allocate(capacity: capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { if capacity > 0 { base.deallocate() } }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends elements from another address in one copy.
  @inline(__always)
  mutating func append(from source: UnsafePointer<Element>, count added: Int) {
    reserve(count + added)
    // Rows have two or three terms: calling a copy function takes longer than copying.
    if added <= 4 {
      for index in 0..<added { (base + count + index).initialize(to: source[index]) }
    } else {
      (base + count).update(from: source, count: added)
    }
    count += added
  }

  /// Resizes the buffer; new elements are `element`.
  mutating func resize(to newCount: Int, filling element: Element) {
    reserve(newCount)
    if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  @inline(__always)
  mutating func reserve(_ minimum: Int) {
    if minimum > capacity { grow(to: minimum) }
  }

  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func fill(with element: Element) { base.update(repeating: element, count: count) }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let newCapacity = max(minimum, capacity * 2, 8)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = newCapacity
  }

  /// Releases the memory beyond the elements.
  mutating func trim() {
    if count == capacity { return }
    self = copy()
  }

  /// Replaces the elements with those of another buffer.
  mutating func update(from other: borrowing Buffer) {
    removeAll()
    append(from: other.base, count: other.count)
  }

  func copy() -> Buffer {
    var copy = Buffer(capacity: count)
    copy.append(from: base, count: count)
    return copy
  }

  /// Sorts a range; short ones by insertion, which is fastest for the solver's few bends and terms.
  @inline(__always)
  mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    if range.count > 24 {
      var slice = slice(range)
      slice.sort(by: precedes)
      return
    }
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let element = base[index]
      var place = index
      while place > range.lowerBound, precedes(element, base[place - 1]) {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = element
      index += 1
    }
  }

  /// Returns the elements of a range.
  func slice(_ range: Range<Int>) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
