@_exported import UIKit

/// Nothing is loaded: views show their placeholders, and completions are not called.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1), lowPriority = Self(rawValue: 2)
  public static let progressiveLoad = Self(rawValue: 4), refreshCached = Self(rawValue: 8)
  public static let continueInBackground = Self(rawValue: 16), handleCookies = Self(rawValue: 32)
  public static let highPriority = Self(rawValue: 128), delayPlaceholder = Self(rawValue: 256)
  public static let avoidAutoSetImage = Self(rawValue: 1024), scaleDownLargeImages = Self(rawValue: 2048)
}

@MainActor public protocol SDWebImageIndicator: AnyObject {}
public final class SDWebImageActivityIndicator: SDWebImageIndicator {
  public static let gray = SDWebImageActivityIndicator(), grayLarge = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator(), whiteLarge = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator(), large = SDWebImageActivityIndicator()
}
public final class SDWebImageTransition: Sendable {
  public static let fade = SDWebImageTransition()
}

extension UIView {
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { nil }
    set {}
  }
  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }
  public func sd_cancelCurrentImageLoad() {}
}

extension UIImageView {
  public var sd_imageURL: URL? { nil }
  public func sd_setImage(with url: URL?, completed: SDExternalCompletionBlock? = nil) { image = nil }
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage?, options: SDWebImageOptions = [],
    progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
  ) { image = placeholderImage }
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage?, options: SDWebImageOptions, context: [String: Any]?
  ) { image = placeholderImage }
}

extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) { setImage(placeholderImage, for: state) }
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) { setBackgroundImage(placeholderImage, for: state) }
}

public final class SDImageCache: Sendable {
  public static let shared = SDImageCache()
  public func clearMemory() {}
  public func clearDisk(onCompletion: (() -> Void)? = nil) {}
}
