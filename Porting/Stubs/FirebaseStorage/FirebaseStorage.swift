@_exported import FirebaseCore

/// Files in memory: there are those that the application writes.
open class Storage: NSObject {
  private nonisolated(unsafe) static let shared = Storage()
  var files: [String: Data] = [:]
  public static func storage() -> Storage { shared }
  public static func storage(url: String) -> Storage { shared }
  open func reference() -> StorageReference { StorageReference(self, "") }
  open func reference(withPath path: String) -> StorageReference { StorageReference(self, path) }
  open func reference(forURL url: String) -> StorageReference {
    StorageReference(self, String(URL(string: url)?.path.drop { $0 == "/" } ?? ""))
  }
}

open class StorageReference: NSObject {
  private let store: Storage
  public let fullPath: String
  public var name: String { fullPath.components(separatedBy: "/").last ?? "" }
  init(_ store: Storage, _ path: String) { (self.store, fullPath) = (store, path) }

  open func child(_ path: String) -> StorageReference {
    StorageReference(store, fullPath.isEmpty ? path : "\(fullPath)/\(path)")
  }
  @discardableResult
  open func putData(
    _ data: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    store.files[fullPath] = data
    answer { completion?(metadata ?? StorageMetadata(), nil) }
    return StorageUploadTask()
  }
  open func putDataAsync(_ data: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
    store.files[fullPath] = data
    return metadata ?? StorageMetadata()
  }
  @discardableResult
  open func getData(
    maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask {
    let data = store.files[fullPath]
    answer { completion(data, data == nil ? Self.absent : nil) }
    return StorageDownloadTask()
  }
  open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    let address = store.files[fullPath] == nil ? nil : url
    answer { completion(address, address == nil ? Self.absent : nil) }
  }
  open func downloadURL() async throws -> URL {
    guard store.files[fullPath] != nil, let url else { throw Self.absent }
    return url
  }
  open func delete(completion: (((any Error)?) -> Void)? = nil) {
    store.files[fullPath] = nil
    answer { completion?(nil) }
  }

  private var url: URL? {
    URL(string: "https://example.com/\(fullPath.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")")
  }
  /// Firebase's number of an object that does not exist.
  private static let absent = NSError(
    domain: "FIRStorageErrorDomain", code: -13010, userInfo: [NSLocalizedDescriptionKey: "The object does not exist."])
}

open class StorageMetadata: NSObject {
  public var contentType: String?, customMetadata: [String: String]?
}
open class StorageTask: NSObject {
  open func cancel() {}
  open func pause() {}
  open func resume() {}
}
open class StorageUploadTask: StorageTask {}
open class StorageDownloadTask: StorageTask {}
