@_exported import CoreLocation
@_exported import UIKit

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta = 0.0, longitudeDelta = 0.0
  public init() {}
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
public struct MKCoordinateRegion: Sendable {
  public var center = CLLocationCoordinate2D(), span = MKCoordinateSpan()
  public init() {}
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
    self.init(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }
  public var title: String? { name }
}
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public var name: String?, phoneNumber: String?, url: URL?, timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false, isSelected = false, isEnabled = true, isDraggable = false
  open var centerOffset = CGPoint.zero, calloutOffset = CGPoint.zero
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open var detailCalloutAccessoryView: UIView?
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  public var leftCalloutAccessoryView: UIView?, rightCalloutAccessoryView: UIView?
  public let reuseIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?, subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  public var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
}
open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
  open var title: String?, subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
open class MKMarkerAnnotationView: MKAnnotationView {
  public var animatesWhenAdded = false
  public var markerTintColor: UIColor?, glyphTintColor: UIColor?, glyphText: String?, glyphImage: UIImage?
}
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
/// An empty area.
open class MKMapView: UIView {
  public weak var delegate: (any MKMapViewDelegate)?
  public var mapType = MKMapType.standard
  public var region = MKCoordinateRegion()
  public var centerCoordinate = CLLocationCoordinate2D()
  public var showsUserLocation = false, isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true
  public var isPitchEnabled = true, showsCompass = true, showsScale = false
  public var userTrackingMode = MKUserTrackingMode.none
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  public let userLocation = MKUserLocation()
  public var visibleMapRect = MKMapRect()
  public var selectedAnnotations: [any MKAnnotation] { [] }
  public var camera = MKMapCamera()
  public func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) { visibleMapRect = rect }
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = center }
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  public func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
}
@MainActor public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
