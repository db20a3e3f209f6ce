import CoreLocation
@_exported import UIKit

/// Finds two places in Greenwich, where the device is, with the names that are searched for.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes = ResultType()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    public convenience init(naturalLanguageQuery query: String) {
      self.init()
      naturalLanguageQuery = query
    }
  }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
  }
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion = MKCoordinateRegion()
    init(_ name: String) {
      mapItems = (1...2).map { number in
        let place = CLLocationCoordinate2D(latitude: 51.4779, longitude: -0.0015 * Double(number))
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        item.name = "\(name) \(number)"
        return item
      }
    }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  private let name: String
  public init(request: Request) { name = request.naturalLanguageQuery ?? "Place" }
  public init(request: MKLocalPointsOfInterestRequest) { name = "Place" }
  open var isSearching: Bool { false }
  open func start(completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let (answer, response) = (completionHandler, Response(name))
    DispatchQueue.main.async { answer(response, nil) }
  }
  open func start() async throws -> Response { Response(name) }
  open func cancel() {}
}

open class MKLocalPointsOfInterestRequest: NSObject {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public let coordinate: CLLocationCoordinate2D, radius: Double
  public init(center coordinate: CLLocationCoordinate2D, radius: Double) {
    (self.coordinate, self.radius) = (coordinate, radius)
  }
  public convenience init(coordinateRegion region: MKCoordinateRegion) {
    self.init(center: region.center, radius: 1000)
  }
}

/// Two completions for each text.
open class MKLocalSearchCompleter: NSObject {
  public typealias ResultType = MKLocalSearch.ResultType
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion(), resultTypes = ResultType()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public private(set) var results: [MKLocalSearchCompletion] = []
  open var isSearching: Bool { false }
  open var queryFragment = "" {
    didSet {
      results = queryFragment.isEmpty ? [] : (1...2).map { MKLocalSearchCompletion("\(queryFragment) \($0)") }
      nonisolated(unsafe) let completer = self
      DispatchQueue.main.async { completer.delegate?.completerDidUpdateResults(completer) }
    }
  }
  open func cancel() {}
}
open class MKLocalSearchCompletion: NSObject {
  public let title: String, subtitle = "Greenwich"
  public let titleHighlightRanges: [NSValue] = [], subtitleHighlightRanges: [NSValue] = []
  init(_ title: String) { self.title = title }
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKPointOfInterestFilter: NSObject {
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
}
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
  public static let airport = Self("Airport"), amusementPark = Self("AmusementPark"), aquarium = Self("Aquarium")
  public static let atm = Self("ATM"), bakery = Self("Bakery"), bank = Self("Bank"), beach = Self("Beach")
  public static let brewery = Self("Brewery"), cafe = Self("Cafe"), campground = Self("Campground")
  public static let carRental = Self("CarRental"), evCharger = Self("EVCharger"), fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter"), foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation"), hospital = Self("Hospital"), hotel = Self("Hotel")
  public static let laundry = Self("Laundry"), library = Self("Library"), marina = Self("Marina")
  public static let movieTheater = Self("MovieTheater"), museum = Self("Museum"), nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife"), park = Self("Park"), parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy"), police = Self("Police"), postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport"), restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom"), school = Self("School"), stadium = Self("Stadium")
  public static let store = Self("Store"), theater = Self("Theater"), university = Self("University")
  public static let winery = Self("Winery"), zoo = Self("Zoo")
}
