import Values

/// One difference between two versions of a document, in words for people.
package struct DocumentChange: Sendable, Hashable, Codable {
  /// What happened to the subject.
  package enum Kind: String, Sendable, Codable {
    case changed, new, gone, renamed
  }

  /// A property with its values; nil for a value that is the default.
  package struct Property: Sendable, Hashable, Codable {
    /// The key of recipes or a part of it (`bars.prompt`), or `constant`, `multiplier`, `priority`, `relation`; empty for the
    /// subject as a whole.
    package var name: String
    /// The earlier value.
    package var from: String?
    /// The present value.
    package var to: String?

    /// The key of recipes that has this property or has it as a part.
    var key: String { String(name.prefix { $0 != "." && $0 != "[" }) }
    /// The property's name, for a part of a list the list's.
    var part: String { String(name.prefix { $0 != "[" }) }
    /// The property's name up to an element of a list (`bars.tab[1]`); nil if it is not in a list.
    var element: String? { name.lastIndex(of: "]").map { String(name[...$0]) } }
    /// Whether it is a colour, or has one as a part.
    var isColor: Bool { ["background", "color", "tint"].contains { name.lowercased().contains($0) } }
    /// The earlier and the present colour; nil for another property. Views with the same pair have a colour in common,
    /// such as a named one, and change it together.
    var recoloring: String? {
      guard isColor, let from, let to else { return nil }
      return "\(from) -> \(to)"
    }

    /// See the properties.
    package init(name: String, from: String? = nil, to: String? = nil) {
      (self.name, self.from, self.to) = (name, from, to)
    }
  }

  /// See ``Kind``.
  package var kind: Kind
  /// A view's name, the left side of an equation, an equation, or the scene.
  package var subject: String
  /// The properties that differ; for a new or removed view its kind, for a renamed one its names.
  package var properties: [Property] = []
  /// The size classes in which it applies, such as `compact x any`; nil for all.
  package var sizeClasses: String?
  /// The name of the file that has the subject now; nil if unknown.
  package var file: String?
  /// Its line there, from 1; nil if unknown.
  package var line: Int?
  /// Its column in the line, from 1; nil if unknown.
  package var column: Int?
  /// Names of the views concerned, as they are called now.
  package var views: [String] = []
  /// The key by which the solver's answers name a constraint (``SceneConstraint/inputKey``); nil for other subjects.
  package var constraint: String?

  /// See the properties.
  package init(
    kind: Kind, subject: String, properties: [Property] = [], file: String? = nil, line: Int? = nil, column: Int? = nil,
    views: [String] = []
  ) {
    (self.kind, self.subject, self.properties) = (kind, subject, properties)
    (self.file, self.line, self.column) = (file, line, column)
    self.views = views
  }

  /// Whether another change says the same, wherever it is made.
  func says(_ other: DocumentChange) -> Bool {
    (kind, subject, properties, constraint) == (other.kind, other.subject, other.properties, other.constraint)
  }

  /// Whether only a view's name has changed, which moves nothing.
  package var isRename: Bool { kind == .renamed }

  /// Whether a view has another superview now.
  package var isReparenting: Bool { properties.contains { $0.name == "superview" } }

  /// Whether it can change how a layout is drawn, but not the layout.
  package var isOfPaint: Bool {
    kind == .changed && !properties.isEmpty
      && properties.allSatisfy { property in
        Self.paint.contains { property.name.lowercased().contains($0) }
      }
  }

  /// Whether undoing it takes colours from the record.
  package var changesColor: Bool {
    kind == .gone && constraint == nil
      || properties.contains(where: \.isColor)
  }

  /// Whether it changes the margins, the safe area or the keyboard, which records list beside what the device decides.
  package var isOfRootInsets: Bool {
    views.isEmpty && constraint == nil
      && properties.contains {
        ["bars", "readableWidth", "keyboard"].contains($0.key) || $0.key.lowercased().contains("margins")
      }
  }

  /// Whether it may paint something else than before, besides positions and sizes, which records list as facts.
  package var changesPaint: Bool {
    constraint == nil && !isRename && (kind != .changed || !properties.allSatisfy { Self.placing.contains($0.key) })
  }

  private static let placing: Set = [
    "hugging", "resistance", "spacing", "customSpacing", "margins", "frame", "distribution", "alignment", "intrinsic",
    "guide", "lines", "autoresizing", "arrangedOrder", "order",
  ]
  private static let paint = [
    "background", "textcolor", "tint", "alpha", "corner", "border", "style", "look", "switch", "overlays", "color",
  ]
}

extension DocumentChange: CustomStringConvertible {
  package var description: String {
    let text: String
    switch kind {
    case .renamed: text = "\(properties.first?.from ?? "") renamed \(properties.first?.to ?? subject)"
    case .new: text = "new: \(subject)\(details)"
    case .gone: text = "removed: \(subject)\(details)"
    case .changed: text = "\(subject): \(properties.map(Self.text).joined(separator: ", "))"
    }
    return (sizeClasses.map { "\($0), " } ?? "") + text + (place.map { ", \($0)" } ?? "")
  }

  /// Where the subject is now: `login.yaml:14`; nil if unknown.
  package var place: String? { file.flatMap { file in line.map { "\(file):\($0)" } } }

  private var details: String { properties.first?.name.isEmpty == false ? " (\(properties[0].name))" : "" }

  private static func text(_ property: Property) -> String {
    let values = "\(property.from ?? "default") -> \(property.to ?? "default")"
    return property.name.isEmpty ? values : "\(property.name) \(values)"
  }
}
