/// Objects of a nib, made as often as they are asked for.
///
/// The project's xib of the name is read, as far as a provider of the application's resources runs, such as PlumbTesting.
/// Objects are of the classes that the xib names, made by their `init(coder:)`, and connected by their
/// ``UIResponder/nibMembers``.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let contents: (any NibContents)?

  /// The nib of a name; the bundle is not asked. An unknown one is noted, and makes nothing.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = ApplicationResources.nib(name, for: "UINib")
    super.init()
  }
  /// A nib of bytes, which are not read here: it makes nothing.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    contents = nil
    super.init()
  }

  /// The nib's top-level objects, connected with each other and with the owner.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return contents?.instantiate(owner: ownerOrNil.map { $0 as AnyObject }, external: external) ?? []
  }

  /// The first top-level object of a class.
  func first<Object>(_ type: Object.Type) -> Object? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
  }

  /// Keys of what a nib is read with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects from outside.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// The top-level objects of the project's nib of a name, connected with the owner; nil for an unknown one.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard ApplicationResources.nib(name, for: "loadNibNamed") != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
