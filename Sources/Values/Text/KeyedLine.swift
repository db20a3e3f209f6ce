/// Lines of records: `key: value`, and facts with a subject in front. All on scalars, so that a combining mark behind a sign does
/// not hide the sign.
package enum KeyedLine {
  /// The key and the value, at the first colon outside of quotation marks that a space or the end follows: a line of the visual
  /// format has colons of its own.
  /// - Complexity: O(line).
  package static func split(_ line: String) -> (key: String, value: String) {
    var (isQuoted, isEscaped) = (false, false)
    let scalars = line.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ":", !isQuoted, scalars[index...].dropFirst().first ?? " " == " " {
        return (String(scalars[..<index]), String(scalars[index...].dropFirst().drop { $0 == " " }))
      }
    }
    return (line, "")
  }

  /// A line's subject, in quotation marks or one word, and what follows it: `"Red View"` and `frame 16 40 343 607`.
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
        return (String(scalars[...index]), String(scalars[index...].dropFirst(2)))
      }
    }
    return (line, "")
  }
}
