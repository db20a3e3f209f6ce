@_exported import Foundation
@_exported import UIKit

// The keychain as a list in memory.

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0, errSecDuplicateItem: OSStatus = -25299, errSecItemNotFound: OSStatus = -25300
public let errSecParam: OSStatus = -50, errSecAuthFailed: OSStatus = -25293, errSecUserCanceled: OSStatus = -128
public let errSecInteractionNotAllowed: OSStatus = -25308, errSecUnimplemented: OSStatus = -4
public let errSecDecode: OSStatus = -26275, errSecAllocate: OSStatus = -108, errSecNotAvailable: OSStatus = -25291
public let kCFBooleanTrue: CFBoolean! = true, kCFBooleanFalse: CFBoolean! = false
public typealias CFBoolean = Bool
public let kSecClass: CFString = "class", kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet", kSecClassKey: CFString = "keys"
public let kSecClassCertificate: CFString = "cert", kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccount: CFString = "acct", kSecAttrService: CFString = "svce", kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena", kSecAttrLabel: CFString = "labl", kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync", kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn", kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak", kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleAlways: CFString = "dk", kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecAttrDescription: CFString = "desc", kSecAttrComment: CFString = "icmt"
public let kSecValueData: CFString = "v_Data", kSecValueRef: CFString = "v_Ref"
public let kSecReturnData: CFString = "r_Data", kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref", kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecMatchLimit: CFString = "m_Limit", kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll", kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt", kSecUseDataProtectionKeychain: CFString = "nleg"

private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  let lock = NSLock()
  var items: [[String: Any]] = []

  /// What describes an item, without what is stored or asked.
  static func key(_ query: CFDictionary) -> [String: String] {
    var key: [String: String] = [:]
    for (name, value) in query {
      guard let name = name as? String, !name.hasPrefix("r_"), !name.hasPrefix("m_"), !name.hasPrefix("u_"),
        !["v_Data", "pdmn", "accc", "nleg", "sync"].contains(name)
      else { continue }
      key[name] = text(value)
    }
    return key
  }
  /// Accounts and services may be texts or data.
  private static func text(_ value: Any) -> String { (value as? Data)?.base64EncodedString() ?? "\(value)" }
  func places(_ query: CFDictionary) -> [Int] {
    let key = Self.key(query)
    return items.indices.filter { place in key.allSatisfy { name, text in items[place][name].map(Self.text) == text } }
  }
  static func values(_ query: CFDictionary) -> [String: Any] {
    var values: [String: Any] = [:]
    for (name, value) in query { if let name = name as? String { values[name] = value } }
    return values
  }
}
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let keychain = Keychain.shared
  keychain.lock.lock()
  defer { keychain.lock.unlock() }
  if !keychain.places(attributes).isEmpty { return errSecDuplicateItem }
  keychain.items.append(Keychain.values(attributes))
  return errSecSuccess
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let keychain = Keychain.shared
  keychain.lock.lock()
  defer { keychain.lock.unlock() }
  let found = keychain.places(query).map { keychain.items[$0] }
  guard let first = found.first else { return errSecItemNotFound }
  let wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  let wantsAttributes = query[kSecReturnAttributes] as? Bool == true
  if wantsAll {
    result?.pointee = (wantsAttributes ? found : found.map { $0["v_Data"] as Any }) as AnyObject
  } else {
    result?.pointee = (wantsAttributes ? first : first["v_Data"] as Any) as AnyObject
  }
  return errSecSuccess
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let keychain = Keychain.shared
  keychain.lock.lock()
  defer { keychain.lock.unlock() }
  let places = keychain.places(query)
  for place in places { keychain.items[place].merge(Keychain.values(attributesToUpdate)) { $1 } }
  return places.isEmpty ? errSecItemNotFound : errSecSuccess
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let keychain = Keychain.shared
  keychain.lock.lock()
  defer { keychain.lock.unlock() }
  let places = keychain.places(query)
  for place in places.reversed() { keychain.items.remove(at: place) }
  return places.isEmpty ? errSecItemNotFound : errSecSuccess
}
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  "OSStatus \(status)"
}
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
}
public final class SecAccessControl: NSObject {}
public final class CFError: NSObject {}
public let kCFAllocatorDefault: Int? = nil
public func SecAccessControlCreateWithFlags(
  _ allocator: Int?, _ protection: CFString, _ flags: SecAccessControlCreateFlags, _ error: Any?
) -> SecAccessControl? { SecAccessControl() }
