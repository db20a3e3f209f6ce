import SceneModel

extension ScenePageControl: StoryboardContent {
  static var elements: [String] { ["pageControl"] }

  init(_ element: ElementReading) {
    func number(_ name: String) -> Int { Int(element.node.number(name, in: 0...1000) ?? 0) }
    self.init(number("numberOfPages"), current: number("currentPage"))
    tint = element.color("pageIndicatorTintColor")
    currentTint = element.color("currentPageIndicatorTintColor")
    if element.node.isYes("hidesForSinglePage"), count <= 1 {
      // It keeps its size.
      (tint, currentTint) = (SceneColor.named["clear"], SceneColor.named["clear"])
    }
  }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    SceneIntrinsic(height: element.document.canvas.era.pageControl)
  }
}
