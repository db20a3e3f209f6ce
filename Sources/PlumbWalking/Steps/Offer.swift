import UIKit

/// A step that the present screen offers.
@MainActor
struct Offer {
  var step: WalkStep
  /// 0 for what is tried first; 1 for more of the same, such as further rows of a class; 2 for what is tried only while
  /// controllers are missing.
  var rank = 0
  /// Steps with the same key lead to the same place wherever they are offered, so one is tried; nil for none.
  var key: String?
  /// What is touched; nil for what is done in another way.
  var view: UIView?
  /// Does it; returns whether it could be done.
  let perform: () -> Bool
}

/// What a screen offers, as it is sent to the process that plans the walk.
struct OfferedStep: Codable, Hashable, Sendable {
  var step: WalkStep
  var rank: Int
  var key: String?
}
