import Testing

@testable import plumb

/// Sizes that are tried in a range.
@Suite struct WindowSampleTests {
  @Test(arguments: [5, 10, 50, 200])
  func `lengths begin in the middle, stay in the range and leave no gap of twice the mean`(_ count: Int) {
    let found = (0..<count).map { WindowSamples.place($0, in: 300...700) }
    #expect(found[0] == 500)
    let sorted = [300] + found.sorted() + [700]
    let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 >= 0 }, "\(sorted)")
    #expect(gaps.allSatisfy { $0 < 2 * 400 / Double(count) }, "\(sorted)")
  }

  @Test func `sizes fill a rectangle evenly`() {
    let found = (0..<200).map { WindowSamples.place($0, 300...800, 100...200) }
    let places = found.map { [($0.x - 300) / 100, ($0.y - 100) / 20].map { Int($0.rounded(.down)) } }
    let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.count == 25)
    #expect(counts.keys.joined().allSatisfy { 0..<5 ~= $0 })
    #expect(counts.values.allSatisfy { 6...9 ~= $0 }, "\(counts)")
  }
}
