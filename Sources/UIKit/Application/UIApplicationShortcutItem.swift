/// An entry in the menu of the application's icon; stored.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind.
  open fileprivate(set) var type: String
  /// The entry's title.
  open fileprivate(set) var localizedTitle: String
  /// The text below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The client's own values.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// An entry.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// An entry that can be changed; stored.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The picture of an entry; stored.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A picture of the system.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }
  /// A picture of the system.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the application's.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}
