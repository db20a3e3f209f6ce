import Devices
import Testing

@Suite struct MatrixTests {
  private func names(_ change: (inout Matrix) -> Void) throws -> [String] {
    var matrix = Matrix()
    change(&matrix)
    return try matrix.cells().map(\.name)
  }

  @Test func `a device gives both its orientations`() throws {
    #expect(try names { $0.devices = .ids(["iphone-15"]) } == ["iphone-15-portrait", "iphone-15-landscape"])
    #expect(try names { $0.devices = .ids(["apple-tv-1080p"]) } == ["apple-tv-1080p-landscape"])
  }

  @Test func `all devices are 119 cells`() throws {
    #expect(try names { $0.devices = .all }.count == 119)
  }

  @Test func `names of everything are unique`() throws {
    let names = try Matrix.everything.cells().map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count == 119 + 60 + 24 + 9)
  }

  @Test func `shared windows are named by their share`() throws {
    let names = try names {
      $0.devices = .ids(["ipad-pro-11"])
      $0.orientation = .landscape
      $0.shares = [.half, .slideOver]
    }
    #expect(
      names == [
        "ipad-pro-11-landscape", "ipad-pro-11-landscape+split-1-2", "ipad-pro-11-landscape+slide-over",
      ])
  }

  @Test func `a size class chooses the cells of that class`() throws {
    var matrix = Matrix()
    matrix.sizeClasses = SizeClasses(horizontal: .regular, vertical: .compact)
    let cells = try matrix.cells()
    #expect(cells.contains { $0.name == "iphone-15-pro-max-landscape" })
    #expect(cells.allSatisfy { $0.sizeClasses == matrix.sizeClasses })
  }

  @Test func `a size class gives a canvas its class`() throws {
    let names = try names {
      $0.canvases = [Size(600, 600), Size(375.5, 667)]
      $0.sizeClasses = SizeClasses(horizontal: .compact, vertical: .regular)
    }
    #expect(names == ["600x600-compact-regular", "375.5x667-compact-regular"])
  }

  /// AL-12.1 E1.
  @Test func `the 600 by 600 canvas is Interface Builder's`() throws {
    var matrix = Matrix()
    matrix.canvases = [Size(600, 600)]
    let cell = try #require(try matrix.cells().first)
    #expect(cell.name == "600x600-any-any")
    #expect(cell.safeArea == Insets(20, 0, 0, 0))
    #expect(cell.displayScale == 1)
  }

  @Test func `the nine boxes are nine cells`() throws {
    let names = try names { $0.hasAllSizeClasses = true }
    #expect(names.count == 9)
    #expect(names.first == "400x400-compact-compact")
    #expect(names.contains("600x800-any-regular"))
  }

  @Test func `unknown devices and empty choices are errors`() {
    #expect(throws: MatrixError.unknownDevice("iphone-99")) { try names { $0.devices = .ids(["iphone-99"]) } }
    #expect(throws: MatrixError.noCells) {
      try names {
        $0.devices = .ids(["iphone-15"])
        $0.sizeClasses = SizeClasses(horizontal: .regular, vertical: .regular)
      }
    }
  }

  @Test func `the standard matrix exists`() {
    #expect(Matrix.standard.map(\.name).count == 6)
  }

  @Test func `screens have titles of their own`() throws {
    let cells = try Matrix.everything.cells().filter { if case .device = $0.screen { true } else { false } }
    let titles = Dictionary(grouping: cells, by: \.screenTitle)
    for (title, cells) in titles { #expect(Set(cells.map(\.screenName)).count == 1, "\(title)") }
    #expect(titles["iPhone SE (3rd generation), upright"] != nil)
    #expect(titles["iPhone 15, upright"] != nil)
  }
}
