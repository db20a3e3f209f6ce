import Layout
import UIKit

/// A launched application, whose steps are done one after the other.
@MainActor
struct Driver {
  /// Whether work has been added without end since the last step.
  private(set) var isRestless = false

  /// The cell in which the application is shown.
  private(set) var cell: Cell
  /// The device on its side; nil for a tablet or a device that is already.
  private let turned: Cell?

  /// Launches an application on a device.
  init(_ application: WalkedApplication, in cell: Cell) {
    self.cell = cell
    turned =
      cell.family == .phone ? Cell(named: cell.name.replacing("-portrait", with: "-landscape")) : nil
    Self.launch(application, in: cell)
    isRestless = !RunLoopRest.reach()
  }

  /// Launches an application on a device, without letting the run loop turn.
  static func launch(_ application: WalkedApplication, in cell: Cell) {
    UIScreen.device = UIScreen.Device(
      size: CGSize(width: cell.size.width, height: cell.size.height), environment: WindowEnvironment(cell),
      systemMinimumMargin: cell.systemMinimumMargin.map { CGFloat($0) })
    ExpectedTexts.all = application.expectedTexts
    ApplicationLaunch.run(application.entry)
  }

  /// What is on the screen; nil if no window shows a controller.
  var screen: ShownScreen? { ShownScreen() }

  /// What became of a step.
  enum Taken: Equatable {
    case done
    case notOffered
    /// Something is in front of what is touched.
    case covered
    /// What is touched lies where no finger reaches it, such as `outside the screen`.
    case outside(String)
  }

  /// Does a step as often as it says, and lets the run loop rest each time.
  mutating func take(_ step: WalkStep) -> Taken {
    for _ in 0..<step.times {
      let taken = takeOnce(step.once)
      if taken != .done { return taken }
    }
    return .done
  }

  /// Does a step again and again until another screen is shown.
  /// - Returns: How often; nil if that shows none.
  mutating func repeatUntilChange(_ step: WalkStep, limit: Int) -> Int? {
    let before = state?.screen
    for count in 1...limit {
      guard takeOnce(step.once) == .done else { return nil }
      if state?.screen != before { return count }
    }
    return nil
  }

  private mutating func takeOnce(_ step: WalkStep) -> Taken {
    if step.kind == .answers { return .done }
    guard let screen else { return .notOffered }
    guard let offer = OfferFinder.offers(on: screen, turned: turned).first(where: { $0.step == step }) else {
      return .notOffered
    }
    guard offer.perform() else { return offer.view.flatMap(TouchedViews.placeOutside).map(Taken.outside) ?? .covered }
    if step.kind == .turn, let turned { cell = turned }
    isRestless = !RunLoopRest.reach()
    return .done
  }

  /// The present screen, with its offers.
  var state: ScreenState? { screen.map { ScreenState($0, offers: OfferFinder.offers(on: $0, turned: turned)) } }
}
