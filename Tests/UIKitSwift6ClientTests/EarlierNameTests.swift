import Foundation
import Testing

/// Listings of the guide, compiled: the page that has them as they are written today, and their names of Swift 2.
@Suite struct EarlierNameTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Type checks a source as a client's.
  /// - Returns: The compiler's errors, without places.
  private func errors(in source: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Listing.swift")
    try Data("import Foundation\nimport UIKit\n\(source)\n".utf8).write(to: file)
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let (compiler, out) = (Process(), folder.appending(path: "out"))
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I",
      products.appending(path: "Modules").path(percentEncoded: false),
      file.path(percentEncoded: false),
    ]
    _ = FileManager.default.createFile(atPath: out.path(percentEncoded: false), contents: nil)
    compiler.standardError = try FileHandle(forWritingTo: out)
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    let talk = try String(contentsOf: out, encoding: .utf8)
    return talk.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\S+Listing\.swift:\d+:\d+: error: (.*)$/).map { String($0.output.1) }
    }
  }

  @Test func `the page of listings compiles`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/listings.md"), encoding: .utf8)
    let blocks = page.matches(of: /(?s)```swift\n(.*?)```/).map { String($0.output.1) }
    #expect(blocks.count >= 10)
    #expect(try errors(in: blocks.joined(separator: "\n")).isEmpty)
  }

  @Test func `names of Swift 2 and Objective-C are answered with the present ones`() throws {
    let listing = """
      @MainActor func listing(_ view: UIView, _ label: UILabel, _ button: UIButton, _ stack: UIStackView) {
        label.leadingAnchor.constraintEqualToAnchor(view.leadingAnchor, constant: 8.0).active = true
        view.hidden = true
        stack.axis = .Horizontal
        stack.alignment = .FirstBaseline
        stack.distribution = .Fill
        let distribution: UIStackViewDistribution = .fill
        button.setTitle("Delete", forState: .Normal)
        stack.insertArrangedSubview(label, atIndex: 1)
        label.font = UIFont.preferredFontForTextStyle(UIFontTextStyleBody)
        let insets = UIEdgeInsetsMake(20.0, 0.0, 0.0, 0.0)
        let frame = CGRectMake(105, 205, 100, 100)
        view.autoresizingMask = UIViewAutoresizingFlexibleWidth
        let views = NSDictionaryOfVariableBindings(label)
        view.backgroundColor = UIColor.redColor()
        let attribute = NSLayoutAttributeLeading
      }
      """
    let said = try errors(in: listing)
    for expected in [
      "'constraintEqualToAnchor(_:constant:)' has been renamed to 'constraint(equalTo:constant:)'",
      "'active' has been renamed to 'isActive'", "'hidden' has been renamed to 'isHidden'",
      "'Horizontal' has been renamed to 'horizontal'", "'FirstBaseline' has been renamed to 'firstBaseline'",
      "'Fill' has been renamed to 'fill'", "'UIStackViewDistribution' has been renamed to 'UIStackView.Distribution'",
      "'setTitle(_:forState:)' has been renamed to 'setTitle(_:for:)'",
      "'insertArrangedSubview(_:atIndex:)' has been renamed to 'insertArrangedSubview(_:at:)'",
      "'preferredFontForTextStyle' has been renamed to 'preferredFont(forTextStyle:)'",
      "'UIFontTextStyleBody' has been renamed to 'UIFont.TextStyle.body'",
      "'UIEdgeInsetsMake' has been renamed to 'UIEdgeInsets(top:left:bottom:right:)'",
      "'CGRectMake' has been renamed to 'CGRect(x:y:width:height:)'",
      "'UIViewAutoresizingFlexibleWidth' has been renamed to 'UIView.AutoresizingMask.flexibleWidth'",
      "'NSDictionaryOfVariableBindings' is unavailable: write the dictionary: [\"nameLabel\": nameLabel, \"nameField\": nameField]",
      "'redColor()' has been renamed to 'red'",
      "'NSLayoutAttributeLeading' has been renamed to 'NSLayoutConstraint.Attribute.leading'",
    ] {
      #expect(said.contains(expected), "\(expected); said: \(said.joined(separator: "\n"))")
    }
  }
}
