import Foundation

extension ViewPlaces {
  /// Returns the views that moved across the screen by a distance and kept their size, except one view and its
  /// descendants.
  func views(movedLike change: FrameChange, otherThan view: String) -> Set<String> {
    Set(
      others(than: view).filter { name in
        guard case (let old?, let new?) = places(of: name) else { return false }
        var own = FrameChange()
        own.move(.left, by: new.minX - old.minX)
        own.move(.right, by: new.maxX - old.maxX)
        own.move(.top, by: new.minY - old.minY)
        own.move(.bottom, by: new.maxY - old.maxY)
        return own == change
      })
  }
}
