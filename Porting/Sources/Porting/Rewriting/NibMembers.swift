import Escaping

/// Makes outlets, actions and inspectable attributes entries of a class property that nibs and storyboards read at run
/// time.
///
/// The property is on the line of the class's closing brace: private members are accessible there, and no line moves.
package struct NibMembers: RewritingRule {
  /// The name of the class property.
  static let property = "nibMembers"

  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite {
    var rewrite = Rewrite()
    for record in project.types.values.sorted(by: { $0.name < $1.name }) {
      guard record.kind == .class, let place = record.declaration, project.files[place.file].path == file.path,
        let entries = Self.entries(of: record)
      else { continue }
      let isNested = Self.hasProperty(record, in: project)
      let word = place.isFinal && !isNested ? "static" : "class"
      let access = ["public", "open"].contains(place.access) ? "public " : ""
      // A member with the name of the class hides it.
      let alias = Self.isHidden(record) ? "typealias \(Self.alias) = \(Self.owner(record)); " : ""
      let text =
        alias + "\(access)\(isNested ? "override " : "")\(word) var \(Self.property): NibMembers { "
        + (isNested ? "super.\(Self.property)" : "NibMembers()") + entries + " }"
      rewrite.edits.append(.insertion((place.endsOnOneLine ? "; " : "") + text + " ", at: place.closingBrace))
      if !isNested {
        rewrite.edits.append(.insertion("\nextension \(record.name): NibConnecting {}\n", at: file.bytes.count))
      }
    }
    return rewrite
  }

  /// Returns `.property("title", \Card.title).action(Selector(Card.save(_:), name: "save:"))`; nil if there are no
  /// entries.
  static func entries(of record: TypeRecord) -> String? {
    let owner = isHidden(record) ? alias : owner(record)
    var seen: Set<String> = []
    var text = ""
    for property in record.properties where property.isOfNib && property.isWritable && !property.isStatic {
      guard seen.insert(property.name).inserted else { continue }
      text += ".property(\(Escaped.swift(property.name.filter { $0 != "`" })), \\\(owner).\(property.name))"
    }
    for method in record.methods where (method.isAction || method.isSegueAction) && !method.isStatic {
      guard seen.insert(method.selectorName).inserted else { continue }
      let name = Escaped.swift(method.selectorName)
      text +=
        method.isSegueAction
        ? ".segueAction(\(name), \(owner).\(method.fullName))"
        : ".action(Selector(\(owner).\(method.fullName), name: \(name)))"
    }
    return text.isEmpty ? nil : text
  }

  private static let alias = "PlumbOwner"

  private static func owner(_ record: TypeRecord) -> String {
    record.name.split(separator: ".").last.map(String.init) ?? record.name
  }

  /// Returns whether a member of the class or of its protocols may have its name, which begins as those of members do.
  private static func isHidden(_ record: TypeRecord) -> Bool {
    record.declaration != nil && owner(record).first?.isLowercase == true
  }

  /// Returns whether a superclass has the property: UIKit's responders, bar items and gesture recognisers, and classes
  /// of the project with entries.
  private static func hasProperty(_ record: TypeRecord, in project: Project) -> Bool {
    if project.lineage(of: record.name).dropFirst().contains(where: { entries(of: $0) != nil }) { return true }
    guard let system = project.systemClass(of: record.name) else { return false }
    return !["NSObject", "AnyObject", "NSObjectProtocol"].contains(system)
  }
}
