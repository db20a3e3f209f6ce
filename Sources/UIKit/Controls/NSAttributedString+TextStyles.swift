extension NSAttributedString {
  /// The text with its text styles at another text size.
  func following(_ traits: UITraitCollection) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      guard let font = attributes[.font] as? UIFont else { return }
      changed.addAttribute(.font, value: font.following(traits), range: range)
    }
    return changed
  }
}
