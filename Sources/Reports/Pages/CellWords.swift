import Verifying

/// The words a page uses for a cell, and those its filters use.
struct CellWords: Encodable, Hashable {
  /// The device's usual name, with the share for a shared window; `Canvas` for none.
  let device: String
  /// `phone`, `pad`, `tv` or `canvas`.
  let family: String
  /// `portrait` or `landscape`.
  let orientation: String
  /// `compact × regular`: horizontal, then vertical.
  let classes: String
  /// The size of the screen, in points.
  let size: [Double]
  /// The scene's state; nil for the initial state.
  private(set) var state: String?
  /// `dark`; nil for light.
  private(set) var appearance: String?
  /// The reader's other settings: `ax3`, `rtl de`; nil for none.
  private(set) var reader: String?
  /// How well the cell's screen represents others (``Representative``).
  let rank: Int

  /// - Parameter cell: The cell that is named.
  init(_ cell: Cell) {
    switch cell.screen {
    case .device(let id, _, let share):
      let name = DeviceCatalogue.device(id)?.name ?? id
      device = share.map { "\(name), \($0.title)" } ?? name
    case .canvas: device = cell.screenTitle
    }
    family = cell.family?.rawValue ?? "canvas"
    orientation = cell.orientation.rawValue
    classes = "\(cell.sizeClasses.horizontal) × \(cell.sizeClasses.vertical)"
    size = [cell.size.width, cell.size.height]
    state = cell.state
    appearance = cell.variant.appearance?.rawValue
    var rest = cell.variant
    rest.appearance = nil
    let words = rest.suffix.split(separator: "+").joined(separator: " ")
    reader = words.isEmpty ? nil : words
    rank = Representative.rankOfScreen(cell)
  }

  /// The words without those of the state and the reader, which all cells of a screen share.
  var ofScreen: CellWords {
    var words = self
    (words.state, words.appearance, words.reader) = (nil, nil, nil)
    return words
  }
}

extension WindowShare {
  /// The usual name of the share.
  var title: String {
    switch self {
    case .third: "Split View 1/3"
    case .half: "Split View 1/2"
    case .twoThirds: "Split View 2/3"
    case .slideOver: "Slide Over"
    }
  }
}
