import Devices
import TestSupport
import Testing
import Values

@Suite struct CatalogueTests {
  @Test func `ids are unique and fit for file names`() {
    let ids = DeviceCatalogue.all.map(\.id)
    #expect(ids.count == 60)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test(arguments: DeviceCatalogue.all)
  func `a device's two faces are the same screen turned`(_ device: Device) throws {
    let landscape = try #require(device.faces[.landscape])
    #expect(landscape.size.width > landscape.size.height)
    guard let portrait = device.faces[.portrait] else { return }
    #expect(portrait.size == Size(landscape.size.height, landscape.size.width))
  }

  @Test(arguments: DeviceCatalogue.all)
  func `shared windows are narrower than the screen and as high`(_ device: Device) {
    for window in device.sharedWindows {
      #expect(window.size.width < device.faces[window.orientation]?.size.width ?? 0)
      #expect(window.size.height == device.faces[window.orientation]?.size.height)
    }
  }

  /// AL-10.7.
  @Test(arguments: [
    ("ipad-9-7", "regular×regular", "regular×regular"), ("iphone-6-plus", "compact×regular", "regular×compact"),
    ("iphone-6", "compact×regular", "compact×compact"), ("iphone-5", "compact×regular", "compact×compact"),
    ("iphone-4s", "compact×regular", "compact×compact"), ("iphone-15-pro-max", "compact×regular", "regular×compact"),
  ])
  func `AL-10.7 size classes`(_ id: String, _ portrait: String, _ landscape: String) throws {
    let device = try #require(DeviceCatalogue.device(id))
    let texts = [Orientation.portrait, .landscape].map { orientation in
      device.faces[orientation].map { "\($0.sizeClasses.horizontal)×\($0.sizeClasses.vertical)" }
    }
    #expect(texts == [portrait, landscape])
  }

  /// AL-5.9: by width, and 16 inside the side insets of a notched phone.
  @Test(arguments: DeviceCatalogue.all)
  func `AL-5.9 margins follow the width`(_ device: Device) {
    for face in device.faces.values {
      let hasSideInsets = device.family == .phone && face.safeArea.left > 0
      #expect(face.systemMinimumMargin == (hasSideInsets || face.size.width < 400 ? 16 : 20))
    }
    for window in device.sharedWindows {
      #expect(window.systemMinimumMargin == (window.size.width < 400 ? 16 : 20))
    }
  }

  /// Horizontal regular at 678 and wider, compact at 639 and narrower.
  @Test(arguments: DeviceCatalogue.all)
  func `split windows are regular from 648 points on`(_ device: Device) {
    for window in device.sharedWindows {
      #expect(window.horizontal == (window.size.width >= 648 ? .regular : .compact))
    }
  }

  @Test func `every source has a citation and is used`() {
    let used = Set(DeviceCatalogue.all.flatMap { $0.sources + $0.releases.flatMap(\.sources) })
    for source in DeviceSource.allCases { #expect(source.citation.count > 20) }
    #expect(used.count > 10)
  }

  /// After a change on purpose, with its source in `Documentation/devices.md`, write the digest that the failure prints.
  @Test func `every measurement of the catalogue is as it was recorded`() {
    var text = ""
    for device in DeviceCatalogue.all {
      text += "\(device.id) \(device.name) \(device.family) \(device.year ?? 0) \(device.displayScale)"
      text += " \(device.cornerRadius ?? -1)\n"
      for orientation in device.orientations {
        text += "\(orientation) \(String(describing: device.faces[orientation]))\n"
        for release in device.releases {
          text += "\(release.name) \(String(describing: release.safeAreas[orientation]))\n"
        }
      }
      for window in device.sharedWindows { text += "\(window)\n" }
    }
    let digest = RecordedDigest(text.utf8)
    #expect(digest.value == 0x9337_6B06_0ADC_4406, "\(digest.text)")
  }

  @Test(arguments: [
    ("iphone-se", "; did you mean iphone-se-3?"), ("iphone-16-max", "; did you mean iphone-16-pro-max?"),
    ("iPhone 15 Pro", "; did you mean iphone-15-pro?"), ("ihpone-15", "; did you mean iphone-15?"),
    ("iphone-15-landscape", "; a device has no orientation: --device iphone-15 --orientation landscape"),
    ("iphone-99", ""), ("watch", ""), ("", ""),
  ])
  func `an unknown name suggests the newest device with its words`(_ name: String, _ hint: String) {
    #expect(DeviceCatalogue.hint(forUnknown: name) == hint)
  }

  @Test(arguments: [
    ("iphone-15", "did you mean iphone-15-portrait?"), ("iphone-15-potrait", "did you mean iphone-15-portrait?"),
    ("iphone-se", "did you mean iphone-se-3-portrait?"), ("apple-tv", "did you mean apple-tv-1080p-landscape?"),
    ("iphone-99-portrait", "expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark"),
    ("watch", "expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark"),
  ])
  func `an unknown cell suggests a name that exists`(_ name: String, _ next: String) {
    #expect(DeviceCatalogue.problem(ofUnknownCell: name) == "unknown cell \"\(name)\"; \(next)")
  }

  @Test(arguments: ["iphone", "ipad", "ipad-pro"])
  func `a family's name suggests one of its newest devices`(_ family: String) throws {
    let hint = DeviceCatalogue.hint(forUnknown: family)
    let id = try #require(Suggestion.suggested(by: hint))
    let devices = DeviceCatalogue.all.filter { $0.id.hasPrefix(family) }
    #expect(DeviceCatalogue.device(id)?.year == devices.compactMap(\.year).max())
  }
}
