import Escaping
import Foundation
import FoundationXML

/// The classes that Xcode generates for the entities of Core Data's models, and the properties that it adds to the
/// application's own.
struct ManagedClasses {
  private struct Entity {
    var name: String
    var type: String
    var parent: String?
    /// `class` or `category`.
    var generation: String
    var members: [Member] = []
  }

  /// A property of an entity.
  private enum Member {
    case value(String, type: String)
    /// A relationship to an object of an entity.
    case one(String, entity: String?)
    /// A relationship to several.
    case many(String, entity: String?, isOrdered: Bool)
  }

  private var entities: [Entity] = []
  /// Entities with the classes of their objects, sorted.
  private(set) var classes: [(entity: String, type: String)] = []

  /// Reads models.
  /// - Parameter paths: The files `contents` in folders `.xcdatamodel`.
  init(_ paths: [String], in project: Project) {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let reader = Reader()
      let parser = XMLParser(data: data)
      parser.delegate = reader
      _ = parser.parse()
      // Of several versions of a model, the last has the latest entities.
      let names = Set(reader.entities.map(\.name))
      entities = entities.filter { !names.contains($0.name) } + reader.entities
    }
    func isDeclared(_ entity: Entity) -> Bool { project.types[entity.type]?.declaration != nil }
    entities = entities.filter { Self.isName($0.type) }.sorted { $0.name < $1.name }
    classes = entities.filter { $0.generation == "class" || isDeclared($0) }.map { ($0.name, $0.type) }
    entities = entities.filter { entity in
      entity.generation == "class" ? !isDeclared(entity) : entity.generation == "category" && isDeclared(entity)
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// Whether a text is the name of a type, or of an array, a dictionary or an optional of such: `[String: Data]?`.
  private static func isType(_ text: String) -> Bool {
    let signs: Set<Unicode.Scalar> = ["[", "]", ":", ".", "?", " "]
    return text.unicodeScalars.contains { $0.properties.isXIDStart }
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || signs.contains($0) }
  }

  /// The file's text; nil if no class is generated.
  var text: String? {
    guard !entities.isEmpty else { return nil }
    var text = "// Written by `plumb port`; it writes this file again.\nimport CoreData\nimport Foundation\n"
    let types = Dictionary(classes.map { ($0.entity, $0.type) }) { first, _ in first }
    func type(of entity: String?) -> String { entity.flatMap { types[$0] } ?? "NSManagedObject" }
    for entity in entities {
      let parent = type(of: entity.parent)
      text += entity.generation == "class" ? "\nclass \(entity.type): \(parent) {\n" : "\nextension \(entity.type) {\n"
      text += "  class func fetchRequest() -> NSFetchRequest<\(entity.type)> {\n"
      text += "    NSFetchRequest<\(entity.type)>(entityName: \(Escaped.swift(entity.name)))\n  }\n"
      for member in entity.members {
        switch member {
        case .value(let name, let type): text += Self.property(name, type)
        case .one(let name, let entity): text += Self.property(name, "\(type(of: entity))?")
        case .many(let name, let entity, let isOrdered):
          text += Self.property(name, isOrdered ? "NSOrderedSet?" : "NSSet?")
          text += Self.accessors(name, type(of: entity), isOrdered: isOrdered)
        }
      }
      text += "}\n"
    }
    return text
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  var `\(name)`: \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }\n"
  }

  private static func accessors(_ name: String, _ type: String, isOrdered: Bool) -> String {
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let set = isOrdered ? "OrderedSet" : "Set"
    return ["add", "remove"].map { verb in
      """
        func \(verb)\(verb == "add" ? "To" : "From")\(capital)(_ value: \(type)) {
          let all = NSMutable\(set)(array: (`\(name)` as NS\(set)?)?.\(isOrdered ? "array" : "allObjects") ?? [])
          all.\(verb)(value)
          `\(name)` = all
        }

      """
    }.joined()
  }

  /// Reads a model's entities.
  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    private static let types = [
      "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "String": "String?", "Date": "Date?", "Binary": "Data?", "URI": "URL?", "UUID": "UUID?",
      "Decimal": "NSDecimalNumber?",
    ]

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let name = attributes["name"] ?? ""
      switch element {
      case "entity":
        let type = attributes["representedClassName"]?.split(separator: ".").last.map(String.init) ?? name
        entities.append(
          Entity(
            name: name, type: type, parent: attributes["parentEntity"],
            generation: attributes["codeGenerationType"] ?? "manual"))
      case "attribute":
        let kind = attributes["attributeType"] ?? ""
        let type = Self.types[kind] ?? attributes["customClassName"].map { "\($0)?" } ?? "NSObject?"
        let isNumber = !type.hasSuffix("?")
        guard ManagedClasses.isType(type) else { return }
        add(name, .value(name, type: isNumber && attributes["usesScalarValueType"] == "NO" ? "NSNumber?" : type))
      case "relationship":
        let entity = attributes["destinationEntity"]
        let isOrdered = attributes["ordered"] == "YES"
        add(
          name,
          attributes["toMany"] == "YES" ? .many(name, entity: entity, isOrdered: isOrdered) : .one(name, entity: entity)
        )
      default: break
      }
    }

    private func add(_ name: String, _ member: Member) {
      guard ManagedClasses.isName(name), !entities.isEmpty else { return }
      entities[entities.count - 1].members.append(member)
    }
  }
}
