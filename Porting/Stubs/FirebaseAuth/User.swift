import FirebaseCore

public protocol UserInfo: AnyObject {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

open class User: NSObject, UserInfo {
  public let uid: String
  public internal(set) var email: String?, displayName: String?, photoURL: URL?
  public let phoneNumber: String? = nil, providerID = "Firebase", refreshToken: String? = "token"
  public let isAnonymous: Bool, isEmailVerified = true
  public let metadata = UserMetadata()
  public var providerData: [any UserInfo] { [self] }

  /// The identifier follows from the address, so that it is the same in every run.
  init(email: String?) {
    (self.email, isAnonymous) = (email, email == nil)
    uid = (email ?? "anonymous").filter { $0.isLetter || $0.isNumber }
  }

  open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }
  open func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) { answer { completion?("token", nil) } }
  open func getIDToken() async throws -> String { "token" }
  open func reload(completion: (((any Error)?) -> Void)? = nil) { answer { completion?(nil) } }
  open func reload() async throws {}
  open func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) { answer { completion?(nil) } }
  open func sendEmailVerification() async throws {}
  open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    answer { completion?(nil) }
  }
  open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    self.email = email
    answer { completion?(nil) }
  }
  open func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
    answer { completion?(AuthDataResult(user: self), nil) }
  }
  open func delete(completion: (((any Error)?) -> Void)? = nil) {
    answer {
      Auth.auth().change(to: nil)
      completion?(nil)
    }
  }
  open func delete() async throws { Auth.auth().change(to: nil) }
}

open class UserMetadata: NSObject {
  public let creationDate: Date? = Date(), lastSignInDate: Date? = Date()
}

open class UserProfileChangeRequest: NSObject {
  private let user: User
  open var displayName: String?, photoURL: URL?
  init(_ user: User) {
    self.user = user
    (displayName, photoURL) = (user.displayName, user.photoURL)
  }
  private func commit() { (user.displayName, user.photoURL) = (displayName, photoURL) }
  open func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    commit()
    answer { completion?(nil) }
  }
  open func commitChanges() async throws { commit() }
}

open class AuthDataResult: NSObject {
  public let user: User
  public let additionalUserInfo: AdditionalUserInfo? = AdditionalUserInfo()
  init(user: User) { self.user = user }
}
open class AdditionalUserInfo: NSObject { public let isNewUser = false, providerID = "Firebase" }

open class AuthCredential: NSObject { public let provider = "Firebase" }
open class OAuthCredential: AuthCredential {}
public enum EmailAuthProvider {
  public static func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential() }
}
public enum GoogleAuthProvider {
  public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential { AuthCredential() }
}
public enum FacebookAuthProvider {
  public static func credential(withAccessToken accessToken: String) -> AuthCredential { AuthCredential() }
}
open class OAuthProvider: NSObject {
  public static func credential(withProviderID id: String, idToken: String, rawNonce: String?) -> OAuthCredential {
    OAuthCredential()
  }
  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential() }
}
open class PhoneAuthProvider: NSObject {
  public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  open func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: AnyObject? = nil, completion: ((String?, (any Error)?) -> Void)?
  ) { answer { completion?("verification", nil) } }
  open func credential(withVerificationID id: String, verificationCode: String) -> AuthCredential { AuthCredential() }
}

public let AuthErrorDomain = "FIRAuthErrorDomain"

/// The numbers are Firebase's.
public struct AuthErrorCode: RawRepresentable, Error {
  public enum Code: Int, Sendable {
    case emailAlreadyInUse = 17007
    case invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case requiresRecentLogin = 17014
    case networkError = 17020
    case weakPassword = 17026
  }
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ code: Code) { rawValue = code.rawValue }
  public init?(_nsError error: NSError) { rawValue = error.code }
  public var code: Code { Code(rawValue: rawValue) ?? .networkError }
  public static let emailAlreadyInUse = Code.emailAlreadyInUse, invalidEmail = Code.invalidEmail
  public static let wrongPassword = Code.wrongPassword, userNotFound = Code.userNotFound
  public static let weakPassword = Code.weakPassword, networkError = Code.networkError
  public static let tooManyRequests = Code.tooManyRequests

  static func error(_ code: Code) -> NSError {
    NSError(domain: AuthErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text(code)])
  }
  private static func text(_ code: Code) -> String {
    switch code {
    case .emailAlreadyInUse: "The email address is already in use."
    case .invalidEmail: "The email address is badly formatted."
    case .wrongPassword: "The password is wrong."
    case .weakPassword: "The password must have six characters or more."
    default: "The account cannot be used."
    }
  }
}
