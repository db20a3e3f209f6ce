import Foundation

/// The changes of one update of a list. As in UIKit, what is deleted, reloaded or moved is named by its place before the
/// update, and what is inserted by its place after it.
struct ListUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  /// Rows whose cells are made again.
  var reloadedRows: Set<IndexPath> = []
  /// Rows whose cells stay and are configured again.
  var reconfiguredRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()

  /// Whether nothing changes.
  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
      && reconfiguredRows.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }

  /// Where the rows and sections come from that a list has after the update.
  /// - Parameters:
  ///   - before: The number of rows in each section before the update.
  ///   - after: The number of rows in each section after it.
  func places(from before: [Int], to after: [Int]) -> ListPlaces {
    var places = ListPlaces(reconfigured: reconfiguredRows)
    let arrivals = Dictionary(movedRows.map { ($0.to, $0.from) }) { first, _ in first }
    let gone = deletedRows.union(movedRows.map(\.from))
    var used: Set<IndexPath> = []
    for (index, origin) in sectionOrigins(before.count, after.count).enumerated() {
      var section = ListPlaces.Section(origin: origin)
      var kept: ArraySlice<IndexPath> = []
      if let origin, reloadedSections.contains(origin) {
        section.origin = nil
      } else if let origin {
        kept = (0..<before[origin]).map { IndexPath(row: $0, section: origin) }.filter { !gone.contains($0) }[...]
      }
      for row in 0..<after[index] {
        let path = IndexPath(row: row, section: index)
        var from: IndexPath?
        if let arrival = arrivals[path] {
          from = arrival
        } else if !insertedRows.contains(path) {
          from = kept.popFirst()
        }
        // Two moves from one place leave one of them without a cell.
        let isFirst = from.map { used.insert($0).inserted } ?? false
        section.rows.append(from.flatMap { reloadedRows.contains($0) || !isFirst ? nil : $0 })
      }
      places.sections.append(section)
    }
    return places
  }

  /// For each section after the update, its index before it; nil for one that is new.
  private func sectionOrigins(_ before: Int, _ after: Int) -> [Int?] {
    let arrivals = Dictionary(movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var kept = (0..<before).filter { !gone.contains($0) }[...]
    return (0..<after).map { index in
      if let arrival = arrivals[index], arrival < before { return arrival }
      return insertedSections.contains(index) ? nil : kept.popFirst()
    }
  }

  /// UIKit's message for numbers of rows that do not agree with the update; nil if they do.
  func mismatch(from before: [Int], to after: [Int]) -> String? {
    let sections = before.count + insertedSections.count - deletedSections.count
    if sections != after.count {
      return
        "Invalid update: invalid number of sections. The number of sections contained in the list after the update "
        + "(\(after.count)) must be equal to the number of sections contained in it before the update (\(before.count)), "
        + "plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for (index, origin) in sectionOrigins(before.count, after.count).enumerated() {
      guard let origin, !reloadedSections.contains(origin) else { continue }
      let inserted = insertedRows.filter { $0.section == index }.count
      let deleted = deletedRows.filter { $0.section == origin }.count
      let (movedIn, movedOut) = (
        movedRows.filter { $0.to.section == index }.count, movedRows.filter { $0.from.section == origin }.count
      )
      if before[origin] + inserted - deleted + movedIn - movedOut == after[index] { continue }
      return "Invalid update: invalid number of rows in section \(index). The number of rows contained in an existing "
        + "section after the update (\(after[index])) must be equal to the number of rows contained in that section before "
        + "the update (\(before[origin])), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }
}

/// The sections and rows of a list after an update, each with its place before it.
struct ListPlaces {
  struct Section {
    /// The section's index before the update; nil for one that is new.
    var origin: Int?
    /// The place of each row before the update; nil for one whose cell is made.
    var rows: [IndexPath?] = []
  }
  var sections: [Section] = []
  /// The places before the update of rows whose cells are configured again.
  var reconfigured: Set<IndexPath> = []

  /// The index paths after the update of rows that there were before, by their former ones.
  var moved: [IndexPath: IndexPath] {
    var moved: [IndexPath: IndexPath] = [:]
    for (index, section) in sections.enumerated() {
      for (row, origin) in section.rows.enumerated() {
        if let origin { moved[origin] = IndexPath(row: row, section: index) }
      }
    }
    return moved
  }
}

/// The updates of a list that wait for the end of their group.
struct ListUpdates {
  private var waiting = ListUpdate()
  private var depth = 0

  mutating func begin() { depth += 1 }
  /// Ends a group.
  /// - Returns: Its changes; nil inside of another group.
  mutating func end() -> ListUpdate? {
    depth = max(0, depth - 1)
    return take()
  }
  /// Adds a change.
  /// - Returns: The changes to show; nil inside of a group.
  mutating func note(_ change: (inout ListUpdate) -> Void) -> ListUpdate? {
    change(&waiting)
    return take()
  }
  private mutating func take() -> ListUpdate? {
    if depth > 0 { return nil }
    defer { waiting = ListUpdate() }
    return waiting
  }
}
