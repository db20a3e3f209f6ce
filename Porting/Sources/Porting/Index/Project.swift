/// The sources that are ported together as one module.
package struct Project: Sendable {
  /// The files in the order in which they were given.
  package let files: [SourceFile]
  /// Types by full name.
  package let types: [String: TypeRecord]
  /// Modules that files may import: those of the toolchain, ours, and the given stubs.
  package let modules: Set<String>
  /// Modules by the types they declare with a framework's prefix: `CoreLocation` by `CLLocation`.
  let modulesByName: [String: String]
  /// Full names by the last part of the name.
  private let namesByLastPart: [String: [String]]

  /// Collects the types of files.
  /// - Parameters:
  ///   - modules: Modules that files may import, besides the toolchain's and ours.
  ///   - declarations: Types of these modules.
  /// - Complexity: Linear in their length.
  package init(_ files: [SourceFile], modules: Set<String> = [], declarations: [String: Set<String>] = [:]) {
    self.files = files
    self.modules = modules.union(Self.available)
    var types: [String: TypeRecord] = [:]
    for (index, file) in files.enumerated() {
      for (name, found) in TypeCollector(file, index: index).types {
        guard var known = types[name] else {
          types[name] = found
          continue
        }
        if known.declaration == nil { (known.declaration, known.kind) = (found.declaration, found.kind) }
        // The superclass is in the type's declaration.
        known.inherited =
          found.declaration == nil ? known.inherited + found.inherited : found.inherited + known.inherited
        known.methods += found.methods
        known.properties += found.properties
        known.initialisers += found.initialisers
        types[name] = known
      }
    }
    self.types = types
    var modulesByName: [String: String] = [:]
    for (module, names) in declarations.sorted(by: { $0.key < $1.key }) {
      for name in names where types[name]?.declaration == nil { modulesByName[name] = module }
    }
    self.modulesByName = modulesByName
    namesByLastPart = Dictionary(grouping: types.keys) { String($0.split(separator: ".").last ?? "") }
  }

  /// Modules that every ported package has.
  package static let available: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "UIKit", "Swift", "Dispatch",
    "Glibc",
    "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing", "XCTest", "Testing",
    "PlumbTesting",
  ]

  /// Returns the type that a name means inside other types.
  /// - Parameter scope: The full name of the enclosing type.
  package func type(_ name: String, in scope: String = "") -> TypeRecord? {
    var outer = scope.split(separator: ".")
    while !outer.isEmpty {
      if let found = types[(outer + [Substring(name)]).joined(separator: ".")] { return found }
      outer.removeLast()
    }
    if let found = types[name] { return found }
    let candidates = namesByLastPart[String(name.split(separator: ".").last ?? "")] ?? []
    return candidates.count == 1 ? types[candidates[0]] : nil
  }

  /// Returns whether a type of the project has a name, outside or inside another type.
  func declares(_ name: String) -> Bool { namesByLastPart[name]?.contains { types[$0]?.declaration != nil } == true }

  /// Returns whether a type of the project has a member with a name that overrides nothing.
  func declaresMember(_ name: String) -> Bool {
    types.values.contains { type in
      type.methods.contains { $0.base == name && !$0.isOverride }
        || type.properties.contains { $0.name == name && !$0.isOverride }
    }
  }

  /// Returns a class and its superclasses in the project, the class first.
  package func lineage(of name: String) -> [TypeRecord] {
    var (result, next) = ([TypeRecord](), type(name))
    while let record = next, !result.contains(where: { $0.name == record.name }) {
      result.append(record)
      next = record.inherited.lazy.compactMap { type($0.withoutGenericArguments, in: record.name) }.first {
        $0.kind == .class
      }
    }
    return result
  }

  /// Returns the first superclass that the project does not declare: `UIViewController`.
  package func systemClass(of name: String) -> String? {
    lineage(of: name).last?.inherited.first?.withoutGenericArguments
  }

  /// Returns methods of a class and its superclasses, the class's own first.
  package func methods(_ base: String, in name: String) -> [TypeRecord.Method] {
    lineage(of: name).flatMap { $0.methods.filter { $0.base == base } }
  }
}

extension String {
  /// Returns `Cell` for `Cell<Model>`.
  var withoutGenericArguments: String { String(prefix { $0 != "<" }) }
}
