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
    var members: [String] = []
  }

  private var entities: [Entity] = []
  /// The classes of all entities, by the entities' names.
  private var types: [String: String] = [:]
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
    types = Dictionary(entities.filter { Self.isName($0.type) }.map { ($0.name, $0.type) }) { first, _ in first }
    classes = entities.filter { entity in
      types[entity.name] != nil && (entity.generation == "class" || project.types[entity.type]?.declaration != nil)
    }.map { ($0.name, $0.type) }.sorted { $0.0 < $1.0 }
    entities = entities.filter { entity in
      let isDeclared = project.types[entity.type]?.declaration != nil
      guard Self.isName(entity.type) else { return false }
      return entity.generation == "class" ? !isDeclared : entity.generation == "category" && isDeclared
    }
    entities.sort { $0.name < $1.name }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// The file's text; nil if no class is generated.
  var text: String? {
    guard !entities.isEmpty else { return nil }
    var text = "// Written by `plumb port`; it writes this file again.\nimport CoreData\nimport Foundation\n"
    for entity in entities {
      let parent = entity.parent.flatMap { types[$0] } ?? "NSManagedObject"
      text += entity.generation == "class" ? "\nclass \(entity.type): \(parent) {\n" : "\nextension \(entity.type) {\n"
      text += "  class func fetchRequest() -> NSFetchRequest<\(entity.type)> {\n"
      text += "    NSFetchRequest<\(entity.type)>(entityName: \(Escaped.swift(entity.name)))\n  }\n"
      text += entity.members.joined() + "}\n"
    }
    return text
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
        add(name, isNumber && attributes["usesScalarValueType"] == "NO" ? "NSNumber?" : type)
      case "relationship":
        let target = attributes["destinationEntity"] ?? "NSManagedObject"
        guard attributes["toMany"] == "YES" else { return add(name, "\(target)?") }
        let set = attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
        add(name, "\(set)?")
        addAccessors(name, target, set)
      default: break
      }
    }

    private func add(_ name: String, _ type: String) {
      guard ManagedClasses.isName(name), !entities.isEmpty,
        ManagedClasses.isName(String(type.prefix { $0 != "?" }))
      else { return }
      entities[entities.count - 1].members.append(
        "  var `\(name)`: \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }\n"
      )
    }

    private func addAccessors(_ name: String, _ target: String, _ set: String) {
      guard ManagedClasses.isName(name), ManagedClasses.isName(target), !entities.isEmpty else { return }
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      let mutable = set == "NSSet" ? "NSMutableSet" : "NSMutableOrderedSet"
      entities[entities.count - 1].members.append(
        """
          func addTo\(capital)(_ value: \(target)) {
            let all = \(mutable)(array: (`\(name)` as \(set)?)?.\(set == "NSSet" ? "allObjects" : "array") ?? [])
            all.add(value)
            `\(name)` = all
          }
          func removeFrom\(capital)(_ value: \(target)) {
            let all = \(mutable)(array: (`\(name)` as \(set)?)?.\(set == "NSSet" ? "allObjects" : "array") ?? [])
            all.remove(value)
            `\(name)` = all
          }

        """)
    }
  }
}
