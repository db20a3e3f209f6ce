import UIKit

/// The views that a reader has listed, and where each stands in the list.
struct ListedViews {
  private var listed: [ObjectIdentifier?] = []
  /// Made when a view is looked for in a place where it is not.
  private var places: [ObjectIdentifier: Int]?

  var isEmpty: Bool { listed.isEmpty }

  /// Notes what stands in the next place: nil for a guide, which no view stands in.
  mutating func append(_ view: UIView?) {
    let identity = view.map(ObjectIdentifier.init)
    if let identity { places?[identity] = listed.count }
    listed.append(identity)
  }

  /// - Complexity: O(1).
  func isListed(_ view: UIView, at place: Int) -> Bool {
    listed.indices.contains(place) && listed[place] == ObjectIdentifier(view)
  }

  /// - Complexity: O(1), but for O(views) the first time.
  mutating func place(of view: UIView) -> Int? {
    if places == nil {
      places = Dictionary(listed.indices.compactMap { place in listed[place].map { ($0, place) } }) { $1 }
    }
    return places?[ObjectIdentifier(view)]
  }
}

/// The nearest view around another one that is listed.
struct ListedAncestor {
  /// How many superviews up; 0 for the superview.
  let levels: Int
  /// Where it stands in the list.
  let place: Int
}
