import SceneModel

extension SceneTextField: StoryboardContent {
  static var elements: [String] { ["textField"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init(text: element.plainText, placeholder: node["placeholder"])
    isSecure = element.isSecure
    hideSecret()
    clearButton = node["clearButtonMode"].flatMap(SceneClearButton.init)
    font = element.font
    textColor = element.color("textColor")
    alignment = element.alignment
    border = node["borderStyle"].flatMap(SceneFieldBorder.init) ?? SceneFieldBorder.none
    if node["adjustsFontSizeToFit"] != "NO", let least = node.number("minimumFontSize"), least > 0 {
      minimumScale = min(1, least / (font?.pointSize ?? 14))
    }
  }
}
