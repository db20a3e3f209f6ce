import SceneModel
import Values

/// The `invariants:` and `windows:` parts of a recipe: what must hold in windows of any size, and the range of sizes.
extension DecodingContext {
  func invariants(_ node: YAMLNode?, names: EquationParser.Names) -> [SceneInvariant] {
    let parser = InvariantParser(names: names)
    return lines(of: node, "invariants", "an invariant", "invariants") { text, line, column in
      do {
        var invariant = try parser.parse(text)
        invariant.place = ScenePlace(line: line, column: column)
        return [invariant]
      } catch let failure as EquationParser.Failure {
        report(failure.message, line: line, column: column + failure.offset)
      } catch {
        report("\(error)", line: line, column: column)
      }
      return []
    }
  }

  /// Decodes `{ width: 320...1024, height: 480...1366 }`; a single length is a range of one value.
  func windows(_ node: YAMLNode?) -> SceneWindows {
    var windows = SceneWindows()
    guard let node, !node.isNull,
      let keys = KeyedNodes(node, of: "windows", known: ["width", "height"], self)
    else { return windows }
    windows.width = range(keys["width"], "width") ?? windows.width
    windows.height = range(keys["height"], "height") ?? windows.height
    return windows
  }

  private func range(_ node: YAMLNode?, _ what: String) -> ClosedRange<Double>? {
    guard let node else { return nil }
    if let range = node.text.flatMap({ LengthRange.read($0) }) { return range }
    report("\(what) is a range such as 320...1366, each end from 1 to 20000 points", at: node)
    return nil
  }
}
