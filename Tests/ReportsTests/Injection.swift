/// A text that tries to break out of its place in a page, and to run a script there.
struct Injection {
  /// The number that the script reports.
  let number: Int
  let text: String

  /// The texts. `RUN` stands for a script that reports the text's number; it contains no quotation marks and no spaces,
  /// so it fits anywhere.
  static let all: [Injection] = texts.enumerated().map { index, text in
    let script = "top.postMessage(\(index + 1),String.fromCharCode(42))"
    return Injection(number: index + 1, text: String(String.UnicodeScalarView(parts(of: text, script: script))))
  }

  private static func parts(of text: String, script: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var rest = Array(text.unicodeScalars)[...]
    let mark = Array("RUN".unicodeScalars)
    while let scalar = rest.first {
      if rest.starts(with: mark) {
        result += Array(script.unicodeScalars)
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let texts = [
    // Elements.
    "<script>RUN</script>", "<ScRiPt>RUN</sCrIpT>", "</script><script>RUN</script>",
    "</script\n><script\n>RUN</script\n>",
    "</title><script>RUN</script>", "</style><script>RUN</script>", "--><script>RUN</script><!--",
    "<!--<script>RUN</script>", "]]><script>RUN</script>", "<![CDATA[<script>RUN</script>]]>",
    "</textarea></noscript></template><script>RUN</script>", "</pre></code></svg><script>RUN</script>",
    "<svg><script>RUN</script></svg>", "<svg xmlns='http://www.w3.org/2000/svg' onload='RUN'/>",
    "<math><mtext><script>RUN</script></mtext></math>", "<iframe srcdoc='<script>RUN</script>'></iframe>",
    "<object data='data:text/html,<script>RUN</script>'></object>", "<embed src='javascript:RUN'>",
    "<base href='javascript:RUN//'>", "<meta http-equiv=refresh content='0;url=javascript:RUN'>",
    "<link rel=stylesheet href='javascript:RUN'>", "<img src=x onerror=RUN>", "<body onload=RUN>",
    "<details open ontoggle=RUN><summary>x</summary></details>", "<input autofocus onfocus=RUN>",
    "<video src=x onerror=RUN></video>", "<form action=javascript:RUN><button autofocus>x</button></form>",
    "<?xml version='1.0'?><script xmlns='http://www.w3.org/1999/xhtml'>RUN</script>",
    "<!DOCTYPE x [<!ENTITY e '<script>RUN</script>'>]>&e;",
    // Attributes.
    "\"><script>RUN</script>", "'><script>RUN</script>", "\" onload=\"RUN\" x=\"", "' onload='RUN' x='",
    "\" autofocus onfocus=RUN tabindex=1 \"", "x\u{0C}onerror=RUN", "/ onerror=RUN //", "javascript:RUN",
    "java\tscript:RUN", "data:text/html,<script>RUN</script>", "&quot;><script>RUN</script>",
    "&#34; onload=&#34;RUN", "&lt;script&gt;RUN&lt;/script&gt;", "&#x6A;avascript:RUN",
    // Characters that combine with delimiters, so that a search by character misses the delimiter.
    "\u{600}<script>RUN</script>", "<\u{301}script>RUN</script>",
    "\u{600}</script>\u{600}<script>RUN//\u{600}</script>",
    "\u{1F1E6}<\u{200D}script>RUN</script>", "\"\u{301}\u{600}><img src=x onerror=RUN \"", "\"\u{301} onload=RUN //\"",
    "\u{110BD}<img src=x onerror=RUN>", "&\u{301}lt;\u{600}<script>RUN</script>", "\r\n\u{301}<script>RUN</script>",
    "]\u{301}]\u{301}>\u{600}<script>RUN</script>",
    // Strings of scripts, and templates.
    "\\u003c/script\\u003e\\u003cscript\\u003eRUN", "\";RUN;//", "\\\";RUN;//", "';RUN;//", "${RUN}", "`+RUN+`",
    "\u{2028}RUN//", "\u{2029}\";RUN//", "{{script}}{{data}}", "}}<script>RUN</script>{{", "__proto__", "constructor",
    // Markdown.
    "[x](javascript:RUN)", "![x](x\" onerror=\"RUN)", "<javascript:RUN>", "[x][y]\n\n[y]: javascript:RUN",
    "x\n\n<script>RUN</script>\n\n", "`<script>RUN</script>", "``` <script>RUN</script>\n```",
    "| a | b |\n|---|---|\n| <script>RUN</script> |",
    "    <script>RUN</script>", "1. - # > <script>RUN</script>",
    "https://example.org/RUN www.example.org a@example.org",
    "@all #1 GH-1 owner/name#1 :smile: $x$", "\\[x\\](javascript:RUN)",
    "*\u{301}*_\u{301}_`\u{301}<script>RUN</script>`",
    "=\n===\n- - -", "~~x~~ **x** __x__ <!-- x",
    // Hidden characters.
    "\u{1B}]0;x\u{7}\u{1B}[2J<script>RUN</script>", "<scr\u{0}ipt>RUN</script>", "<\u{FEFF}script>RUN</script>",
    "\u{202E}<script>RUN</script>\u{202C}", "\u{FFFE}\u{FFFF}<script>RUN</script>", "\u{9B}31m<script>RUN</script>",
    "+ADw-script+AD4-RUN+ADw-/script+AD4-",
  ]
}
