/// Rows around one of a list that stand before it, more and more of them: those that share an unknown with it, those that
/// share one with these, and so on.
struct NearbyRows {
  /// Beyond these the list as a whole is no more work.
  private static let limit = 512

  private let list: [RequiredRow]
  private let places: [[Int32]]
  private let last: Int
  private var found: [Int]
  private var seen: Set<Int>
  private var seenUnknowns: Set<Int32> = []
  /// How many of ``found`` have been asked for their neighbours.
  private var asked = 0

  /// - Parameters:
  ///   - last: The row to begin with.
  ///   - places: Places of the rows that name each unknown, ascending.
  init(_ last: Int, of list: [RequiredRow], _ places: [[Int32]]) {
    (self.list, self.places, self.last) = (list, places, last)
    found = [last]
    seen = [last]
  }

  /// Twice as many rows as before or all that hang together, by place; nil when there are no more or too many.
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
