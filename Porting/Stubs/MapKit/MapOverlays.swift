import UIKit

public struct MKMapPoint: Hashable, Sendable {
  public var x = 0.0, y = 0.0
  public init() {}
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) { self.init(x: coordinate.longitude, y: -coordinate.latitude) }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: -y, longitude: x) }
}
public struct MKMapSize: Hashable, Sendable {
  public var width = 0.0, height = 0.0
  public init() {}
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Hashable, Sendable {
  public var origin = MKMapPoint(), size = MKMapSize()
  public init() {}
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0), world = MKMapRect()
  public var isNull: Bool { origin.x == .infinity }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    return MKMapRect(
      x: left, y: top, width: max(origin.x + size.width, other.origin.x + other.size.width) - left,
      height: max(origin.y + size.height, other.origin.y + other.size.height) - top)
  }
}

public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}
open class MKShape: NSObject, MKAnnotation {
  open var title: String?, subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
open class MKMultiPoint: MKShape, MKOverlay {
  public let boundingMapRect = MKMapRect()
  public let pointCount: Int
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) { pointCount = count }
}
open class MKPolyline: MKMultiPoint {}
open class MKPolygon: MKMultiPoint {}
open class MKCircle: MKShape, MKOverlay {
  public let boundingMapRect = MKMapRect()
  public let radius: Double
  public init(center: CLLocationCoordinate2D, radius: Double) { self.radius = radius }
}

/// Nothing is drawn.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?, strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
