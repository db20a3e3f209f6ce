/// The data of an item in an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The asset's name.
  public let name: NSDataAssetName
  /// The contents of its file.
  public let data: Data
  /// The asset's type; always that of any data.
  open var typeIdentifier: String { "public.data" }

  /// The data of a name in the project's catalogues, which PlumbTesting and SnapshotTesting provide; nil for an unknown
  /// name, or if no catalogues were provided.
  public init?(name: NSDataAssetName) {
    guard let data = ApplicationResources.current?.data(name) else { return nil }
    (self.name, self.data) = (name, data)
    super.init()
  }

  /// The same; the bundle is not used.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) { self.init(name: name) }
}

/// The name of a data asset.
public typealias NSDataAssetName = String
