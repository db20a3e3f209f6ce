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
    "margins": ["layoutmargins", "padding"], "cornerRadius": ["radius", "borderradius"], "alpha": ["opacity"],
    "views": ["subviews", "children"], "clips": ["clipstobounds", "maskstobounds"], "enabled": ["isenabled"],
    "minimumScale": ["minimumscalefactor"], "preferredWidth": ["preferredmaxlayoutwidth"], "stack": ["stackview"],
    "frame": ["rect"], "switch": ["toggle"], "spinner": ["activityindicator"], "segments": ["segmentedcontrol"],
    "expect": ["expectations"], "constraints": ["equations"], "bars": ["bar"],
  ]

  private static let keys = Dictionary(table.flatMap { key, others in others.map { ($0, key) } }) { first, _ in first }

  /// Returns `; did you mean textColor?` for `color`; for an unknown name, the closest key.
  static func hint(for name: String, among known: [String]) -> String {
    if let key = keys[name.lowercased()], known.contains(key) { return "; did you mean \(key)?" }
    return Suggestion.hint(for: name, among: known)
  }
}
