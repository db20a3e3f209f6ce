/// Growing sets of rows that precede one row of a list: those that share an unknown with it, those that share one with
/// these, and so on.
struct NearbyRows {
  /// For more rows, searching the whole list is no more work.
  private static let limit = 512

  private let list: [RequiredRow]
  private let places: [[Int32]]
  private let last: Int
  private var found: [Int]
  private var seen: Set<Int>
  private var seenUnknowns: Set<Int32> = []
  /// The number of rows of ``found`` whose neighbours have been added.
  private var asked = 0

  /// - Parameters:
  ///   - last: The row to start from.
  ///   - places: Positions of the rows that name each unknown, ascending.
  init(_ last: Int, of list: [RequiredRow], _ places: [[Int32]]) {
    (self.list, self.places, self.last) = (list, places, last)
    found = [last]
    seen = [last]
  }

  /// Returns twice as many rows as before, or all connected ones, by position; nil if there are no more or too many.
  /// - Complexity: O(terms) of these rows and their neighbours.
  mutating func next(where isWanted: (Int) -> Bool) -> [Int]? {
    let enough = 2 * found.count + 6
    let before = found.count
    while asked < found.count, found.count < enough {
      for part in list[found[asked]].parts where seenUnknowns.insert(part.unknown).inserted {
        for place in places[Int(part.unknown)].lazy.map(Int.init) {
          if place >= last { break }
          if isWanted(place), seen.insert(place).inserted { found.append(place) }
          if found.count > Self.limit { return nil }
        }
      }
      asked += 1
    }
    return found.count > before ? found.sorted() : nil
  }
}
