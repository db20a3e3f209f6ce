/// The project's declarations of a type: in its declaration and in all extensions.
package struct TypeRecord: Sendable {
  /// The kind of a type.
  package enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, other }

  /// The name with enclosing types: `Outer.Inner`.
  package var name: String
  package var kind = Kind.other
  /// Superclass and protocols as written, including those of all extensions.
  package var inherited: [String] = []
  package var methods: [Method] = []
  package var properties: [Property] = []
  package var initialisers: [Initialiser] = []
  /// The declaration; nil for a type of another module that the project extends.
  package var declaration: Declaration?

  /// Creates a type without members.
  package init(name: String) { self.name = name }

  /// The declaration of a type.
  package struct Declaration: Sendable {
    /// The index of its file in the project.
    package var file: Int
    /// The start offset, in bytes.
    package var start: Int
    /// The offset of the closing brace, in bytes.
    package var closingBrace: Int
    /// Whether other code precedes the closing brace on its line, so that an insertion needs a semicolon.
    package var endsOnOneLine: Bool
    /// `public`, `open`, `private`, `fileprivate`; empty for internal.
    package var access: String
    package var isFinal: Bool
    package var isGeneric: Bool
    /// The name from `@objc(Name)`.
    package var objectiveCName: String?
    /// Whether it has `@main` or `@UIApplicationMain`.
    package var isMain = false
  }

  /// A method.
  package struct Method: Sendable {
    package var base: String
    /// The labels, with an underscore for parameters without one.
    package var labels: [String]
    /// The types of the parameters, as written.
    package var types: [String]
    package var isStatic: Bool
    package var isOverride: Bool
    package var isInExtension: Bool
    /// The access level from its extension; empty if it has its own.
    package var extensionAccess: String
    package var isOptional: Bool
    /// Whether it has `@IBAction`.
    package var isAction: Bool
    /// Whether it has `@IBSegueAction`.
    package var isSegueAction: Bool
    /// The name from `@objc(name:)`.
    package var objectiveCName: String?
    package var returns: String?
    package var file: Int
    /// The range including attributes, in bytes.
    package var extent: Range<Int>
    /// The start after its attributes.
    package var head: Int

    /// `save(_:)`.
    package var fullName: String { labels.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    /// The Objective-C name: `save:`.
    package var selectorName: String { objectiveCName ?? SelectorName.of(base, labels: labels) }
  }

  /// A property.
  package struct Property: Sendable {
    package var name: String
    /// The type as written; nil if it is inferred.
    package var type: String?
    package var isStatic: Bool
    package var isInExtension: Bool
    /// The access level from its extension; empty if it has its own.
    package var extensionAccess: String
    /// Whether it has `@IBOutlet` or `@IBInspectable`.
    package var isOfNib: Bool
    package var isOverride: Bool
    /// Whether it can be set outside initialisers.
    package var isWritable: Bool
    /// Whether an initialiser must set it.
    package var needsValue: Bool
    package var file: Int
    package var extent: Range<Int>
    /// The start after its attributes.
    package var head: Int
  }

  /// An initialiser.
  package struct Initialiser: Sendable {
    package var labels: [String]
    /// Labels of the parameters that a call must pass.
    package var required: [String]
    package var isConvenience: Bool
    package var access: String
    /// Whether it only traps, like the `init(coder:)` that Xcode writes if no storyboard creates the object.
    package var isTrap: Bool
  }
}
