/// Where a walk ends.
struct WalkLimits: Sendable {
  /// The most steps that are tried.
  var steps = 400
  /// The longest path.
  var depth = 6
  /// The time after which no more steps are tried, in seconds.
  var seconds = 120.0
  /// The most screens that one controller may have, so that one that makes new ones without end does not take all steps.
  var screensOfController = 8
  /// The most states of one screen whose steps are tried.
  var statesOfScreen = 4
  /// How often one step is repeated while controllers are missing: digits of a code, pages of an introduction.
  var repeats = 12
  /// Whether requests without an answer fail, also while controllers are missing.
  var isOffline = false
  /// The most further states of one screen whose new rows are tried.
  var listsOfScreen = 12
}
