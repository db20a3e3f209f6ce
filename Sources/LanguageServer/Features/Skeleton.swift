/// The recipe that completion offers in an empty file.
enum Skeleton {
  /// A title, a view, and constraints that determine it.
  static let text = """
    title: Untitled
    views:
      Title: { label: Title, font: body }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Trailing = Superview.TrailingMargin
      3. Title.Top = Safe Area.Top + Standard

    """
}
