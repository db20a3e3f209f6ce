import Foundation
import Layout
import TestSupport
import Testing

@testable import Drawing

/// What is drawn of each control, as digests. After a change of drawing on purpose: raise `Renderer.version`, look at the
/// pictures, and write the digests that the failures print.
@MainActor @Suite struct DrawnControlTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private nonisolated static let cells = ["", "+rtl", "+dark", "+ax3", "+ios26", "+rtl+dark+ios26", "+ios10", "+ios6"]

  @Test(arguments: ControlBoundsTests.samples.map(\.name))
  func `a control is drawn as its digest was recorded`(_ name: String) throws {
    let sample = try #require(ControlBoundsTests.samples.first { $0.name == name })
    var view = SceneView(id: "Control", kind: sample.kind)
    view.frame = SceneFrame(x: 40, y: 100, width: sample.width, height: sample.height)
    var scene = Scene(title: "t", document: "t", views: [view], constraints: [])
    scene.drawing = SceneDrawing(style: .controls)
    var digest = RecordedDigest()
    for isEnabled in [true, false] {
      scene.views[0].paint.isEnabled = isEnabled
      for cell in Self.cells {
        let layout = pipeline.solve(scene, in: try #require(Cell(named: "400x600-any-any" + cell)))
        let list = LayoutDrawing(measurer: pipeline.measurer).draw(layout)
        digest.add(SVGWriter.write(list.withoutGlyphs, outlines: GlyphOutlines()).utf8)
      }
    }
    #expect(Self.digests[sample.name] == digest.value, "\"\(sample.name)\": \(digest.text),")
  }

  @Test func `no digest is left of a control that is not drawn`() {
    #expect(Set(Self.digests.keys) == Set(ControlBoundsTests.samples.map(\.name)))
  }

  private nonisolated static let digests: [String: UInt64] = [
    "close button": 0xFBCB_42C1_B459_B6BB,
    "compact date": 0x95FC_B548_6002_B133,
    "compact dateAndTime": 0x1763_0547_EE44_2CB5,
    "compact time": 0x8BEA_90E9_A7F7_1625,
    "contactAdd button": 0xDB5A_250A_95A6_4667,
    "custom button": 0x62DA_EB7F_B155_9669,
    "detailDisclosure button": 0xF763_F9E2_FD00_85A7,
    "empty field": 0x079B_111E_701E_AF51,
    "field": 0xE0CC_DF79_E7C5_BA09,
    "filled button": 0x84A3_2CC2_F579_0BA5,
    "gray button": 0x5B26_5C46_E212_4C51,
    "infoDark button": 0xF763_F9E2_FD00_85A7,
    "infoLight button": 0xF763_F9E2_FD00_85A7,
    "inline date": 0x4340_8248_26C0_9B29,
    "inline dateAndTime": 0x3AC3_1CB1_B594_2239,
    "inline time": 0x1538_9E6C_243C_F777,
    "label": 0x9AC9_A5EF_F237_3C89,
    "large spinner": 0x8E81_2CE8_A323_5B69,
    "least": 0x4834_22BE_869F_50CD,
    "most": 0xB523_21F6_6B23_BF61,
    "off": 0xEC4C_EAEA_34DC_2073,
    "on": 0x8B2A_29EE_FE28_D365,
    "page control": 0xE51F_B42E_F064_5365,
    "picker": 0xCE2A_B8CF_4B7E_8CFD,
    "plain button": 0xC3D0_E7BF_0A73_DB7F,
    "progress": 0x9BBD_E48E_F6AF_3F71,
    "search bar": 0x5945_6523_6702_ABFD,
    "segments": 0xFD54_8ED0_F028_495D,
    "spinner": 0x868B_BE15_0F6C_DCED,
    "stepper": 0xD225_2D79_A270_6725,
    "symbol": 0x6273_DBB7_6630_BC3D,
    "system button": 0x80F7_94F3_77CF_B431,
    "text view": 0xE9EF_9034_D180_E709,
    "tinted button": 0xB5A1_A238_E8BE_7D9F,
    "wheels date": 0x1461_5EC8_5E51_6D71,
    "wheels dateAndTime": 0x0340_5AA8_28CC_D0CD,
    "wheels time": 0x71D9_0311_CB90_1EE1,
  ]
}

extension DisplayList {
  /// The list with a small box at the start of each text: glyphs are those of the installed font.
  var withoutGlyphs: DisplayList {
    DisplayList(
      size: size, title: title,
      commands: commands.map { command in
        guard case .text(_, let x, let baseline, let ink) = command else { return command }
        return .fill(.rect(CGRect(x: x.rounded(), y: baseline.rounded(), width: 1, height: 1)), ink)
      })
  }
}
