/// Cells in lines, filled from the start, one line after the other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The axis lines follow one another along.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// As an estimated size: cells decide their size themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  }

  /// The size of each cell where cells do not size themselves, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Not zero: cells decide their size themselves, fitted to this (AL-9.12).
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Between two lines, in points; 10 by default. It is kept exactly here.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Between two cells of a line, in points; 10 by default. It is kept exactly: lines are not justified.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Around all cells, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether lines are rows or columns; `vertical` makes rows, and is the default.
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }

  /// The frames of cells of some sizes, and the size of the whole.
  func frames(_ sizes: [CGSize], in room: CGSize) -> (frames: [CGRect], content: CGSize) {
    let isVertical = scrollDirection == .vertical
    func line(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let start = isVertical ? sectionInset.left : sectionInset.top
    let end = isVertical ? room.width - sectionInset.right : room.height - sectionInset.bottom
    var frames: [CGRect] = []
    var (along, across, thickness) = (start, isVertical ? sectionInset.top : sectionInset.left, CGFloat(0))
    for size in sizes {
      if along > start, Branch.isLess(end + 1e-6, along + line(size)) {
        (along, across, thickness) = (start, across + thickness + minimumLineSpacing, 0)
      }
      frames.append(
        CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size))
      along += line(size) + minimumInteritemSpacing
      thickness = Branch.max(thickness, depth(size))
    }
    let total = across + thickness + (isVertical ? sectionInset.bottom : sectionInset.right)
    return (frames, isVertical ? CGSize(width: room.width, height: total) : CGSize(width: total, height: room.height))
  }
}
