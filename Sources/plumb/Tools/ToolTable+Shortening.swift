import ContextServer
import JSONRPC
import Values

/// Answers that are shortened to what a program asked for.
extension ToolTable {
  /// Devices by their ids and names, unless some are wanted in full.
  static func shortDevices(_ answer: JSONText, _ arguments: ToolArguments) -> JSONText {
    if !arguments.all("devices").isEmpty { return answer }
    return .pairs(
      (answer.members ?? []).map { name, value in
        guard name == "devices" else { return (name, value) }
        let short = (value.items ?? []).map { device in
          JSONText.pairs((device.members ?? []).filter { ["id", "name", "family", "scale"].contains($0.0) })
        }
        return (name, .list(short))
      })
  }

  /// The most layouts of an answer.
  private static let layoutLimit = 6

  /// A few layouts, of which it states how many others there are, without the system's constraints unless they are wanted, and
  /// with the named views only.
  /// - Throws: ``ToolFailure`` if no layout has a view of such a name.
  static func shortLayouts(_ answer: JSONText, _ arguments: ToolArguments) throws(ToolFailure) -> JSONText {
    let layouts = answer["scenes"]?.items ?? []
    let names = arguments.all("views")
    let known = layouts.flatMap { $0["views"]?.items ?? [] }.flatMap {
      [$0["id"], $0["name"]].compactMap { $0?.string }
    }
    if let unknown = names.first(where: { !known.contains($0) }), !layouts.isEmpty {
      throw ToolFailure("no view is named \"\(unknown)\"\(Suggestion.hint(for: unknown, among: known))")
    }
    let short = layouts.map { layout in
      let layout = arguments["system"] == "yes" ? layout : layout.replacing("system", by: nil)
      return names.isEmpty ? layout : Self.layout(layout, showing: Set(names))
    }
    let shown = names.isEmpty ? short : short.filter { !($0["views"]?.items?.isEmpty ?? true) }
    let few = answer.replacing("scenes", by: .list(Array(shown.prefix(layoutLimit))))
    let omitted = shown.count - layoutLimit
    return omitted > 0 ? .pairs((few.members ?? []) + [("omitted", .number(Double(omitted)))]) : few
  }

  /// The most findings of an answer, and the most cells that one of them names.
  private static let (findingLimit, cellLimit) = (50, 3)

  /// Findings with a few of their cells, of which they state the count; the silenced ones only if they are wanted.
  static func shortFindings(_ answer: JSONText, _ arguments: ToolArguments) -> JSONText {
    func short(_ name: String) -> [JSONText] {
      (answer[name]?.items ?? []).map { finding in
        finding.replacing("cells", by: .list(Array((finding["cells"]?.items ?? []).prefix(cellLimit))))
      }
    }
    let (findings, silenced) = (short("findings"), short("silenced"))
    let isWanted = arguments["silenced"] == "yes"
    let shown = isWanted ? silenced.prefix(findingLimit) : []
    let counts: [(String, Int)] = [
      ("omitted", max(0, findings.count - findingLimit) + (isWanted ? silenced.count - shown.count : 0)),
      ("silencedCount", isWanted ? 0 : silenced.count),
    ]
    let short = answer.replacing("findings", by: .list(Array(findings.prefix(findingLimit))))
      .replacing("silenced", by: isWanted || silenced.isEmpty ? .list(Array(shown)) : nil)
    return .pairs(
      (short.members ?? []) + counts.filter { $0.1 > 0 }.map { ($0.0, .number(Double($0.1))) })
  }

  /// Returns a layout with some of its views, and the constraints at them. A view's parent is the one that is listed.
  private static func layout(_ layout: JSONText, showing names: Set<String>) -> JSONText {
    let all = layout["views"]?.items ?? []
    let kept = all.indices.filter { index in
      [all[index]["id"], all[index]["name"]].contains { $0?.string.map(names.contains) ?? false }
    }
    let views = kept.map { index in
      let parent = all[index]["parent"]?.double.flatMap { kept.firstIndex(of: Int($0)) }
      return all[index].replacing("parent", by: parent.map { .number(Double($0)) })
    }
    let ids = Set(kept.compactMap { all[$0]["id"]?.string })
    let constraints = (layout["constraints"]?.items ?? []).filter { constraint in
      ["first", "second"].contains { side in constraint[side]?["view"]?.string.map(ids.contains) ?? false }
    }
    return layout.replacing("views", by: .list(views)).replacing("constraints", by: .list(constraints))
      .replacing("guides", by: nil)
  }
}

extension JSONText {
  /// Returns an object with another value of one of its members, or without it.
  fileprivate func replacing(_ name: String, by value: JSONText?) -> JSONText {
    guard let members else { return self }
    return .pairs(members.compactMap { $0 == name ? value.map { (name, $0) } : ($0, $1) })
  }
}
