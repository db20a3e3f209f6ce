/// A list of elements with stable addresses and manual memory management.
///
/// Like classes, but without reference counts and without the checks on every access to a class's properties.
struct Boxes<Element: ~Copyable>: ~Copyable {
  private var pointers = Buffer<UnsafeMutablePointer<Element>>()

  init() {}

  deinit {
    for index in pointers.indices { Self.destroy(pointers[index]) }
  }

  private static func destroy(_ pointer: UnsafeMutablePointer<Element>) {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  var count: Int { pointers.count }
  var indices: Range<Int> { pointers.indices }
  var isEmpty: Bool { pointers.isEmpty }

  subscript(index: Int) -> UnsafeMutablePointer<Element> { pointers[index] }
  subscript(index: Int32) -> UnsafeMutablePointer<Element> { pointers[index] }

  @discardableResult
  mutating func append(_ element: consuming Element) -> UnsafeMutablePointer<Element> {
    let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    pointer.initialize(to: element)
    pointers.append(pointer)
    return pointer
  }

  mutating func replace(_ index: Int, with element: consuming Element) {
    pointers[index].deinitialize(count: 1)
    pointers[index].initialize(to: element)
  }

  mutating func removeAll() {
    for index in pointers.indices { Self.destroy(pointers[index]) }
    pointers.removeAll()
  }
}
