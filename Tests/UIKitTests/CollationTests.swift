import Foundation
import Testing

@testable import UIKit

/// Sections by first letters, snapshots without types, and timers that keep what they are given.
@MainActor @Suite struct CollationTests {
  @MainActor private class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Person: Named { func reversed() -> String { String(name.reversed()) } }

  @Test func `objects are in the section of their first letter, without accents`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A")
    #expect(collation.sectionIndexTitles.last == "#")
    func section(_ object: Any, _ selector: Selector = "self") -> String {
      collation.sectionTitles[collation.section(for: object, collationStringSelector: selector)]
    }
    #expect(
      ["apple", "\u{C9}clair", "zoo", "7up", "", "\u{65E5}"].map { section($0) } == ["A", "E", "Z", "#", "#", "#"])
    #expect(section(Person("Ann"), "name") == "A")
    #expect(section(Person("Bob and Eve"), Selector(Person.reversed)) == "E")
    #expect(section(Person("Ann"), "other") == "#")
    #expect(collation.section(forSectionIndexTitle: 26) == 26)
    #expect(collation.section(forSectionIndexTitle: 27) == 0)
  }

  @Test func `objects are sorted by their texts, equal ones as given`() {
    let people = ["bob", "\u{C4}nne", "Zo\u{EB}", "Ann", "ann"].map { Person($0) }
    let sorted = UILocalizedIndexedCollation.current().sortedArray(from: people, collationStringSelector: "name")
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Ann", "ann", "\u{C4}nne", "bob", "Zo\u{EB}"])
  }

  @Test func `a snapshot without types is changed as one with types`() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["one", "two"])
    snapshot.appendItems(withIdentifiers: [1, 2, 3])
    snapshot.appendItems(withIdentifiers: [4], intoSectionWithIdentifier: "one")
    snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 4)
    snapshot.insertItems(withIdentifiers: [5], afterItemWithIdentifier: 4)
    snapshot.deleteItems(withIdentifiers: [1])
    snapshot.reloadItems(withIdentifiers: [5])
    #expect(snapshot.itemIdentifiers as? [Int] == [3, 4, 5, 2])
    #expect(snapshot.numberOfItems(inSection: "one") == 3)
    #expect(snapshot.index(ofItemIdentifier: 2) == 3)
    #expect(snapshot.index(ofSectionIdentifier: "three") == NSNotFound)
    #expect(snapshot.sectionIdentifierForSection(containingItemIdentifier: 2) as? String == "two")
    let typed = snapshot.snapshot(of: String.self, Int.self)
    #expect(typed.itemIdentifiers(inSection: "one") == [3, 4, 5])
    #expect(typed.reloadedItemIdentifiers == [5])
    snapshot.deleteSections(withIdentifiers: ["one"])
    #expect(snapshot.sectionIdentifiers as? [String] == ["two"])
  }

  @MainActor private final class Clock: NSObject {
    var info: [Any?] = []
    func tick(_ timer: Timer) { info.append(timer.userInfo) }
  }

  @Test func `a timer keeps what it is given, and its target until it is over`() {
    weak var weakClock: Clock?
    var timer: Timer?
    do {
      let clock = Clock()
      weakClock = clock
      timer = Timer(
        timeInterval: 1000, target: clock, selector: Selector(Clock.tick(_:)), userInfo: "egg", repeats: false)
    }
    #expect(timer?.userInfo as? String == "egg")
    #expect(timer?.timeInterval == 0)
    #expect(weakClock != nil)
    timer?.fire()
    #expect(timer?.isValid == false)
    #expect(weakClock == nil)
    let clock = Clock()
    let other = Timer(
      fireAt: Date(timeIntervalSinceNow: 5), interval: 2, target: clock, selector: Selector(Clock.tick(_:)),
      userInfo: 7,
      repeats: true)
    other.fire()
    other.fire()
    #expect(clock.info as? [Int] == [7, 7])
    #expect(other.isValid)
    other.invalidate()
  }
}
