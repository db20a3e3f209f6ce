/// Lines of records, facts after a subject, read by scalars, so that a combining mark after a punctuation mark does not hide
/// it.
package enum KeyedLine {
  /// Splits a line into its subject, quoted or one word, and the rest: `"Red View"` and `frame 16 40 343 607`.
  /// - Complexity: O(line).
  package static func subject(of line: String) -> (subject: String, rest: String) {
    let scalars = line.unicodeScalars
    guard scalars.first == "\"" else {
      let parts = scalars.split(separator: " ", maxSplits: 1).map { String($0) }
      return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
    var isEscaped = false
    for index in scalars.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if scalars[index] == "\\" {
        isEscaped = true
      } else if scalars[index] == "\"" {
        let rest = scalars[index...].dropFirst()
        // Without a space the line is not ours: nothing of it is dropped.
        return (String(scalars[...index]), String(rest.first == " " ? rest.dropFirst() : rest))
      }
    }
    return (line, "")
  }
}
