import Values

extension DeviceCatalogue {
  /// Returns what was probably meant by an unknown name, for the end of a message: the newest device whose name has the
  /// same words, else one with a name that differs by a typing mistake; empty for none.
  /// - Complexity: O(devices).
  package static func hint(forUnknown name: String) -> String {
    let words = words(of: name)
    if let last = words.last, let way = Orientation(rawValue: String(last)) {
      let rest = words.dropLast().joined(separator: "-")
      if device(rest) != nil { return "; a device has no orientation: --device \(rest) --orientation \(way.rawValue)" }
    }
    let meant = newest(with: words)?.id ?? Suggestion.nearest(to: name, among: sameNumbers(as: name, table.map(\.id)))
    return meant.map { "; did you mean \($0)?" } ?? ""
  }

  /// Returns what is wrong with a name that no cell has, and the name that was probably meant.
  /// - Complexity: O(devices).
  package static func problem(ofUnknownCell name: String) -> String {
    let words = words(of: name)
    let meant =
      device(name).map(name(of:)) ?? Suggestion.nearest(to: name, among: sameNumbers(as: name, cellNames))
      ?? newest(with: words).map(name(of:))
    let next =
      meant.map { "did you mean \($0)?" } ?? "expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark"
    return "unknown cell \(Quoting.record.quoted(name)); \(next)"
  }

  /// The names of the cells of all devices, without shared windows and readers.
  package static var cellNames: [String] {
    table.flatMap { device in device.orientations.map { "\(device.id)-\($0.rawValue)" } }
  }

  /// The names with the same digits: another number is another device, and no typing mistake.
  private static func sameNumbers(as name: String, _ names: [String]) -> [String] {
    // Behind the device are the reader's settings, such as `+ax3`.
    let own = name.prefix { $0 != "+" }.filter(\.isNumber)
    return names.filter { $0.filter(\.isNumber) == own }
  }

  /// The first cell of a device.
  private static func name(of device: Device) -> String {
    "\(device.id)-\((device.orientations.first ?? .portrait).rawValue)"
  }

  private static func newest(with words: [Substring]) -> Device? {
    table.filter { isContained(words, in: Self.words(of: $0.id)) }
      .max { (age($0), $1.id.count, $0.id) < (age($1), $0.id.count, $1.id) }
  }

  private static func age(_ device: Device) -> Int { device.year ?? 0 }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether a name has the words in the same order.
  private static func isContained(_ words: [Substring], in name: [Substring]) -> Bool {
    var rest = name[...]
    for word in words {
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return !words.isEmpty
  }
}
