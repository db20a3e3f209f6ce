import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tables of advances, kerning and tracking (`control-metrics.md` 1.5): generated, so that a number that changes by hand is an
/// accident. After a new fit by `Scripts/fit-text-widths.py` or `Scripts/named-font-widths.py`, write the new digests.
@Suite struct FontTableTests {
  @Test func `each table of a font has its length and its digest`() {
    let tables: [(name: String, values: [String], count: Int, digest: UInt64)] = [
      ("SanFranciscoKerning.pairs", texts(SanFranciscoKerning.pairs), 3720, 0x0976_4A5C_DDF1_B507),
      ("SanFranciscoKerning.values", texts(SanFranciscoKerning.values), 14880, 0xBE6A_D31B_2A2D_C8FE),
      ("SanFranciscoMasters.advances", texts(SanFranciscoMasters.advances), 1608, 0xF149_675B_B0AC_E1BA),
      ("SanFranciscoMasters.earlierText", texts(SanFranciscoMasters.earlierText), 95, 0xEB97_E897_6665_2CED),
      ("SanFranciscoMasters.earlierDisplay", texts(SanFranciscoMasters.earlierDisplay), 95, 0xFDE3_59FC_48EF_09ED),
      ("SanFranciscoSlots.slots", texts(SanFranciscoSlots.slots), 780, 0x7035_C45D_8327_2DFC),
      ("SanFranciscoSlots.kernedAs", texts(SanFranciscoSlots.kernedAs), 106, 0x6788_9E7B_0248_D5CA),
      ("SanFranciscoTracking.sizes", texts(SanFranciscoTracking.sizes), 48, 0xFD0C_ED07_9289_3CF0),
      ("SanFranciscoTracking.tracking", texts(SanFranciscoTracking.tracking), 48, 0xCBBE_4B85_EE3D_ED60),
      ("SanFranciscoTracking.opticalSizes", texts(SanFranciscoTracking.opticalSizes), 48, 0x3739_E901_0C1C_8C3F),
      ("SanFranciscoTracking.earlierSizes", texts(SanFranciscoTracking.earlierSizes), 48, 0xF433_E47E_8182_2D07),
      ("SanFranciscoTracking.ios9", texts(SanFranciscoTracking.ios9), 48, 0x08B8_3C4F_A35D_44EF),
      ("SanFranciscoTracking.ios11", texts(SanFranciscoTracking.ios11), 48, 0xE7C4_81BB_E979_31A6),
      ("SanFranciscoTracking.ios13", texts(SanFranciscoTracking.ios13), 48, 0xBE63_EAEF_950A_C2A6),
      ("SanFranciscoTracking.textWeights", texts(SanFranciscoTracking.textWeights), 9, 0xB19C_C784_334C_6D80),
      ("SanFranciscoTracking.displayWeights", texts(SanFranciscoTracking.displayWeights), 9, 0x41A9_C279_752E_BDF7),
      ("SanFranciscoTracking.weights", texts(SanFranciscoTracking.weights), 9, 0xDDCD_E2A8_9E61_EC77),
      ("NamedFontAdvances.avenir", texts(NamedFontAdvances.avenir), 95, 0xA08F_E45D_C6E8_D33F),
      ("NamedFontAdvances.avenirBold", texts(NamedFontAdvances.avenirBold), 95, 0xDF17_A331_D30E_6989),
      ("NamedFontAdvances.avenirNext", texts(NamedFontAdvances.avenirNext), 95, 0x3320_E0E6_8F5B_72A1),
      ("NamedFontAdvances.avenirNextBold", texts(NamedFontAdvances.avenirNextBold), 95, 0x01CB_4D7D_0CA1_9590),
      ("NamedFontAdvances.georgia", texts(NamedFontAdvances.georgia), 95, 0xA550_1F1F_B49E_84C6),
      ("NamedFontAdvances.georgiaBold", texts(NamedFontAdvances.georgiaBold), 95, 0x6C39_E2D0_852F_054E),
      ("NamedFontAdvances.helvetica", texts(NamedFontAdvances.helvetica), 95, 0x0651_8ED4_734D_C2AB),
      ("NamedFontAdvances.helveticaBold", texts(NamedFontAdvances.helveticaBold), 95, 0xB50A_705F_4C79_52EC),
      ("NamedFontAdvances.helveticaKerning", texts(NamedFontAdvances.helveticaKerning), 1152, 0x5941_EB33_34F1_3C31),
      ("NamedFontAdvances.helveticaNeue", texts(NamedFontAdvances.helveticaNeue), 95, 0x2331_522B_86A2_0A18),
      ("NamedFontAdvances.helveticaPairs", texts(NamedFontAdvances.helveticaPairs), 2304, 0xE930_9BBF_233C_BE54),
      ("NamedFontAdvances.times", texts(NamedFontAdvances.times), 95, 0xB7A0_5632_13C4_A207),
      ("NamedFontAdvances.timesBold", texts(NamedFontAdvances.timesBold), 95, 0x1EEB_9683_5164_769F),
      ("NamedFontAdvances.trebuchet", texts(NamedFontAdvances.trebuchet), 95, 0x56E1_22B8_1E0A_1ABD),
      ("NamedFontAdvances.trebuchetBold", texts(NamedFontAdvances.trebuchetBold), 95, 0x29A6_BFF4_832F_9441),
      ("NamedFontAdvances.verdana", texts(NamedFontAdvances.verdana), 95, 0x9AD5_0903_735C_6BC0),
      ("NamedFontAdvances.verdanaBold", texts(NamedFontAdvances.verdanaBold), 95, 0xF8C9_27E7_8141_A10E),
    ]
    for table in tables {
      #expect(table.values.count == table.count, "\(table.name)")
      let digest = RecordedDigest(table.values.joined(separator: ",").utf8)
      #expect(digest.value == table.digest, "\(table.name): \(digest.text)")
    }
  }

  private func texts<Number: CustomStringConvertible>(_ values: [Number]) -> [String] { values.map(\.description) }

  @Test(
    arguments: [
      ("HelveticaNeue", 952, 213), ("Helvetica", 920, 230), ("AvenirNext", 1000, 366), ("Avenir", 1000, 366),
      ("Futura-Condensed", 944, 260), ("Futura", 1039, 260), ("AmericanTypewriter", 900, 260), ("MarkerFelt", 840, 250),
      ("GillSans", 918, 230), ("TrebuchetMS", 939, 222), ("Verdana", 1005, 210), ("Georgia", 917, 219),
      ("Arial", 905, 212), ("TimesNewRomanPS", 891, 216), ("Times", 750, 250), ("CourierNewPS", 833, 300),
      ("Courier", 754, 246), ("HoeflerText", 720, 270), ("Palatino", 810, 280),
      ("Menlo", 928, 236), ("AppleSDGothicNeo-Bold", 900, 300), ("AvenirNextCondensed-Heavy", 1000, 366),
      ("PingFangSC-Regular", 1060, 340), ("STHeitiSC-Medium", 1060, 340), ("KohinoorBangla-Regular", 1060, 340),
      ("ChalkboardSE-Bold", 1135, 276), ("Copperplate-Bold", 775, 248), ("Didot", 940, 326), ("Papyrus", 940, 605),
    ] as [(String, CGFloat, CGFloat)])
  func `a font of Apple's has its ascender and its descender`(_ name: String, _ ascender: CGFloat, _ descender: CGFloat)
    throws
  {
    let font = try #require(UIFont(name: name, size: 1000))
    #expect(abs(font.ascender - ascender) < 0.01)
    #expect(abs(font.descender + descender) < 0.01)
  }

  @Test func `a font that applications bring is nil without its file, as on iOS`() {
    #expect(UIFont(name: "Poppins-Bold", size: 15) == nil)
    #expect(UIFont(name: "Roboto", size: 15) == nil)
    #expect(UIFont(name: "Futura-Medium", size: 15) != nil)
    for name in ["Poppins-Bold", "Roboto"] { #expect(FontFace(named: name)?.known?.isOfProjects == true) }
  }
}
