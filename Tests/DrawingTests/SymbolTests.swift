import Foundation
import Layout
import Testing

@testable import Drawing

/// The symbol table, names derived from others, and the drawing of symbols.
@Suite struct SymbolTests {
  /// Names from public sources and storyboards that the table does not list itself.
  static let derived = """
    plus.circle plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill checkmark.circle
    checkmark.circle.fill info.circle info.circle.fill questionmark.circle questionmark.circle.fill
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill
    ellipsis.circle ellipsis.circle.fill chevron.right.circle chevron.right.circle.fill chevron.down.circle
    chevron.down.circle.fill arrow.up.circle arrow.up.circle.fill arrow.down.circle arrow.clockwise.circle
    play.circle play.circle.fill pause.circle pause.circle.fill stop.circle person.circle person.circle.fill
    person.2.circle heart.circle heart.circle.fill star.circle star.circle.fill star.slash heart.slash
    heart.slash.fill bell.slash bell.slash.fill bell.badge bell.badge.fill eye.slash eye.slash.fill mic.slash
    mic.slash.fill video.slash video.slash.fill speaker.slash speaker.slash.fill wifi.slash location.slash
    location.slash.fill person.badge.plus person.badge.plus.fill person.badge.minus person.crop.circle.badge.plus
    person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.crop.circle.badge.exclamationmark
    person.crop.circle.fill.badge.plus folder.badge.plus folder.badge.minus folder.fill.badge.plus doc.badge.plus
    calendar.badge.plus calendar.badge.clock text.badge.plus text.badge.checkmark cart.badge.plus
    cart.fill.badge.plus bookmark.slash bookmark.circle bookmark.circle.fill tag.circle tag.slash flag.circle.fill
    flag.slash trash.circle trash.circle.fill trash.slash pencil.circle pencil.circle.fill house.circle
    house.circle.fill gearshape.circle lock.circle lock.circle.fill lock.shield lock.shield.fill checkmark.shield
    checkmark.shield.fill exclamationmark.shield xmark.shield checkmark.seal checkmark.seal.fill xmark.seal
    plus.square plus.square.fill minus.square checkmark.square checkmark.square.fill xmark.square chevron.up.square
    arrow.up.right.square arrow.right.square plus.app plus.app.fill plus.rectangle plus.bubble ellipsis.bubble
    ellipsis.bubble.fill text.bubble text.bubble.fill exclamationmark.bubble questionmark.bubble phone.bubble
    envelope.circle envelope.circle.fill envelope.badge phone.circle phone.circle.fill video.circle
    video.circle.fill mic.circle camera.circle camera.circle.fill photo.circle paperplane.circle
    paperplane.circle.fill folder.circle doc.circle arrow.up.doc arrow.down.doc arrow.up.doc.fill
    plus.magnifyingglass minus.magnifyingglass plus.square.on.square plus.rectangle.on.rectangle bolt.circle
    bolt.circle.fill bolt.slash bolt.heart flame.circle drop.circle leaf.circle globe.badge moon.circle
    sun.max.circle location.circle location.circle.fill map.circle mappin.circle.fill mappin.slash car.circle
    airplane.circle dollarsign.circle dollarsign.circle.fill eurosign.circle sterlingsign.circle dollarsign.square
    creditcard.circle 1.circle 2.circle.fill 3.square 4.circle 5.circle 6.circle 7.circle.fill 8.circle 9.circle
    50.circle a.circle a.square number.circle number.square at.circle at.badge.plus link.circle link.badge.plus
    book.circle gift.circle clock.badge.checkmark clock.circle calendar.circle line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.3.horizontal.circle slider.horizontal.3 list.bullet.circle
    textformat.size power.circle terminal.fill command.circle play.rectangle play.rectangle.fill play.tv play.square
    play.slash checkmark.rectangle icloud.slash xmark.icloud checkmark.icloud bolt.square exclamationmark.octagon
    xmark.octagon.fill hand.raised.slash hand.thumbsup.circle record.circle.fill wrench.and.screwdriver.fill
    rectangle.stack.badge.plus music.note.house arrow.triangle.2.circlepath.circle arrow.uturn.left.circle
    arrow.up.forward arrow.forward chevron.backward chevron.forward.circle arrow.up.left.and.arrow.down.right.circle
    shippingbox.circle bag.circle bag.badge.plus cart.circle questionmark.folder qrcode.viewfinder heart.rectangle
    hexagon.fill bicycle.circle tram.circle cross.circle.fill waveform.circle waveform.circle.fill lightbulb.slash
    battery.25 graduationcap.circle ladybug.circle star.square shield.slash lock.slash key.slash questionmark.app
    checkmark.message
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private func drawing(
    _ name: String, weight: SceneFont.Weight = .regular, scale: Double = 1, ink: Ink = Ink(0), isMirrored: Bool = false
  ) -> [DisplayCommand] {
    var sketch = Sketch()
    SymbolDrawing(symbol: SolvedSymbol(name, weight: weight, scale: scale), ink: ink, isMirrored: isMirrored)
      .draw(in: CGRect(x: 10, y: 20, width: 24, height: 48), into: &sketch)
    return sketch.commands
  }

  private func svg(_ commands: [DisplayCommand]) -> String {
    SVGWriter.write(
      DisplayList(size: CGSize(width: 50, height: 80), title: "t", commands: commands), outlines: GlyphOutlines())
  }

  @Test func `every line of the table is read, each name once, and stays on its grid`() {
    let rows = SymbolTable.chapters.flatMap { $0.split(separator: "\n") }.filter { $0.first != " " }
    #expect(rows.count == SymbolTable.lines.count)
    #expect(rows.count > 400)
    for line in SymbolTable.lines.values {
      for isFilled in [false, true] {
        guard let symbol = Symbol(named: line.name, isFilled: isFilled) else {
          Issue.record("\(line.name) cannot be read")
          continue
        }
        #expect(!symbol.parts.isEmpty, "\(line.name)")
        let box = symbol.parts.map { Shape.path($0.steps).bounds }.reduce(CGRect(x: 12, y: 12, width: 0, height: 0)) {
          $0.union($1)
        }
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(box), "\(line.name) \(box)")
      }
    }
  }

  @Test func `names that follow from others are drawn`() {
    for name in Self.derived { #expect(Symbol(named: name) != nil, "\(name)") }
  }

  @Test func `filled symbols differ, and those without a body have none`() {
    #expect(Symbol(named: "heart.fill") == Symbol(named: "heart", isFilled: true))
    #expect(Symbol(named: "heart.fill") != Symbol(named: "heart"))
    #expect(Symbol(named: "plus.fill") == nil)
    #expect(Symbol(named: "plus.circle.fill") != nil)
  }

  @Test(arguments: [
    "", ".", ".fill", "circle.", "no.symbol", "heart.", "heart..fill", "person.badge.nothing", "\u{301}.circle",
  ])
  func `other names are not drawn`(_ name: String) { #expect(Symbol(named: name) == nil) }

  @Test func `names without end cost nothing`() {
    #expect(Symbol(named: String(repeating: "circle.", count: 20000) + "circle") == nil)
    #expect(Symbol(named: "x" + String(repeating: ".square.on.square", count: 5)) == nil)
  }

  @Test(arguments: ["M1", "L1 x", "K1 2", "1 2", "", "M1 2 3", "A1 2 3 4", "M- 1"])
  func `an outline that cannot be read is none`(_ text: String) { #expect(SymbolPath.steps(Substring(text)) == nil) }

  @Test(arguments: ["", "draw M1 2", "stroke", "stroke*x M1 2", "use nothing", "use star at 1 2", "use star by 4"])
  func `an element that cannot be read draws nothing`(_ text: String) {
    #expect(SymbolElement(Substring(text))?.parts(isFilled: false) == nil)
  }

  @Test func `forward is where reading goes, but not for players`() {
    #expect(Symbol(named: "chevron.forward") == Symbol(named: "chevron.right"))
    #expect(Symbol(named: "chevron.forward", isMirrored: true) == Symbol(named: "chevron.left"))
    #expect(Symbol(named: "chevron.backward.circle", isMirrored: true) == Symbol(named: "chevron.right.circle"))
    #expect(Symbol(named: "forward.end", isMirrored: true) == Symbol(named: "forward.end"))
    #expect(drawing("list.bullet") != drawing("list.bullet", isMirrored: true))
    #expect(drawing("heart") == drawing("heart", isMirrored: true))
  }

  @Test func `a symbol stands in the middle of its box, as heavy as its weight`() {
    guard case .beginGroup(let group) = drawing("plus").first else {
      Issue.record("a symbol is a group")
      return
    }
    #expect(group.transform == Transform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 32))
    #expect(group.title == nil)
    func width(_ weight: SceneFont.Weight, _ scale: Double = 1) -> Double? {
      drawing("plus", weight: weight, scale: scale).lazy.compactMap { command -> Double? in
        guard case .stroke(_, _, let width, _) = command else { return nil }
        return width
      }.first
    }
    #expect(width(.regular) == Symbol.line)
    let widths = SceneFont.Weight.allCases.compactMap { width($0) }
    #expect(widths.count == 9)
    #expect(widths == widths.sorted())
    #expect(width(.regular, 1.28) == Symbol.line / 1.28)
  }

  @Test func `what is seen through is seen through once`() {
    let commands = drawing("eye.slash.fill", ink: Ink(0x112233, alpha: 0.4))
    guard case .beginGroup(let group) = commands.first else {
      Issue.record("a symbol is a group")
      return
    }
    #expect(group.opacity == 0.4)
    for case .stroke(_, let ink, _, _) in commands { #expect(ink.alpha == 1) }
  }

  @Test func `a name that is not drawn is the title of its mark`() {
    let text = svg(drawing("no.<symbol>"))
    #expect(text.contains("<g>\n<title>no.&lt;symbol&gt;</title>\n"))
    #expect(PlainSVG.holds(Array(text.utf8)))
    #expect(!svg(drawing("")).contains("<title></title>"))
  }

  @Test func `what is cut out is a mask of a plain file`() {
    let text = svg(drawing("xmark.circle.fill"))
    #expect(text.contains(#"<mask id="clip-1" maskUnits="userSpaceOnUse" x="-6" y="-6" width="36" height="36">"#))
    #expect(text.contains(#"<g mask="url(#clip-1)">"#))
    #expect(PlainSVG.holds(Array(text.utf8)))
    #expect(!PlainSVG.holds(Array(text.replacing("url(#clip-1)", with: "url(https://example.org/a.svg#a)").utf8)))
    #expect(text == svg(drawing("xmark.circle.fill")))
  }

  @Test func `the documentation lists every name`() throws {
    let listed = Set(
      try String(contentsOf: Self.documentation, encoding: .utf8).utf8.split(separator: UInt8(ascii: "`")).compactMap(
        String.init))
    #expect(SymbolTable.lines.keys.filter { !listed.contains($0) } == [])
  }

  private static let documentation = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/symbols.md")
}
