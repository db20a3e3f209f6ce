@_exported import Foundation

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
/// Recognition is not available.
open class LAContext: NSObject {
  public var localizedReason = "", localizedFallbackTitle: String?, localizedCancelTitle: String?
  public var biometryType: LABiometryType { .none }
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void)
  {}
}
