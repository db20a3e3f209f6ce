import SceneModel

/// The parts of a value that edits change one by one. A document may know more about the other parts than a recipe can
/// state, such as colours with more than eight bits.
struct EditedParts<Whole: Equatable> {
  private var parts: [(_ own: inout Whole, _ old: inout Whole, _ new: Whole) -> Void] = []

  fileprivate init<each Value: Equatable>(_ paths: repeat WritableKeyPath<Whole, each Value>) {
    repeat add(each paths)
  }

  private mutating func add<Value: Equatable>(_ path: WritableKeyPath<Whole, Value>) {
    parts.append { own, old, new in
      if old[keyPath: path] == new[keyPath: path] { return }
      (own[keyPath: path], old[keyPath: path]) = (new[keyPath: path], new[keyPath: path])
    }
  }

  /// Returns a value with the parts that differ between two others, and the second of these if they differ in anything else.
  /// - Complexity: O(parts).
  func merge(_ own: Whole, from old: Whole, to new: Whole) -> Whole {
    var (own, old) = (own, old)
    for part in parts { part(&own, &old, new) }
    return old == new ? own : new
  }
}

extension ScenePaint {
  static var editedParts: EditedParts<Self> {
    EditedParts(
      \.alpha, \.cornerRadius, \.roundedCorners, \.borderWidth, \.borderColor, \.shadow, \.tint, \.clips, \.isEnabled,
      \.transform
    )
  }
}

extension SceneLabel {
  fileprivate static var editedParts: EditedParts<Self> {
    EditedParts(
      \.text, \.font, \.textColor, \.alignment, \.numberOfLines, \.lineBreak, \.minimumScale, \.lineSpacing)
  }
}

extension SceneButton {
  fileprivate static var editedParts: EditedParts<Self> {
    EditedParts(
      \.title, \.font, \.textColor, \.groundColor, \.subtitle, \.symbol, \.imagePadding, \.contentInsets, \.titleInsets,
      \.imageInsets, \.horizontalAlignment, \.verticalAlignment)
  }
}

extension SceneTextField {
  fileprivate static var editedParts: EditedParts<Self> {
    EditedParts(\.text, \.placeholder, \.font, \.textColor, \.alignment, \.isSecure, \.border, \.minimumScale)
  }
}

extension SceneTextView {
  fileprivate static var editedParts: EditedParts<Self> {
    EditedParts(\.text, \.font, \.textColor, \.alignment, \.scrolls)
  }
}

extension SceneView.Kind {
  /// Returns the kind with the parts that differ between two others, and the second of these if they differ in anything
  /// else.
  func merging(from old: Self, to new: Self) -> Self {
    switch (self, old, new) {
    case (.label(let own), .label(let old), .label(let new)) where own.runs == nil:
      SceneLabel.editedParts.merge(own, from: old, to: new).kind
    case (.button(let own), .button(let old), .button(let new)) where own.runs == nil:
      SceneButton.editedParts.merge(own, from: old, to: new).kind
    case (.textField(let own), .textField(let old), .textField(let new)):
      SceneTextField.editedParts.merge(own, from: old, to: new).kind
    case (.textView(let own), .textView(let old), .textView(let new)) where own.runs == nil:
      SceneTextView.editedParts.merge(own, from: old, to: new).kind
    default: old == new ? self : new
    }
  }
}
