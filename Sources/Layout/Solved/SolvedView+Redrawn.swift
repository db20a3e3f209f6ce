package import Foundation

extension SolvedView {
  /// Returns the view as a schematic shows it: in a frame of another size at the origin, its picture at another place,
  /// without its text.
  /// - Parameters:
  ///   - picture: The picture's place in the new frame; nil to leave it out.
  package func redrawn(in size: CGSize, picture: CGRect?) -> SolvedView {
    var view = self
    view.frame = CGRect(origin: .zero, size: size)
    view.text = nil
    switch content {
    case .image(let image): view.content = .image(picture.flatMap { image?.moved(to: $0) })
    case .button(let button):
      view.content = .button(
        SolvedButton(
          ground: button.ground, cornerRadius: button.cornerRadius, foreground: button.foreground,
          image: picture.flatMap { button.image?.moved(to: $0) }, background: nil))
    default: break
    }
    return view
  }
}

extension SolvedText.Line {
  /// Creates a line of text at a place in its view.
  package init(_ run: GlyphRun, x: Double, baseline: Double) { self.init(run: run, x: x, baseline: baseline) }
}

extension SolvedImage {
  fileprivate func moved(to rect: CGRect) -> SolvedImage {
    SolvedImage(content: content, rect: rect, isClipped: false)
  }
}
