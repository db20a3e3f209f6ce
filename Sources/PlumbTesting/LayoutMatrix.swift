import Goldens

/// On which screens a layout is tested.
public struct LayoutMatrix: Sendable {
  let cells: [Cell]

  /// A few devices that differ in layout: small and middle phone, a phone that is regular in landscape, a tablet.
  public static let standard = LayoutMatrix(cells: Matrix.standard)

  /// Every device, both ways.
  public static let allDevices: LayoutMatrix = {
    var matrix = Matrix()
    matrix.devices = .all
    return LayoutMatrix(cells: (try? matrix.cells()) ?? [])
  }()

  /// Cells by their names: `iphone-15-portrait`, `ipad-pro-11-landscape+split-1-2`, `iphone-se-3-portrait+ax3+rtl+dark`,
  /// `600x600-any-any`. An unknown name fails the test that uses it.
  public static func cells(_ names: String...) -> LayoutMatrix { LayoutMatrix(names: names) }

  /// One canvas, in points.
  public static func size(_ width: Double, _ height: Double, scale: Double = 2) -> LayoutMatrix {
    LayoutMatrix(cells: [
      Cell(
        canvas: Size(width, height), sizeClasses: SizeClasses(horizontal: .any, vertical: .any), displayScale: scale)
    ])
  }

  /// Names that no cell has.
  let unknown: [String]

  /// Of the cells, as goldens are called.
  public var names: [String] { cells.map(\.name) }

  private init(cells: [Cell]) { (self.cells, unknown) = (cells, []) }

  private init(names: [String]) {
    cells = names.compactMap { Cell(named: $0) }
    unknown = names.filter { Cell(named: $0) == nil }
  }

  /// The same cells for other readers, as cells' names say them: `.readers("", "ax3", "rtl+dark")`, an empty word for the
  /// usual one.
  public func readers(_ readers: String...) -> LayoutMatrix {
    LayoutMatrix(names: cells.flatMap { cell in readers.map { $0.isEmpty ? cell.name : "\(cell.name)+\($0)" } })
  }
}
