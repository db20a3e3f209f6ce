import ContextServer
import Foundation
import JSONRPC
import Layout
import Values

/// Pictures that illustrate answers.
extension ToolTable {
  /// The most pictures that illustrate an answer.
  private static let exampleLimit = 3

  /// Draws the scene of a call in windows of some sizes: one picture each.
  func pictures(
    _ sizes: [String], _ arguments: ToolArguments, _ isCancelled: () -> Bool
  ) throws(ToolFailure) -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    for size in sizes.prefix(Self.exampleLimit) {
      let readers = Self.reader.compactMap { parameter, place -> String? in
        guard case .option(let option) = place else { return nil }
        return arguments[parameter.name].map { "\(option)=\($0)" }
      }
      let state = arguments["state"] == nil ? ["--state=\(SceneState.start)"] : []
      let options = ["--size=\(size)", "--format=png", "--scale=1", "--json"] + state + readers
      pictures += try Self.inScratch { scratch throws(ToolFailure) -> [[UInt8]] in
        _ = try process.run(
          ["render", "--out=\(scratch)"] + options + ["--", arguments["scene"] ?? ""], isCancelled: isCancelled)
        return Self.drawn(in: scratch, most: 1)
      }
    }
    return pictures.reduce(0) { $0 + $1.count } <= Self.pictureLimit ? pictures : []
  }

  /// The sizes at which invariants do not hold.
  static func refutedSizes(_ answer: JSONText, _ arguments: ToolArguments) -> [String] {
    let sizes = (answer["proofs"]?.items ?? []).compactMap { $0["size"]?.items?.compactMap(\.double) }
    return sizes.filter { $0.count == 2 }.map { NumberText.plain($0[0]) + "x" + NumberText.plain($0[1]) }
  }

  /// Windows in the middle between breakpoints; none unless pictures are wanted, or if something else varies.
  static func sweptSizes(_ answer: JSONText, _ arguments: ToolArguments) -> [String] {
    guard arguments["pictures"] == "yes", let range = answer["range"]?.items?.compactMap(\.double), range.count == 2,
      let parameter = answer["parameter"]?.string
    else { return [] }
    let other = answer[parameter == "width" ? "height" : "width"]?.double ?? 0
    let ends = [range[0]] + (answer["breakpoints"]?.items ?? []).compactMap { $0["at"]?.double } + [range[1]]
    return zip(ends, ends.dropFirst()).map { start, end in
      let middle = NumberText.plain(((start + end) / 2).rounded())
      return parameter == "width" ? "\(middle)x\(NumberText.plain(other))" : "\(NumberText.plain(other))x\(middle)"
    }
  }

  /// Returns the PNG files in a folder.
  static func drawn(in folder: String, most: Int) -> [[UInt8]] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".png") }.sorted().prefix(most).compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
    }
  }
}
