import UIKit

open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var altitude = 0.0, heading = 0.0
  open var pitch: CGFloat = 0
}
/// An empty square.
open class MKCompassButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36)) }
  open var compassVisibility = MKFeatureVisibility.adaptive
  open override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }
}
/// An empty square.
open class MKUserTrackingButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  public convenience init(mapView: MKMapView?) { self.init() }
  open var mapView: MKMapView?
}
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}
