import SystemValues

extension NSLayoutConstraint {
  /// The constraints of a visual format, inactive and in its order (AL-8.5).
  ///
  /// Raises AL-8.19 for an invalid format, with the position of the error; the result is then empty.
  /// - Parameters:
  ///   - format: A line such as `H:|-[label]-8-[field(>=80)]-|`.
  ///   - opts: Which edges the items share, and the direction they follow.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatConstraints.constraints(format, opts, metrics: metrics ?? [:], views: views)
    } catch {
      LayoutException(name: LayoutException.invalidArgument, reason: error.text(of: format)).raise()
      return []
    }
  }
}
