import Foundation
import Testing

@testable import Devices

/// Devices described by a project as JSON.
@Suite struct DeviceDocumentTests {
  private static let face = #"{"orientation": "portrait", "size": [400, 800], "safeArea": [50, 0, 30, 0]}"#

  private static func text(id: String = "phone", scale: String = "3", more: String = "", faces: String = face) -> String
  {
    #"{"id": "\#(id)", "scale": \#(scale), \#(more) "faces": [\#(faces)]}"#
  }

  private func device(_ text: String) throws -> Device {
    try JSONDecoder().decode(DeviceDocument.self, from: Data(text.utf8)).device()
  }

  private func turned(_ size: String) -> String {
    Self.face.replacing("portrait", with: "landscape").replacing("[400, 800]", with: size)
  }

  @Test func `what is left out is as on other phones`() throws {
    let device = try device(Self.text())
    #expect(device.name == "phone")
    #expect(device.family == .phone)
    let face = try #require(device.faces[.portrait])
    #expect(face.statusBarHeight == 50)
    #expect(face.safeArea == Insets(50, 0, 30, 0))
    #expect(face.systemMinimumMargin == 16)
    #expect(face.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
  }

  @Test(arguments: [("[414, 800]", 20.0), ("[413, 800]", 16)])
  func `a wide screen has wide margins`(_ size: String, _ margin: Double) throws {
    let device = try device(Self.text(faces: Self.face.replacing("[400, 800]", with: size)))
    #expect(device.faces[.portrait]?.systemMinimumMargin == margin)
  }

  @Test(arguments: [("[895, 400]", SizeClass.compact), ("[896, 400]", .regular)])
  func `AL-10.1 only a large phone is regular in width when it is turned`(_ size: String, _ width: SizeClass) throws {
    let device = try device(Self.text(faces: turned(size)))
    #expect(device.faces[.landscape]?.sizeClasses == SizeClasses(horizontal: width, vertical: .compact))
  }

  @Test func `a tablet is regular in both directions`() throws {
    let device = try device(Self.text(more: #""family": "pad","#, faces: "\(Self.face), \(turned("[800, 400]"))"))
    for face in device.faces.values {
      #expect(face.sizeClasses == SizeClasses(horizontal: .regular, vertical: .regular))
    }
  }

  @Test func `what is stated is taken`() throws {
    let stated = #""statusBar": 20, "margin": 9, "horizontal": "regular", "vertical": "compact"}"#
    let device = try device(Self.text(more: #""name": "A phone","#, faces: "\(Self.face.dropLast()), \(stated)"))
    #expect(device.name == "A phone")
    let face = try #require(device.faces[.portrait])
    #expect(face.statusBarHeight == 20)
    #expect(face.systemMinimumMargin == 9)
    #expect(face.sizeClasses == SizeClasses(horizontal: .regular, vertical: .compact))
  }

  @Test(arguments: ["iphone-18", "A", "9-7"]) func `an id has letters, digits and hyphens`(_ id: String) throws {
    #expect(try device(Self.text(id: id)).id == id)
  }

  @Test(arguments: ["", "a b", "a/b", "a:", "é", "a_b"]) func `another id is refused`(_ id: String) {
    #expect(fault(Self.text(id: id)) == "id: letters, digits and hyphens, such as iphone-18")
  }

  @Test(arguments: [
    (text(scale: "0.9"), "scale: from 1 to 4 pixels per point"),
    (text(scale: "4.1"), "scale: from 1 to 4 pixels per point"),
    (text(faces: ""), "faces: at least one, with orientation, size and safeArea"),
    (text(faces: "\(face), \(face)"), "faces[1].orientation: another face has it"),
    (
      text(faces: face.replacing("400", with: "99")), "faces[0].size: width and height, from 100 to 10000 points"
    ),
    (
      text(faces: face.replacing("400,", with: "")), "faces[0].size: width and height, from 100 to 10000 points"
    ),
    (
      text(faces: face.replacing("[50", with: "[501")),
      "faces[0].safeArea: top, left, bottom and right, from 0 to 500 points"
    ),
    (
      text(faces: face.replacing("[50,", with: "[")),
      "faces[0].safeArea: top, left, bottom and right, from 0 to 500 points"
    ),
    (text(faces: face.replacing("}", with: #", "margin": -1}"#)), "faces[0].margin: from 0 to 500 points"),
    (text(faces: face.replacing("}", with: #", "statusBar": 501}"#)), "faces[0].statusBar: from 0 to 500 points"),
  ]) func `a screen that cannot be is refused`(_ text: String, _ message: String) { #expect(fault(text) == message) }

  @Test func `the limits themselves are allowed`() throws {
    #expect(try device(Self.text(scale: "1")).displayScale == 1)
    #expect(try device(Self.text(scale: "4")).displayScale == 4)
    let faces = Self.face.replacing("400", with: "100").replacing("800", with: "10000").replacing("50,", with: "500,")
    #expect(try device(Self.text(faces: faces)).faces[.portrait]?.size == Size(100, 10_000))
  }

  private func fault(_ text: String) -> String? {
    do { _ = try device(text) } catch { return (error as? DeviceDocument.Fault)?.description ?? "\(error)" }
    return nil
  }
}
