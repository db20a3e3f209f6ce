@_exported import Photos
@_exported import UIKit

/// Selects photos; shows nothing, and finds none.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerFilter: Equatable, Sendable {
  private let names: [String]
  private init(_ names: [String]) { self.names = names }
  public static let images = PHPickerFilter(["images"]), videos = PHPickerFilter(["videos"]),
    livePhotos = PHPickerFilter(["livePhotos"]), screenshots = PHPickerFilter(["screenshots"]),
    panoramas = PHPickerFilter(["panoramas"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(filters.flatMap(\.names)) }
}
extension NSItemProvider {
  /// Never calls the closure: no photos are found.
  public func loadObject(
    ofClass aClass: AnyObject.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) {}
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
