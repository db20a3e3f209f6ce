/// Selects files; shows an empty area with its name.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// A picker for files of some types, by their old names.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  /// A picker that exports files.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  /// A picker for files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Receives the selection; never called here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored.
  open var allowsMultipleSelection = false
  /// Stored.
  open var shouldShowFileExtensions = false
  /// Stored.
  open var directoryURL: URL?

  open override func loadView() { view = SystemScreenView(for: UIDocumentPickerViewController.self) }
}

/// What happens to selected files.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// Receives the selected files; never called here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Selects or takes photos; shows an empty area with its name.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of photos.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }
  /// Keys that describe the selection.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The image's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The video's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Whether the selection is an image or a video.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  /// Whether there are photos of a source: of all but the camera, as in the simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Stored.
  open var sourceType = SourceType.photoLibrary
  /// Stored.
  open var allowsEditing = false
  /// Stored.
  open var mediaTypes: [String] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    viewControllers = [SystemScreenController(for: UIImagePickerController.self)]
  }
}

/// Receives the selected images; never called here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
