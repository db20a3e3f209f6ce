import Foundation
import PlumbTesting
import Testing
import UIKit

/// The fonts of a ported application.
@MainActor @Suite struct ApplicationFontTests {
  @Test func `code finds the fonts that the property list names`() throws {
    let package = FileManager.default.temporaryDirectory.appending(path: "plumb-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let fonts = package.appending(path: "Resources/App/Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let font = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../FuzzingTests/Corpus/font/valid-triangle.ttf").standardizedFileURL
    try FileManager.default.copyItem(at: font, to: fonts.appending(path: "Triangle.ttf"))
    try Data().write(to: package.appending(path: "Package.swift"))
    let list = "<plist><dict><key>UIAppFonts</key><array><string>Triangle.ttf</string></array></dict></plist>"
    try Data(list.utf8).write(to: package.appending(path: "Resources/App/Info.plist"))
    withResources(aroundFile: package.appending(path: "Tests/AppTests/ScreenTests.swift").path) {
      #expect(UIFont(name: "FuzzFont-Regular", size: 12) != nil)
    }
  }
}
