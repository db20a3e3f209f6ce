/// The structure of a format: how to find its blocks, and the words it uses.
struct Grammar {
  /// How blocks are found.
  enum Shape {
    /// A line with the more deeply indented lines below it.
    case indentation
    /// An element from its tag to its end tag.
    case markup
    /// The text between brackets.
    case brackets
    /// A line.
    case lines
    /// PNG's chunks.
    case chunks
    /// A font's tables.
    case tables
  }

  var shape: Shape
  var words: [String]

  /// Numbers at the limits of what is allowed, and beyond.
  static let numbers = [
    "0", "-0", "1", "-1", "0.5", "2", "17", "44", "250", "999", "1000", "1001", "65535", "65536", "1e6", "1e12",
    "-1e12",
    "1e308", "1e-308", "nan", "inf", "-inf", "2147483647", "-2147483648", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "0x7f", "1.", ".5", "1e", "007",
  ]

  /// Texts that are hard to escape, to measure and to clip.
  static let texts = [
    "", " ", "a", "\u{301}", "\u{600}<", "\u{202E}abc", "\u{200D}", "\u{FE0F}", "\u{1F468}\u{200D}\u{1F469}",
    "\u{10FFFF}",
    "\u{FFFD}", "\u{85}", "\u{2028}", "\u{1B}[31m", "%1$@ %n", "../\u{301}", "<script>", "]]>", "&amp;", "\\u0000",
    "'\"`",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}", "::stop-commands::x", "a/b", "~", "null", "NULL", "true", "|",
    ">", "*a", "&a",
  ]
}

extension Reader {
  var grammar: Grammar {
    switch self {
    case .recipe, .layout: Grammar(shape: .indentation, words: Words.recipe)
    case .settings: Grammar(shape: .indentation, words: Words.settings)
    case .equations: Grammar(shape: .lines, words: Words.equations)
    case .formats: Grammar(shape: .lines, words: Words.formats)
    case .record: Grammar(shape: .lines, words: Words.record)
    case .storyboard: Grammar(shape: .markup, words: Words.storyboard)
    case .assets, .catalogue: Grammar(shape: .brackets, words: Words.json)
    case .run: Grammar(shape: .brackets, words: Words.run)
    case .strings:
      Grammar(
        shape: .lines, words: ["\"l.text\" = \"Neu\";", "/*", "*/", "{", "}", "(", ")", "<", ">", "=", ";", "\\U"])
    case .archive:
      Grammar(shape: .lines, words: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "run.json", "report/run.json"])
    case .png: Grammar(shape: .chunks, words: ["IHDR", "PLTE", "IDAT", "IEND", "tEXt", "tRNS", "Plumb"])
    case .font:
      Grammar(
        shape: .tables, words: ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "CBDT", "GSUB", "fvar"])
    }
  }
}

private enum Words {
  static let recipe = [
    "title: ", "source: ", "notes: ", "views:", "constraints: |", "states:", "expect:", "device: ", "style: controls",
    "style: frames", "overlays: [all]", "root: ", "fonts: [a.ttf]", "languages: [de, ar]", "label: ", "button: ",
    "lines: 0",
    "font: 17", "font: body", "stack: horizontal", "stack: vertical", "alignment: fill", "distribution: fillEqually",
    "spacing: 8", "views: ", "switch: on", "slider: 0.5", "stepper: ", "segments: [A, B]", "progress: 0.5",
    "spinner: large",
    "pageControl: 5", "textField: ", "textView: ", "searchBar: ", "datePicker: wheels", "pickerView: [A]",
    "tableView: ",
    "collectionView: ", "scrollView: ", "navigationBar: ", "tabBar: ", "toolbar: ", "image: a.png", "hidden: true",
    "alpha: 0.5",
    "background: \"#CC3300\"", "hugging: 251", "resistance: 751", "margins: 8", "size: [100, 44]",
    "frame: [0, 0, 10, 10]",
    "transform: ", "corners: 8", "border: ", "tint: systemBlue", "selected: 1", "enabled: false", "text: ", "key: &a",
    "*a",
    "<<: *a", "!!binary x", "---", "...", "? ", "- ", "{ ", " }", "[", "]", "# ", "|", ">-", "'", "\"", "when: ",
    "installed: ",
    "1. A.Width = 100", "A.Top = Superview.Top + 20", "(Priority: 250)", "H:|-[a]-|", "wR hC: ",
  ]
  static let settings = [
    "documents: ", "snapshots: ", "report: ", "record: missing", "record: never", "pictures: 24",
    "cells: [iphone-15-portrait]",
    "tolerances:", "tolerance: loose", "loose: ", "channel: 2", "pixels: 0.1%", "delta: 1", "window: 5%", "- ", "[",
    "]", "{", "}",
    "&a", "*a", "!!str", "|", ">",
  ]
  static let equations = [
    "Red View", "Title Label", "Box", "Inner", "Save Button", "Superview", "Safe Area", "Top Layout Guide", "Keyboard",
    ".Leading",
    ".Trailing", ".Left", ".Right", ".Top", ".Bottom", ".Width", ".Height", ".CenterX", ".CenterY", ".FirstBaseline",
    ".LastBaseline", ".LeadingMargin", ".TrailingMargin", ".TopMargin", ".BottomMargin", " = ", " == ", " >= ", " <= ",
    " \u{2265} ",
    " \u{2264} ", " + ", " - ", " x ", " * ", "50%", "2/3", "1:1", "Standard", "NotAnAttribute", "(Priority: 250)",
    "(Priority 999.5)",
    "@750", "1. ", "# ",
  ]
  static let formats = [
    "|", "-", "|-", "-|", "[redView]", "[titleLabel]", "[box]", "[saveButton]", "(>=10)", "(==redView)", "(200)",
    "(<=50@250)",
    "-8-", "-(8)-", "-(>=8,<=20@999)-", "@1000", "@low", "==", ">=", "<=", "(", ")", "[", "]", ",", ".height", "*2",
    "/3", "+4",
  ]
  static let record = [
    "plumb record 2", "renderer ", "title ", "input ", "cell iphone-15-portrait pixels 0123456789abcdef",
    "  root size 320 48", "end",
    "  \"A\" frame 0 0 10 10", "  root ", "<<<<<<< ", "=======", ">>>>>>> ", "\"", "\\", "inf", "nan", "\r",
  ]
  static let storyboard = [
    "<view id=\"a\">", "</view>", "<subviews>", "</subviews>", "<constraints>", "</constraints>", "<constraint ",
    "firstItem=\"v\" ",
    "secondItem=\"v\" ", "firstAttribute=\"leading\" ", "secondAttribute=\"trailing\" ", "constant=\"8\" ",
    "multiplier=\"1:2\" ",
    "priority=\"250\" ", "relation=\"greaterThanOrEqual\" ",
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>",
    "<label text=\"x\" id=\"b\"/>", "<stackView axis=\"vertical\" id=\"s\">", "</stackView>",
    "<button id=\"c\"><state key=\"normal\" title=\"x\"/></button>",
    "<variation key=\"widthClass=regular\">", "</variation>", "<scenes>", "<scene sceneID=\"x\">",
    "<viewController id=\"vc\" sceneMemberID=\"viewController\">",
    "<layoutGuides>", "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
    "<tableView id=\"t\"/>", "<string key=\"text\">", "</string>", "<![CDATA[", "]]>", "<!--", "-->",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;",
    "<?xml version=\"1.0\"?>", "key=\"", "id=\"a\" ", "translatesAutoresizingMaskIntoConstraints=\"NO\" ",
    "contentMode=\"scaleToFill\" ", "misplaced=\"YES\" ",
    "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>", "userLabel=\"x\" ", "xmlns:a=\"b\" ",
    "a:b=\"c\" ", "\u{FEFF}",
  ]
  static let json = [
    "\"images\"", "\"colors\"", "\"filename\"", "\"star.png\"", "\"scale\"", "\"2x\"", "\"x\"", "\"idiom\"",
    "\"universal\"", "\"color\"",
    "\"components\"", "\"red\"", "\"0xFF\"", "\"255\"", "\"1.0\"", "\"alpha\"", "\"appearances\"", "\"strings\"",
    "\"l.text\"", "\"localizations\"", "\"de\"",
    "\"stringUnit\"", "\"value\"", "\"state\"", "null", "true", "[]", "{}", ",", ":", "\\ud800", "\\u0000", "[[[[[[[[",
  ]
  static let run = [
    "\"version\"", "\"scenes\"", "\"cells\"", "\"group\"", "\"groups\"", "\"facts\"", "\"goldenFacts\"",
    "\"cellCount\"", "\"sceneCount\"", "\"changes\"",
    "\"from\"", "\"to\"", "\"kind\"", "\"status\"", "\"layout\"", "\"paint\"", "\"name\"", "\"size\"", "\"outlines\"",
    "\"pictures\"", "\"problems\"", "\"orphans\"",
    "\"isFiltered\"", "\"shards\"", "null", "true", "[]", "{}", ",", ":", "\"\\u0301\"", "\"\\u0600<\"",
    "\"../\\u0301x\"", "\"\\u001b[31m\"",
  ]
}
