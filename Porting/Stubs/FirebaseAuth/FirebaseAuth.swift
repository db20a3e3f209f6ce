@_exported import FirebaseCore

public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol

/// Accounts in memory: at first there is no user, and every address can sign in, because there is no server to refuse it.
open class Auth: NSObject {
  private nonisolated(unsafe) static let shared = Auth()
  public static func auth() -> Auth { shared }
  public static func auth(app: FirebaseApp) -> Auth { shared }

  public private(set) var currentUser: User?
  public var languageCode: String?
  private var accounts: [String: (password: String, user: User)] = [:]
  private var listeners: [(handle: NSObject, call: (Auth, User?) -> Void)] = []

  // MARK: Accounts

  open func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
    finish(Result { try created(email, password) }, completion)
  }
  @discardableResult open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
    try enter(try created(email, password))
  }
  open func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
    finish(Result { try known(email, password) }, completion)
  }
  @discardableResult open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    try enter(try known(email, password))
  }
  open func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
    finish(.success(User(email: "ann@example.com")), completion)
  }
  @discardableResult open func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    enter(User(email: "ann@example.com"))
  }
  open func signInAnonymously(completion: AuthDataResultCallback? = nil) {
    finish(.success(User(email: nil)), completion)
  }
  @discardableResult open func signInAnonymously() async throws -> AuthDataResult { enter(User(email: nil)) }
  open func signOut() throws { change(to: nil) }
  open func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
    answer { completion?(email.contains("@") ? nil : AuthErrorCode.error(.invalidEmail)) }
  }
  open func sendPasswordReset(withEmail email: String) async throws {
    if !email.contains("@") { throw AuthErrorCode.error(.invalidEmail) }
  }
  open func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
    answer { completion?(self.accounts[email] == nil ? [] : ["password"], nil) }
  }
  open func canHandle(_ url: URL) -> Bool { false }

  // MARK: Listeners

  @discardableResult
  open func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> AuthStateDidChangeListenerHandle {
    let handle = NSObject()
    listeners.append((handle, listener))
    answer { listener(self, self.currentUser) }
    return handle
  }
  open func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
    listeners.removeAll { $0.handle === listenerHandle }
  }
  @discardableResult
  open func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> IDTokenDidChangeListenerHandle { addStateDidChangeListener(listener) }
  open func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
    removeStateDidChangeListener(listenerHandle)
  }

  // MARK: Answers

  private func created(_ email: String, _ password: String) throws -> User {
    if accounts[email] != nil { throw AuthErrorCode.error(.emailAlreadyInUse) }
    if !email.contains("@") { throw AuthErrorCode.error(.invalidEmail) }
    if password.count < 6 { throw AuthErrorCode.error(.weakPassword) }
    let user = User(email: email)
    accounts[email] = (password, user)
    return user
  }
  private func known(_ email: String, _ password: String) throws -> User {
    if !email.contains("@") { throw AuthErrorCode.error(.invalidEmail) }
    guard let account = accounts[email] else { return User(email: email) }
    if account.password != password { throw AuthErrorCode.error(.wrongPassword) }
    return account.user
  }
  private func finish(_ result: Result<User, any Error>, _ completion: AuthDataResultCallback?) {
    answer {
      switch result {
      case .success(let user): completion?(self.enter(user), nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }
  private func enter(_ user: User) -> AuthDataResult {
    change(to: user)
    return AuthDataResult(user: user)
  }
  func change(to user: User?) {
    currentUser = user
    for listener in listeners { answer { listener.call(self, user) } }
  }
}
