@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
public let kCLLocationAccuracyBest = -1.0, kCLLocationAccuracyNearestTenMeters = 10.0
public let kCLLocationAccuracyBestForNavigation = -2.0
public let kCLLocationAccuracyHundredMeters = 100.0, kCLLocationAccuracyKilometer = 1000.0, kCLDistanceFilterNone = -1.0

public struct CLLocationCoordinate2D: Sendable {
  public var latitude = 0.0, longitude = 0.0
  public init() {}
  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude = 0.0, horizontalAccuracy = 0.0, verticalAccuracy = 0.0, speed = 0.0, course = 0.0
  public let timestamp = Date()
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// Along a sphere, in meters.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
    let turn = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
    return 6_371_000 * acos(min(1, sin(a) * sin(b) + cos(a) * cos(b) * cos(turn)))
  }
}
public let kCLErrorDomain = "kCLErrorDomain"
/// Why there is no location.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let locationUnknown = Code.locationUnknown, denied = Code.denied, network = Code.network
}
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// Permission has been granted, and the one location is the observatory of Greenwich.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest, distanceFilter = kCLDistanceFilterNone
  public var location: CLLocation? { isUpdating ? Self.greenwich : nil }
  public var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public var allowsBackgroundLocationUpdates = false, pausesLocationUpdatesAutomatically = true
  private static let greenwich = CLLocation(latitude: 51.4779, longitude: -0.0015)
  private var isUpdating = false
  public class func authorizationStatus() -> CLAuthorizationStatus { .authorizedWhenInUse }
  public class func locationServicesEnabled() -> Bool { true }
  public func requestWhenInUseAuthorization() { authorize() }
  public func requestAlwaysAuthorization() { authorize() }
  private func authorize() {
    later {
      $0.delegate?.locationManagerDidChangeAuthorization($0)
      $0.delegate?.locationManager($0, didChangeAuthorization: .authorizedWhenInUse)
    }
  }
  public func requestLocation() { later { $0.delegate?.locationManager($0, didUpdateLocations: [Self.greenwich]) } }
  public func startUpdatingLocation() {
    isUpdating = true
    later { if $0.isUpdating { $0.delegate?.locationManager($0, didUpdateLocations: [Self.greenwich]) } }
  }
  public func stopUpdatingLocation() { isUpdating = false }
  public class func headingAvailable() -> Bool { false }
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey key: String, completion: (((any Error)?) -> Void)? = nil
  ) { later { _ in completion?(nil) } }
  private func later(_ body: @escaping (CLLocationManager) -> Void) {
    nonisolated(unsafe) let (manager, body) = (self, body)
    DispatchQueue.main.async { body(manager) }
  }
}
open class CLHeading: NSObject {
  public let magneticHeading = 0.0, trueHeading = 0.0, headingAccuracy = -1.0
}
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
open class CLPlacemark: NSObject {
  public var location: CLLocation?
  public var name: String?, locality: String?, country: String?, thoroughfare: String?, subThoroughfare: String?
  public var administrativeArea: String?, postalCode: String?, isoCountryCode: String?, subLocality: String?
}
open class CLGeocoder: NSObject {
  public var isGeocoding: Bool { false }
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  public func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// There is no network.
  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(nil, CLError(.network)) }
  }
  public func cancelGeocode() {}
}
