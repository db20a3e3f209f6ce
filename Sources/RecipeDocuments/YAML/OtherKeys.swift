/// What keys are called elsewhere: in UIKit, in SwiftUI and in style sheets.
enum OtherKeys {
  /// Keys of recipes by other names, in lower case.
  private static let table: [String: [String]] = [
    "textColor": ["color", "colour", "foregroundcolor", "fontcolor", "titlecolor", "textcolour"],
    "background": ["backgroundcolor", "backgroundcolour", "bgcolor", "bg", "fill"],
    "alignment": ["textalignment", "align", "textalign"], "lines": ["numberoflines", "linelimit", "maxlines"],
    "hidden": ["ishidden"], "lineBreak": ["linebreakmode", "truncation"],
    "font": ["fontsize", "textsize", "textstyle"],
    "symbol": ["systemimage", "systemname", "icon", "sfsymbol", "image"],
    "secure": ["securetextentry", "issecuretextentry", "issecure", "password"], "tint": ["tintcolor", "accentcolor"],
    "hugging": ["contenthugging", "contenthuggingpriority", "huggingpriority"],
    "resistance": ["compression", "compressionresistance", "contentcompressionresistance"],
    "margins": ["layoutmargins", "padding"], "cornerRadius": ["radius", "borderradius", "corner"], "alpha": ["opacity"],
    "views": ["subviews", "children", "arrangedsubviews", "rows"], "clips": ["clipstobounds", "maskstobounds"],
    "enabled": ["isenabled"],
    "minimumScale": ["minimumscalefactor", "adjustsfontsizetofitwidth"],
    "scrolls": ["isscrollenabled", "scrollenabled"], "preferredWidth": ["preferredmaxlayoutwidth"],
    "stack": ["stackview"], "textField": ["field", "input", "textinput"],
    "image": ["imageview", "picture"], "scrollView": ["scroll"], "table": ["tableview"],
    "collection": ["collectionview"],
    "selected": ["currentpage", "selectedindex", "selectedsegmentindex"],
    "pageControl": ["numberofpages", "pages"], "alert": ["actionsheet"],
    "frame": ["rect"], "switch": ["toggle", "ison"], "spinner": ["activityindicator"], "segments": ["segmentedcontrol"],
    "expect": ["expectations"], "constraints": ["equations"],
    "bars": ["bar", "navigationbar", "navbar", "tabbar", "toolbar"],
  ]

  /// What to write instead of names that no key of a view stands for, in lower case.
  private static let advice: [String: String] = [
    "width": "a length is an equation: Title.Width = 44", "height": "a length is an equation: Title.Height = 44",
    "size": "lengths are equations: Title.Width = 44", "axis": "a stack's key has its axis: stack: vertical",
    "mapview": "a map is laid out as a view without a kind; leave this key out",
    "translatesautoresizingmaskintoconstraints":
      "leave it out: constraints lay out every view without a frame",
    "contentsize": "a scroll view's content ends where constraints tie it to the scroll view's edges",
    "constraints": "constraints belong to the recipe: move them to its own key constraints: |",
    "type": "a view's kind is a key: label: Hello", "kind": "a view's kind is a key: label: Hello",
    "class": "a view's kind is a key: label: Hello",
    "spacer": "a space is a constant, a stack's spacing, or a view without a kind that is stretched",
    "webview": "a web page is laid out as a view without a kind; leave this key out",
  ]

  private static let keys = Dictionary(table.flatMap { key, others in others.map { ($0, key) } }) { first, _ in first }

  /// Returns `textColor` for `color`; nil for a name that is not known from elsewhere.
  static func key(for name: String, among known: [String]) -> String? {
    keys[name.lowercased()].flatMap { known.contains($0) ? $0 : nil }
  }

  /// Returns `; did you mean textColor?` for `color`; nil for a name that is not known from elsewhere.
  static func hint(for name: String, among known: [String]) -> String? {
    if let key = key(for: name, among: known) { return "; did you mean \(key)?" }
    if known.contains("hugging"), let advice = advice[name.lowercased()] { return "; \(advice)" }
    return nil
  }
}
