@_exported import Foundation

/// There is no tunnel: nothing is loaded, saved or connected.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}
extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.changed")
}
public enum NEVPNError: Int, Error, Sendable {
  case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
  case configurationReadWriteFailed, configurationUnknown
}

open class NEVPNConnection: NSObject {
  open var status: NEVPNStatus { .disconnected }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws {}
  open func startVPNTunnel(options: [String: NSObject]?) throws {}
  open func stopVPNTunnel() {}
}
open class NETunnelProviderSession: NEVPNConnection {
  open func sendProviderMessage(_ message: Data, responseHandler: ((Data?) -> Void)? = nil) throws {}
}

open class NEVPNProtocol: NSObject {
  open var serverAddress: String?, username: String?
  open var passwordReference: Data?, identityReference: Data?
  open var disconnectOnSleep = false, includeAllNetworks = false, excludeLocalNetworks = false, enforceRoutes = false
}
open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerBundleIdentifier: String?
  open var providerConfiguration: [String: Any]?
}
open class NEVPNProtocolIPSec: NEVPNProtocol {
  open var localIdentifier: String?, remoteIdentifier: String?
  open var useExtendedAuthentication = false
}
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {}

open class NEVPNManager: NSObject {
  nonisolated(unsafe) private static let only = NEVPNManager()
  open class func shared() -> NEVPNManager { only }
  open var connection: NEVPNConnection { NEVPNConnection() }
  open var isEnabled = false, isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var onDemandRules: [NEOnDemandRule]?
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {}
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {}
}
open class NETunnelProviderManager: NEVPNManager {
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {}
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any = 0, wiFi = 2, cellular = 3 }
open class NEOnDemandRule: NSObject {
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?, dnsSearchDomainMatch: [String]?
}
open class NEOnDemandRuleConnect: NEOnDemandRule {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
open class NEOnDemandRuleIgnore: NEOnDemandRule {}

open class NEDNSSettings: NSObject {
  public let servers: [String]
  open var matchDomains: [String]?
  public init(servers: [String]) { self.servers = servers }
}
open class NEDNSOverHTTPSSettings: NEDNSSettings { open var serverURL: URL? }
open class NEDNSOverTLSSettings: NEDNSSettings { open var serverName: String? }
open class NEDNSSettingsManager: NSObject {
  nonisolated(unsafe) private static let only = NEDNSSettingsManager()
  open class func shared() -> NEDNSSettingsManager { only }
  open var dnsSettings: NEDNSSettings?
  open var onDemandRules: [NEOnDemandRule]?
  open var localizedDescription: String?
  open var isEnabled: Bool { false }
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {}
  open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) {}
  open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {}
}
