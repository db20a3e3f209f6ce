import Goldens

/// What a page calls a cell by, and what its filters choose cells by.
struct CellWords: Encodable {
  /// The device as people know it, a shared window with its share; `Canvas` for none.
  let device: String
  /// `phone`, `pad`, `tv` or `canvas`.
  let family: String
  /// `portrait` or `landscape`.
  let orientation: String
  /// `compact × regular`: across, then down.
  let classes: String
  /// Of the screen, in points.
  let size: [Double]
  /// Which of the scene's states; nil for the scene as it starts.
  let state: String?
  /// `dark`; nil for light.
  let appearance: String?
  /// What else the reader has set up: `ax3`, `rtl de`; nil for nothing.
  let reader: String?

  /// - Parameter cell: The cell that is named.
  init(_ cell: Cell) {
    switch cell.screen {
    case .device(let id, _, let share):
      let name = DeviceCatalogue.device(id)?.name ?? id
      device = share.map { "\(name), \($0.title)" } ?? name
    case .canvas: device = "Canvas \(cell.screenName.prefix { $0 != "-" })"
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
  }
}

extension WindowShare {
  /// The name that people know the share by.
  var title: String {
    switch self {
    case .third: "Split View 1/3"
    case .half: "Split View 1/2"
    case .twoThirds: "Split View 2/3"
    case .slideOver: "Slide Over"
    }
  }
}
