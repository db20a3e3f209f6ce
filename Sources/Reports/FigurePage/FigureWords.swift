import Values

/// The words of a figure's page, in English and in Chinese; the page shows those of the reader's language.
enum FigureWords {
  /// One text in both languages.
  struct Text {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) { (self.english, self.chinese) = (english, chinese) }

    /// Both, each marked with its language.
    var html: String {
      "<span lang=\"en\">\(Escaped.html(english))</span><span lang=\"zh\">\(Escaped.html(chinese))</span>"
    }
  }

  static let picture = Text("Picture", "画面")
  static let figure = Text("Figure", "示意图")
  static let equations = Text("Constraints", "约束")
  static let priorities = Text("Priorities", "优先级")
  static let notes = Text("Notes", "说明")
  static let view = Text("View", "视图")
  static let naturalSize = Text("Natural size", "固有大小")
  static let hugging = Text("Hugging", "内容吸附")
  static let resistance = Text("Resistance", "压缩阻力")

  static func gaveWay(_ points: String, isOver: Bool) -> Text {
    Text("gave way by \(points)", "让步：\(isOver ? "多" : "少") \(points)")
  }

  static func broken(_ points: String, isOver: Bool) -> Text {
    Text("broken: \(points) \(isOver ? "over" : "short")", "无法满足：\(isOver ? "多" : "少") \(points)")
  }
}
