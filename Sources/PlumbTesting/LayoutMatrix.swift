import Verifying

/// The screens on which a layout is tested.
public struct LayoutMatrix: Sendable {
  let cells: [Cell]

  /// A few devices that differ in layout: small and middle phone, a phone that is regular in landscape, a tablet.
  public static let standard = LayoutMatrix(cells: Matrix.standard)

  /// Every device, in both orientations.
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

  /// Names that belong to no cell.
  let unknown: [String]

  /// The names of the cells, as used for goldens.
  public var names: [String] { cells.map(\.name) }

  private init(cells: [Cell]) { (self.cells, unknown) = (cells, []) }

  init(names: [String]) {
    cells = names.compactMap { Cell(named: $0) }
    unknown = names.filter { Cell(named: $0) == nil }
  }

  /// Returns the same cells for other readers, in the notation of cell names: `.readers("", "ax3", "rtl+dark")`, with
  /// an empty word for the usual reader.
  public func readers(_ readers: String...) -> LayoutMatrix {
    LayoutMatrix(names: cells.flatMap { cell in readers.map { $0.isEmpty ? cell.name : "\(cell.name)+\($0)" } })
  }
}
