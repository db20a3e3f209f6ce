import Foundation
import TestSupport
import Testing

/// The shape of the house: folders depend on each other in one direction, names are unique, and nothing is too long.
@Suite struct HouseShapeTests {
  static let sources = Result {
    try Repository.files("Sources", ending: ".swift").map(SwiftSource.init)
  }

  /// UIKit's classes are as large as UIKit's, and the calls of swift-snapshot-testing have its parameters.
  private static func isOurs(_ source: SwiftSource) -> Bool {
    !["Sources/UIKit/", "Sources/SnapshotTesting/"].contains(where: source.path.hasPrefix)
  }

  @Test func `functions have at most 60 lines`() throws {
    for source in try Self.sources.get() {
      for function in source.functions {
        #expect(function.length <= 60, "\(source.path):\(function.line) has \(function.length) lines")
      }
    }
  }

  /// Calls of applications' tests, whose parameters are mostly optional: four are the place of the call.
  private static let wide: Set = [
    "Sources/PlumbTesting/AssertHolds.swift", "Sources/PlumbTesting/AssertLayout.swift",
    "Sources/PlumbWalking/Launching/WalkedApplication.swift",
  ]

  @Test func `functions have at most seven parameters`() throws {
    for source in try Self.sources.get() where Self.isOurs(source) && !Self.wide.contains(source.path) {
      for function in source.functions {
        #expect(function.parameters <= 7, "\(source.path):\(function.line) has \(function.parameters) parameters")
      }
    }
  }

  @Test func `files have at most 400 lines`() throws {
    for source in try Self.sources.get() where Self.isOurs(source) {
      #expect(source.lineCount <= 400, "\(source.path) has \(source.lineCount) lines")
    }
  }

  @Test func `no two libraries have a type of the same name`() throws {
    var places: [String: Set<String>] = [:]
    for source in try Self.sources.get() {
      for type in source.types where type.isTop && !type.isPrivate {
        places[type.name, default: []].insert(source.path)
      }
    }
    for (name, paths) in places.sorted(by: { $0.key < $1.key }) {
      #expect(paths.count == 1, "\(name): \(paths.sorted().joined(separator: ", "))")
    }
  }

  /// The one target whose folders refer to each other in a circle, as Apple's classes do: its chapters are few.
  private static let circular = "UIKit"
  private static let chapters = 10

  @Test func `folders of a target refer to each other in one direction`() throws {
    let targets = Dictionary(grouping: try Self.sources.get()) { $0.path.split(separator: "/")[1] }
    for (target, sources) in targets.sorted(by: { $0.key < $1.key }) {
      let circle = Self.circle(sources)
      #expect(circle.count <= (target == Self.circular ? Self.chapters : 0), "\(target): \(circle.sorted())")
    }
  }

  /// Returns the folders of a target that are in a circle.
  private static func circle(_ sources: [SwiftSource]) -> Set<String> {
    func folder(_ source: SwiftSource) -> String {
      let parts = source.path.split(separator: "/")
      return parts.count > 3 ? String(parts[2]) : "."
    }
    var owners: [String: Set<String>] = [:]
    for source in sources {
      for type in source.types { owners[type.name, default: []].insert(source.path) }
    }
    let homes = Dictionary(
      sources.flatMap { source in
        source.types.filter { owners[$0.name]?.count == 1 }.map { ($0.name, folder(source)) }
      }
    ) { first, _ in first }
    var arrows: [String: Set<String>] = [:]
    for source in sources {
      let used = source.words.compactMap { homes[$0] }
      arrows[folder(source), default: []].formUnion(used.filter { $0 != folder(source) })
    }
    func reached(from start: String) -> Set<String> {
      var (found, next): (Set<String>, [String]) = ([], [start])
      while let folder = next.popLast() {
        for other in arrows[folder] ?? [] where found.insert(other).inserted { next.append(other) }
      }
      return found
    }
    return Set(arrows.keys.filter { reached(from: $0).contains($0) })
  }
}
