@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// A library without photos, which may be read.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { only }
  public class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }
  public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.authorized) }
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.authorized) }
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }
  /// Runs the block, which changes nothing.
  public func performChanges(_ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil)
  {
    changes()
    completionHandler?(true, nil)
  }
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
open class PHObject: NSObject { public var localIdentifier: String { "" } }
open class PHAsset: PHObject {
  public var mediaType: PHAssetMediaType { .unknown }
  public var pixelWidth: Int { 0 }
  public var pixelHeight: Int { 0 }
  public var creationDate: Date? { nil }
  public var duration: TimeInterval { 0 }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
open class PHFetchOptions: NSObject {
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
}
/// No objects.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  public func object(at index: Int) -> ObjectType { fatalError("there is no photo at \(index)") }
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
}
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
public typealias PHImageRequestID = Int32
open class PHImageRequestOptions: NSObject {
  public var isSynchronous = false
  public var isNetworkAccessAllowed = false
}
/// Finds no picture.
open class PHImageManager: NSObject {
  private nonisolated(unsafe) static let only = PHImageManager()
  public class func `default`() -> PHImageManager { only }
  @discardableResult
  public func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
}
