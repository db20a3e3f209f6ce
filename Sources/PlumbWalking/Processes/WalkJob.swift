/// What a process of its own does: launches, takes the steps of a path, and reads or compares the screen.
struct WalkJob: Codable, Sendable {
  /// The number of its result's file.
  var number: Int
  var path: [WalkStep]
  /// How often the last step may be done until another screen is shown.
  var repeats = 1
  /// The status of answers that are made up for requests without one; nil if they get none.
  var answers: Int? { path.first.flatMap { $0.kind == .answers ? Int($0.label) ?? 200 : nil } }
  /// The comparison with a golden; nil reads the screen alone.
  var comparison: Comparison?

  /// What a screen is compared with.
  struct Comparison: Codable, Sendable {
    /// The name of the golden; nil if there is none.
    var name: String?
    /// Where the picture is written; nil for no picture.
    var picture: String?
  }
}

/// What a job found.
struct JobResult: Codable, Sendable {
  /// The screen at the end of the path.
  var state: ScreenState?
  /// The words of the step that the screen did not offer; nil if all were done.
  var refused: String?
  /// Whether that step was offered, but something was in front of it.
  var isCovered = false
  /// Where what is touched lies, if that is why it cannot be: `outside the screen`.
  var place: String?
  /// How often the last step was done.
  var times = 1
  /// Whether it was done again and again, and no other screen was shown.
  var isFruitless = false
  /// Whether a request had no answer.
  var lacksAnswers = false
  /// Whether work was added without end.
  var isRestless = false
  /// What differs from the golden; nil if nothing does.
  var difference: String?
  /// Whether the picture was written.
  var isDrawn = false
}

/// How the process of a job ended.
enum JobOutcome: Sendable {
  case finished(JobResult)
  /// What happened, and the application's line.
  case failed(message: String, place: String?)
}
