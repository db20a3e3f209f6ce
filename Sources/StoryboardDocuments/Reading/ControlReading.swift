import Scenes

/// Controls whose size does not come from a text, and natural sizes that a document says or its version's system has.
extension ContentReading {
  var control: SceneControl? {
    switch node.name {
    case "switch": .toggle(isOn: node.isYes("on"))
    case "slider": .slider(part("value", from: "minValue", to: "maxValue"))
    case "stepper": .stepper
    case "progressView":
      .progress(node.number("progress", in: 0...1) ?? 0, isInBar: node["progressViewStyle"] == "bar")
    case "activityIndicatorView": .spinner(isLarge: node["style"] == "whiteLarge" || node["style"] == "large")
    case "pageControl": .pages(pages, current: Int(node.number("currentPage", in: 0...1000) ?? 0))
    case "segmentedControl": segments
    case "datePicker": .datePicker(datePicker)
    case "pickerView": .picker([])
    case "searchBar": .searchBar(searchBar)
    default: nil
    }
  }

  private var pages: Int { Int(node.number("numberOfPages", in: 0...1000) ?? 0) }

  private var segments: SceneControl {
    let titles = (node.child("segments")?.children ?? []).map { $0["title"] ?? "" }
    let selected = node.number("selectedSegmentIndex", in: 0...1000).map { Int($0) }
    return .segments(titles, selected: selected.flatMap { titles.indices.contains($0) ? $0 : nil })
  }

  private var datePicker: SceneDatePicker {
    SceneDatePicker(
      style: node["style"].flatMap(SceneDatePicker.Style.init) ?? .wheels,
      mode: node["datePickerMode"].flatMap(SceneDatePicker.Mode.init) ?? .dateAndTime)
  }

  private var searchBar: SceneSearchBar {
    SceneSearchBar(
      text: node["text"], placeholder: node["placeholder"], isMinimal: node["searchBarStyle"] == "minimal")
  }

  /// Where a value lies between two ends, from 0 to 1.
  private func part(_ value: String, from least: String, to most: String) -> Double {
    let (low, high) = (node.number(least) ?? 0, node.number(most) ?? 1)
    return high > low ? min(max(((node.number(value) ?? 0) - low) / (high - low), 0), 1) : 0
  }

  /// What the document says of a natural size, or what its version has where a look does not say.
  var intrinsic: SceneIntrinsic? {
    var size = natural
    for (name, side) in [
      ("placeholderIntrinsicWidth", \SceneIntrinsic.width), ("placeholderIntrinsicHeight", \SceneIntrinsic.height),
    ] {
      guard let text = node[name] else { continue }
      size[keyPath: side] =
        text == "infinite" ? -1 : node.number(name, in: -1...1e6) ?? size[keyPath: side]
    }
    return size == SceneIntrinsic() ? nil : size
  }

  private var natural: SceneIntrinsic {
    switch node.name {
    case "imageView": return imageSize(node["image"])
    case "navigationBar": return SceneIntrinsic(height: document.era.navigationBarView(document.device))
    case "toolbar": return SceneIntrinsic(height: document.era.toolbarView(document.device))
    case "tabBar": return SceneIntrinsic(height: 49)
    default: return SceneIntrinsic()
    }
  }

  /// Of a picture by name, as the document has it.
  private func imageSize(_ name: String?) -> SceneIntrinsic {
    let pointSize = node.child("preferredSymbolConfiguration")?.number("pointSize") ?? 17
    guard let size = pictureSize(name, pointSize: pointSize) else { return SceneIntrinsic() }
    return SceneIntrinsic(width: size.width, height: size.height)
  }

  /// Of Apple's symbols only the proportions are saved: a box of the length that symbols have beside text of a size
  /// (`control-metrics.md` 3.4).
  func symbolSize(_ name: String, pointSize: Double) -> Size? {
    guard document.resources.symbols.contains(name), let saved = document.resources.images[name] else { return nil }
    let longest = max(saved.width, saved.height)
    if longest <= 0 { return nil }
    let factor = 1.17 * pointSize / longest
    return Size((saved.width * factor).rounded(.up), (saved.height * factor).rounded(.up))
  }

  /// Of a picture or a symbol by name.
  func pictureSize(_ name: String?, pointSize: Double) -> Size? {
    name.flatMap { symbolSize($0, pointSize: pointSize) ?? document.resources.images[$0] }
  }
}
