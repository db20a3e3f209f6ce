/// A view's anchors; each is created when it is first used (AL-6.1, AL-6.11).
extension UIView {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// The left edge in any reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// The right edge in any reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The horizontal centre of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// The upper edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// The lower edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The vertical centre of the alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The baseline of the first line of text; the top edge of a view without text (AL-3.18).
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text (AL-3.18).
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}
