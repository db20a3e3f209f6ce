/// Members of extensions that override others, or that a subclass overrides, move into their class, because only
/// Objective-C looks them up in extensions.
///
/// Empty lines remain at their old places; at the new places `#sourceLocation` names the lines they come from.
struct MovedMembers {
  /// Edits by file, in addition to those of the rules.
  private(set) var edits: [Int: [SourceEdit]] = [:]
  private(set) var findings: [Finding] = []

  /// - Parameter rules: The edits of all rules, by file, because moved members are rewritten, too.
  init(_ project: Project, rules: [[SourceEdit]]) {
    let overridden = Self.overriddenNames(project)
    /// Declarations used by moved members, by file, without duplicates.
    var opened: [Int: Set<SourceEdit>] = [:]
    for record in project.types.values.sorted(by: { $0.name < $1.name }) {
      let methods = record.methods.filter { $0.isInExtension }.map {
        (
          name: $0.fullName, isOverride: $0.isOverride, access: $0.extensionAccess, file: $0.file, extent: $0.extent,
          head: $0.head
        )
      }
      let properties = record.properties.filter { $0.isInExtension }.map {
        (
          name: $0.name, isOverride: $0.isOverride, access: $0.extensionAccess, file: $0.file, extent: $0.extent,
          head: $0.head
        )
      }
      for member in (methods + properties).sorted(by: {
        ($0.file, $0.extent.lowerBound) < ($1.file, $1.extent.lowerBound)
      }) {
        if record.declaration == nil, member.isOverride {
          leaveOut(member.name, of: record.name, member.extent, project.files[member.file], member.file)
          continue
        }
        guard record.kind == .class, let place = record.declaration else {
          continue
        }
        guard member.isOverride || overridden[record.name]?.contains(member.name) == true else { continue }
        let (source, target) = (project.files[member.file], project.files[place.file])
        // The extension's access level, after attributes.
        let level = member.access.isEmpty ? [] : [SourceEdit.insertion(member.access + " ", at: member.head)]
        let text = (rules[member.file] + level).applied(to: source.bytes, in: member.extent)
        let lines = source.lineBreaks(in: member.extent)
        edits[member.file, default: []].append(SourceEdit(member.extent, String(repeating: "\n", count: lines)))
        edits[place.file, default: []].append(
          .insertion(
            """

            \(SourceLocation.directive(source.path, line: source.line(at: member.extent.lowerBound)))
            \(text)
            \(SourceLocation.directive(target.path, line: target.line(at: place.closingBrace)))

            """, at: place.closingBrace))
        if member.file != place.file {
          opened[member.file, default: []].formUnion(
            OpenedNames(of: member.extent, in: source, type: record.name).edits)
          findings.append(
            Finding(
              .movedMember, source.path, source.line(at: member.extent.lowerBound),
              "\(member.name) moved into \(record.name) in \(target.path), because extensions cannot override here; "
                + "the declarations it uses in this file are no longer private"))
        }
      }
    }
    for (file, found) in opened {
      edits[file, default: []] += found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Leaves out a member that an extension of another module's class cannot replace.
  private mutating func leaveOut(
    _ name: String, of type: String, _ extent: Range<Int>, _ source: SourceFile, _ file: Int
  ) {
    edits[file, default: []].append(SourceEdit(extent, String(repeating: "\n", count: source.lineBreaks(in: extent))))
    findings.append(
      Finding(
        .leftOut, source.path, source.line(at: extent.lowerBound),
        "\(name) overrides a member of \(type) for all instances, which only Objective-C supports, so it is left out"))
  }

  /// Returns names of members that classes of the project override, by the overridden class.
  private static func overriddenNames(_ project: Project) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for record in project.types.values where record.kind == .class {
      let names =
        record.methods.filter(\.isOverride).map(\.fullName) + record.properties.filter(\.isOverride).map(\.name)
      guard !names.isEmpty else { continue }
      for above in project.lineage(of: record.name).dropFirst() { result[above.name, default: []].formUnion(names) }
    }
    return result
  }
}
