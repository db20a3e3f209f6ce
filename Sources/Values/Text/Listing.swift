/// Lists that name their first items and count the others.
package enum Listing {
  /// Returns the first items, and how many others there are: `A, B, C and 2 more views`.
  /// - Parameters:
  ///   - limit: The most items that are named.
  ///   - thing: What the others are, in the singular; nil counts them without a noun.
  ///   - separator: What stands between items; after a semicolon, the count is an item like the others.
  package static func text(
    _ items: some Collection<String>, limit: Int = 3, _ thing: String? = nil, separator: String = ", "
  ) -> String {
    let shown = items.prefix(limit).joined(separator: separator)
    guard let rest = rest(items.count - limit, thing) else { return shown }
    return shown + (separator.hasPrefix(";") ? separator : " ") + rest
  }

  /// Returns the first of some lines, and a last one with the number of others: `and 2 more; --all lists them`.
  /// - Parameters:
  ///   - limit: The most lines of the list, without the last one.
  ///   - thing: What the others are, in the singular; nil counts them without a noun.
  ///   - hint: Where the others are, after a semicolon.
  package static func lines(
    _ lines: some Collection<String>, limit: Int, _ thing: String? = nil, hint: String? = nil
  ) -> [String] {
    lines.prefix(limit) + (rest(lines.count - limit, thing, hint: hint).map { [$0] } ?? [])
  }

  /// Returns the number of items that a list leaves out: `and 2 more views`; nil if it leaves none out.
  /// - Parameters:
  ///   - thing: What they are, in the singular; nil counts them without a noun.
  ///   - hint: Where they are, after a semicolon.
  package static func rest(_ count: Int, _ thing: String? = nil, hint: String? = nil) -> String? {
    guard count > 0 else { return nil }
    return "and " + (thing.map { Count.text(count, "more \($0)") } ?? "\(count) more") + (hint.map { "; \($0)" } ?? "")
  }
}
