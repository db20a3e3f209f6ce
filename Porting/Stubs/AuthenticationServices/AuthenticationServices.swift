@_exported import Security
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

// MARK: Sign in with Apple, at once and by the same person.

public enum ASAuthorizationScope: Sendable { case fullName, email }
extension ASAuthorization { public typealias Scope = ASAuthorizationScope }

open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int { case signIn, `continue`, signUp, `default` }
  public enum Style: Int { case white, whiteOutline, black }
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  private let label = UILabel()

  public convenience init() { self.init(type: .default, style: .black) }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.textColor = style == .black ? .white : .black
    label.font = .systemFont(ofSize: 19, weight: .medium)
    label.textAlignment = .center
    label.text =
      switch type {
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      default: "Sign in with Apple"
      }
    accessibilityLabel = label.text
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .black
  }
  /// The sizes of Apple's guidelines: at least 140 points wide and 30 high.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorizationScope]?, nonce: String?, state: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest { public var user: String? }
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.notFound, nil) }
  }
}
open class ASAuthorizationPasswordProvider: NSObject {
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

public protocol ASAuthorizationCredential: AnyObject {}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user = "user", state: String? = nil, email: String? = "ann@example.com"
  public let identityToken: Data? = Data("token".utf8), authorizationCode: Data? = Data("code".utf8)
  public var fullName: PersonNameComponents? {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ann", "Example")
    return name
  }
}
open class ASPasswordCredential: NSObject, ASAuthorizationCredential { public let user = "user", password = "password" }
open class ASAuthorization: NSObject {
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The number is Apple's.
public struct ASAuthorizationError: Error {
  public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed }
  public let code: Code
  public static let canceled = Code.canceled, unknown = Code.unknown, failed = Code.failed
}

@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

@MainActor open class ASAuthorizationController: NSObject {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private let credential: any ASAuthorizationCredential
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    credential =
      authorizationRequests.first is ASAuthorizationPasswordRequest
      ? ASPasswordCredential() : ASAuthorizationAppleIDCredential()
  }
  open func performRequests() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.authorizationController(
          controller: self, didCompleteWithAuthorization: ASAuthorization(self.credential))
      }
    }
  }
}

// MARK: A sign-in on a web page, which leads back with a code (OAuth 2.0, RFC 6749, 4.1.2).

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
public struct ASWebAuthenticationSessionError: Error {
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
  public static let canceledLogin = Code.canceledLogin
}

@MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  private let back: URL?
  private let completion: CompletionHandler

  public init(url: URL, callbackURLScheme scheme: String?, completionHandler: @escaping CompletionHandler) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let target = items.first { $0.name == "redirect_uri" }?.value ?? scheme.map { "\($0)://callback" }
    var next = target.flatMap { URLComponents(string: $0) }
    next?.queryItems = [URLQueryItem(name: "code", value: "code")] + items.filter { $0.name == "state" }
    (back, completion) = (next?.url, completionHandler)
  }
  @discardableResult open func start() -> Bool {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.completion(
          self.back, self.back == nil ? ASWebAuthenticationSessionError(code: .canceledLogin) : nil)
      }
    }
    return true
  }
  open func cancel() {}
}
