/// What the project declares about a type: in its declaration and in all extensions.
package struct TypeRecord: Sendable {
  /// What kind of type it is.
  package enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, other }

  /// With the types around it: `Outer.Inner`.
  package var name: String
  package var kind = Kind.other
  /// Superclass and protocols, as they are written, from all extensions.
  package var inherited: [String] = []
  package var methods: [Method] = []
  package var properties: [Property] = []
  package var initialisers: [Initialiser] = []
  /// Where it is declared; nil for a type of another module that the project extends.
  package var declaration: Declaration?

  /// A type without members.
  package init(name: String) { self.name = name }

  /// Where a type is declared.
  package struct Declaration: Sendable {
    /// The index of its file in the project.
    package var file: Int
    /// Where it begins, in bytes.
    package var start: Int
    /// The closing brace, in bytes.
    package var closingBrace: Int
    /// Whether something stands on the line of the closing brace, so that a semicolon is needed before more.
    package var endsOnOneLine: Bool
    /// `public`, `open`, `private`, `fileprivate`; empty for internal.
    package var access: String
    package var isFinal: Bool
    package var isGeneric: Bool
    /// The name given by `@objc(Name)`.
    package var objectiveCName: String?
  }

  /// A method.
  package struct Method: Sendable {
    package var base: String
    /// An underscore for parameters without one.
    package var labels: [String]
    package var isStatic: Bool
    package var isOverride: Bool
    package var isInExtension: Bool
    /// The access level that its extension gives it; empty where it has its own.
    package var extensionAccess: String
    package var isOptional: Bool
    /// `@IBAction`.
    package var isAction: Bool
    /// `@IBSegueAction`.
    package var isSegueAction: Bool
    /// From `@objc(name:)`.
    package var objectiveCName: String?
    package var returns: String?
    package var file: Int
    /// With its attributes, in bytes.
    package var extent: Range<Int>
    /// Behind its attributes.
    package var head: Int

    /// `save(_:)`.
    package var fullName: String { labels.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    /// The Objective-C name: `save:`.
    package var selectorName: String { objectiveCName ?? SelectorName.of(base, labels: labels) }
  }

  /// A property.
  package struct Property: Sendable {
    package var name: String
    /// As it is written; nil where it is inferred.
    package var type: String?
    package var isStatic: Bool
    package var isInExtension: Bool
    /// The access level that its extension gives it; empty where it has its own.
    package var extensionAccess: String
    /// `@IBOutlet` or `@IBInspectable`.
    package var isOfNib: Bool
    package var isOverride: Bool
    /// Whether it can be set from outside of an initialiser.
    package var isWritable: Bool
    /// Whether an initialiser must set it.
    package var needsValue: Bool
    package var file: Int
    package var extent: Range<Int>
    /// Behind its attributes.
    package var head: Int
  }

  /// An initialiser.
  package struct Initialiser: Sendable {
    package var labels: [String]
    /// Labels of the parameters that a call must name.
    package var required: [String]
    package var isConvenience: Bool
    package var access: String
    /// Whether it only ends the process, as Xcode writes `init(coder:)` where no storyboard makes the object.
    package var isTrap: Bool
  }
}
