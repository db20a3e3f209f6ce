import Foundation
import Testing

@testable import Reports

/// The page of a walk, and what makes a walk fail.
@Suite struct WalkPageTests {
  private func map(_ text: String) -> WalkMap {
    var map = WalkMap(application: text, cell: "iphone-15-portrait")
    map.screens = [
      WalkMap.Screen(name: text, controller: text, presentation: "root", title: text, path: []),
      WalkMap.Screen(name: "Detail", controller: "Detail", presentation: "pushed", title: nil, path: ["tap \(text)"]),
    ]
    map.screens[0].picture = "pictures/screen-1.png"
    map.arrows = [
      WalkMap.Arrow(from: text, to: "Detail", step: "tap \(text)"), WalkMap.Arrow(from: "Detail", to: nil, step: text),
    ]
    map.failures = [WalkMap.Failure(path: [text], message: text, place: text)]
    map.missing = [WalkMap.Missing(controller: text, reason: text)]
    map.remarks = [text]
    return map
  }

  @Test func `a step leads to a screen of the page`() {
    let page = WalkPage(map("Home")).html
    #expect(page.contains("<b>tap Home</b> <i>\u{2192}</i> <a href=\"#screen-2\">2</a> <span>Detail</span>"))
    #expect(page.contains("id=\"screen-2\""))
    #expect(page.contains("<strong>fails</strong>"))
    #expect(page.contains("<p class=\"way\">launch, tap Home</p>"))
    #expect(page.contains("<img src=\"pictures/screen-1.png\""))
    #expect(page.contains("<p>2 screens, 0 steps tried on iphone-15-portrait, 1 failure</p>"))
    #expect(page.contains("script-src &#39;none&#39;") || page.contains("script-src 'none'"))
  }

  @Test(arguments: Injection.all.map(\.text)) func `no text of an application becomes a part of the page`(
    _ text: String
  ) {
    let (page, plain) = (WalkPage(map(text)).html, WalkPage(map("Home")).html)
    for mark in ["<script", "<img", "<b>", "<a ", "<svg", "<iframe", "<meta", "</title>"] {
      #expect(page.components(separatedBy: mark).count == plain.components(separatedBy: mark).count, "\(mark)")
    }
  }

  @Test func `cells with one message are one problem`() {
    var map = WalkMap(application: "App", cell: "a")
    map.screens = [
      WalkMap.Screen(name: "Home", controller: "Home", presentation: "root", title: nil, path: ["tap Add"])
    ]
    map.screens[0].cells = [
      WalkMap.CellResult(cell: "a", kind: .identical),
      WalkMap.CellResult(cell: "b", kind: .different, message: "1 of 1 cell differs\nb: Title: 3 lower\npage: /x"),
      WalkMap.CellResult(cell: "c", kind: .different, message: "1 of 1 cell differs\nc: Title: 3 lower\npage: /x"),
      WalkMap.CellResult(cell: "d", kind: .unreachable, message: "no"),
      WalkMap.CellResult(cell: "e", kind: .crashed, message: "A.swift:1: gone"),
    ]
    #expect(
      map.problems == [
        "Home (launch, tap Add), e: A.swift:1: gone", "Home (launch, tap Add), 2 cells: Title: 3 lower",
      ])
    #expect(WalkMap(application: "App", cell: "a").problems == ["no screen was found"])
  }
}
