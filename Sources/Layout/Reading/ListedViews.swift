import UIKit

/// The views that a reader has listed, with their positions in the list.
struct ListedViews {
  private var listed: [ObjectIdentifier?] = []
  /// Created when a view is not found at its expected position.
  private var places: [ObjectIdentifier: Int]?

  var isEmpty: Bool { listed.isEmpty }

  /// Adds the next view; nil for a guide, which has no subviews.
  mutating func append(_ view: UIView?) {
    let identity = view.map(ObjectIdentifier.init)
    if let identity { places?[identity] = listed.count }
    listed.append(identity)
  }

  /// - Complexity: O(1).
  func isListed(_ view: UIView, at place: Int) -> Bool {
    listed.indices.contains(place) && listed[place] == ObjectIdentifier(view)
  }

  /// - Complexity: O(1), but O(views) the first time.
  mutating func place(of view: UIView) -> Int? {
    if places == nil {
      places = Dictionary(listed.indices.compactMap { place in listed[place].map { ($0, place) } }) { $1 }
    }
    return places?[ObjectIdentifier(view)]
  }
}
