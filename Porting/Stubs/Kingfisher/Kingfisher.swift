@_exported import UIKit

/// Nothing is loaded: views show their placeholders.
public protocol Placeholder {}
extension UIImage: Placeholder {}
extension UIView: @preconcurrency Placeholder {}

public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}
extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}
public struct KF {
  public struct ImageResource: Resource {
    public var cacheKey: String, downloadURL: URL
    public init(downloadURL: URL, cacheKey: String? = nil) {
      (self.cacheKey, self.downloadURL) = (cacheKey ?? downloadURL.absoluteString, downloadURL)
    }
  }
}
public typealias ImageResource = KF.ImageResource
public enum Source: Sendable { case network(any Resource) }

public protocol ImageProcessor {}
public struct DefaultImageProcessor: ImageProcessor {
  public init() {}
  public static let `default` = DefaultImageProcessor()
}
public struct DownsamplingImageProcessor: ImageProcessor { public init(size: CGSize) {} }
public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}
public struct RoundCornerImageProcessor: ImageProcessor {
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners: RectCorner = .all) {}
}
public struct BlurImageProcessor: ImageProcessor { public init(blurRadius: CGFloat) {} }
public enum ContentMode: Sendable { case none, aspectFit, aspectFill }
public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 15)
}
/// Nothing is processed.
public func |> (one: any ImageProcessor, other: any ImageProcessor) -> any ImageProcessor { one }
precedencegroup ItemComposition {
  associativity: left
}
infix operator |> : ItemComposition

public enum ImageTransition: Sendable { case none, fade(TimeInterval), flipFromLeft(TimeInterval) }
public enum StorageExpiration: Sendable { case never, seconds(TimeInterval), days(Int), expired }
public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition), processor(any ImageProcessor), scaleFactor(CGFloat), memoryCacheExpiration(
    StorageExpiration)
  case diskCacheExpiration(StorageExpiration), downloadPriority(Float), keepCurrentImageWhileLoading, forceRefresh
  case cacheOriginalImage, fromMemoryCacheOrRefresh, backgroundDecode, onlyFromCache, loadDiskFileSynchronously
  case forceTransition, waitForCache, alsoPrefetchToMemory, onFailureImage(UIImage?)
}
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public enum CacheType: Sendable { case none, memory, disk }
public struct RetrieveImageResult {
  public let image: UIImage, cacheType: CacheType, source: Source
}
public enum KingfisherError: Error, Sendable { case notLoaded }
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public struct DownloadTask: Sendable { public func cancel() {} }
public enum IndicatorType { case none, activity, image(imageData: Data) }

public struct KingfisherWrapper<Base> {
  public let base: Base
}
public protocol KingfisherCompatible {}
extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(base: self) }
    set {}
  }
}
extension UIImageView: @preconcurrency KingfisherCompatible {}
extension UIButton: @preconcurrency KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}

@MainActor
extension KingfisherWrapper where Base: UIImageView {
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    base.image = placeholder as? UIImage
    return nil
  }
  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    base.image = placeholder as? UIImage
    return nil
  }
  public func cancelDownloadTask() {}
}

@MainActor
extension KingfisherWrapper where Base: UIButton {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    base.setImage(placeholder, for: state)
    return nil
  }
}

public final class ImageCache: Sendable {
  public static let `default` = ImageCache()
  public func clearMemoryCache() {}
  public func clearDiskCache(completion: (() -> Void)? = nil) {}
  public func clearCache(completion: (() -> Void)? = nil) {}
}
public final class KingfisherManager: Sendable {
  public static let shared = KingfisherManager()
  public let cache = ImageCache.default
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? { nil }
}
