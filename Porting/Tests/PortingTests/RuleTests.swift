import Porting
import Testing

@Suite struct RuleTests {
  @Test func `attributes of Objective-C go, lines and comments stay`() {
    #expect(
      rewritten(
        ObjectiveCAttributes(),
        """
        @objcMembers
        final class Card: UIView { // a card
          @IBOutlet private weak var title: UILabel!
          @objc(saveCard:) @discardableResult func save(_ sender: Any) -> Bool { true }
          @objc dynamic var count = 0
        }
        """)
          == """

          final class Card: UIView { // a card
            private weak var title: UILabel!
            @discardableResult func save(_ sender: Any) -> Bool { true }
            var count = 0
          }
          """)
  }

  private static let answered =
    "{ (own: URLSessionConfiguration) in own.protocolClasses = (URLSession.shared.configuration.protocolClasses ?? []) + "
    + "(own.protocolClasses ?? []); return own }("

  /// A rule, a source, and what becomes of it.
  private static let replacements: [(any RewritingRule, String, String)] = [
    (
      ClassBoundProtocols(), "@objc protocol A {}\n@objc protocol B: NSObjectProtocol {}\n@objc protocol C: D {}",
      "@objc protocol A: AnyObject {}\n@objc protocol B: NSObjectProtocol {}\n@objc protocol C: AnyObject, D {}"
    ),
    (
      Literals(), "let a = #keyPath(Song.artist.name)\nlet b = #keyPath(title)",
      "let a = \"artist.name\"\nlet b = \"title\""
    ),
    (
      Literals(),
      "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\nlet b = #imageLiteral(resourceName: \"x\").size",
      "let a = _colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\nlet b = (UIImage(named: \"x\") ?? UIImage()).size"
    ),
    (
      PlatformConditions(),
      "#if os(iOS) && !targetEnvironment(macCatalyst)\n#elseif os(macOS) || os(Linux)\n#endif\nfunc os(_ a: Int) {}\nos(iOS)",
      "#if true && !false\n#elseif false || os(Linux)\n#endif\nfunc os(_ a: Int) {}\nos(iOS)"
    ),
    // A header of Objective-C imports UIKit for all files.
    (Imports(), "import UIKit\nclass A: NSLock {}", "import CoreFoundation; import UIKit\nclass A: NSLock {}"),
    (Imports(), "import Foundation\nlet a: UIView? = nil", "import UIKit; import Foundation\nlet a: UIView? = nil"),
    (
      ManagedProperties(), "class A: NSManagedObject {\n  @NSManaged public var name: String?\n}",
      "class A: NSManagedObject {\n  public var name: String? { get { managedValue(\"name\") } "
        + "set { setManagedValue(newValue, \"name\") } }\n}"
    ),
    (
      SelfInInitialisers(), "class A: UIView {\n  let a = make(self) { self.b }\n  lazy var c = make(self)\n}",
      "class A: UIView {\n  let a = make(nil) { self.b }\n  lazy var c = make(self)\n}"
    ),
    (
      BridgingCasts(), "let a = (\"x\" + b as NSString).length == c as? NSString\nlet d = e ?? f as NSNumber",
      "let a = (NSString(string: \"x\" + b)).length == c as? NSString\nlet d = e ?? NSNumber(value: f)"
    ),
    (
      BridgingCasts(),
      "let a = Song.fetchRequest() as! NSFetchRequest<Song>\nif let b = request as? NSFetchRequest<Song> {}",
      "let a = Song.fetchRequest().typed((Song).self)\nif let b = Optional(request.typed((Song).self)) {}"
    ),
    (
      SelfInExtensions(),
      "extension UIColor {\n  static var card: Self { .init(white: 1, alpha: 1) }\n  static var own: Self { same }\n}\n"
        + "extension UIView { static var a: Self { .init() } }",
      "extension UIColor {\n  static var card: UIColor { .init(white: 1, alpha: 1) }\n  static var own: Self { same }\n}\n"
        + "extension UIView { static var a: Self { .init() } }"
    ),
    (
      SessionRequirements(),
      "protocol A { func data(from url: URL) async throws -> (Data, URLResponse) }\nextension URLSession: A {}",
      "protocol A { func data(from url: URL) async throws -> (Data, URLResponse) }\nextension URLSession: A {"
        + "func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) } }"
    ),
    (SessionRequirements(), "extension URLSession: B { func f() {} }", "extension URLSession: B { func f() {} }"),
    (
      SharedSessions(), "let a = URLSession(configuration: .default), b = URLSession(configuration: own)",
      "let a = URLSession(configuration: \(answered).default)), b = URLSession(configuration: \(answered)own))"
    ),
    (
      SharedSessions(), "let a = URLCache(memoryCapacity: 1, diskCapacity: 2, directory: folder)",
      "let a = URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: (folder as URL?)?.path)"
    ),
    (
      EarlierNames(),
      "let a: UIControlState = [], b = NSNotification.Name.UIKeyboardWillShow; view.bringSubview(toFront: a)\n"
        + "func f(toParentViewController p: Int) { x(.UITextFieldTextDidChange, UITableViewAutomaticDimension) }",
      "let a: UIControl.State = [], b = UIResponder.keyboardWillShowNotification; view.bringSubviewToFront(a)\n"
        + "func f(toParent p: Int) { x(UITextField.textDidChangeNotification, UITableView.automaticDimension) }"
    ),
    (
      EarlierNames(),
      "let a = UIImagePNGRepresentation(b!), c = UIImageJPEGRepresentation(d, 0.5), e = f[UIImagePickerControllerOriginalImage]",
      "let a = (b!).pngData(), c = (d).jpegData(compressionQuality: 0.5), "
        + "e = f[UIImagePickerController.InfoKey.originalImage.rawValue]"
    ),
    (EarlierNames(), "enum UIControlState {}; let a: UIControlState", "enum UIControlState {}; let a: UIControlState"),
    (
      EarlierNames(), "class Tree { var childViewControllers: [Tree] = [] }; let a = tree.childViewControllers",
      "class Tree { var childViewControllers: [Tree] = [] }; let a = tree.childViewControllers"
    ),
    (
      EmptyInitialisers(), "var a = Timer(), b = Time(), c = NSAttributedString()",
      "var a = Timer(timeInterval: 0, repeats: false) { _ in }, b = Time(), c = NSAttributedString(string: \"\")"
    ),
  ]

  @Test(arguments: replacements.indices)
  func `expressions that Linux lacks are replaced`(_ index: Int) {
    let (rule, before, after) = Self.replacements[index]
    #expect(rewritten(rule, before) == after)
  }

  @Test func `a delegate's member below the class that adopts the protocol is named`() {
    #expect(
      findings(
        LateRequirements(),
        """
        class Base: UIViewController, UITableViewDelegate { func tableView(_ a: B, viewForHeaderInSection c: Int) {} }
        class Sub: Base {
          func tableView(_ a: B, heightForRowAt b: IndexPath) -> CGFloat { 1 }
          override func tableView(_ a: B, viewForHeaderInSection c: Int) {}
        }
        """)
        == [
          "3 late-requirement: Base adopts the protocol but does not implement tableView, so UIKit does not call this method"
        ])
  }

  @Test func `what needs Objective-C's runtime is named`() {
    let found = findings(
      RuntimeCalls(),
      "func f() {\n  method_exchangeImplementations(a, b)\n  list.addObserver(self, forKeyPath: \"size\", context: nil)\n"
        + "  center.addObserver(self, selector: s, name: n, object: nil)\n}")
    #expect(found.map { $0.split(separator: ":")[0] } == ["2 objective-c-runtime", "3 key-value-observing"])
  }

  @Test func `imports that Linux lacks are replaced, and networking is added`() {
    #expect(
      rewritten(Imports(), "// A\nimport WebKit\nimport UIKit\nimport struct Darwin.stat\nlet a: URLRequest? = nil\n")
        == "// A\nimport FoundationNetworking; import UIKit\nimport UIKit\nimport Glibc\nlet a: URLRequest? = nil\n")
    #expect(
      findings(Imports(), "import SnapKit")
        == ["1 missing-module: the module SnapKit is not on Linux; the import was replaced"])
  }

  @Test func `a file with selectors imports UIKit`() {
    #expect(
      rewritten(Imports(), "import Foundation\nlet a = #selector(f)\n").hasPrefix("import UIKit; import Foundation"))
    #expect(rewritten(Imports(), "import Foundation\nlet a = 1\n") == "import Foundation\nlet a = 1\n")
  }

  @Test func `parts of modules are imported as a whole`() {
    let file = SourceFile(path: "/a.swift", text: "import os.log\nimport struct CoreData.A\n")
    let text = Imports().rewrite(file, in: Project([file], modules: ["os", "CoreData"])).edits.applied(to: file.bytes)
    #expect(text == "import os\nimport struct CoreData.A\n")
  }

  @Test func `types of a framework that another module brings on iOS bring their stub`() {
    let text = "import UIKit\nclass A: UIViewController, CLDelegate { let b = CKMine(); class CKMine {} }"
    let files = [SourceFile(path: "/a.swift", text: text), SourceFile(path: "/b.swift", text: "struct CLOwn {}")]
    let project = Project(
      files, modules: ["CoreLocation"], declarations: ["CoreLocation": ["CLDelegate", "CLOwn", "CLOther"]])
    #expect(
      Imports().rewrite(files[0], in: project).edits.applied(to: files[0].bytes) == "import CoreLocation; " + text)
    let owner = SourceFile(path: "/c.swift", text: "import UIKit\nlet a = CLOwn()")
    #expect(Imports().rewrite(owner, in: project).edits.isEmpty)
  }

  @Test func `queries by names are those of a stub`() {
    let text =
      "let a = NSSortDescriptor(key: \"a\", ascending: true), b = NSPredicate(format: \"a == %@\", c as CVarArg)"
    let made =
      "let a = NSSortDescriptor.managed(key: \"a\", ascending: true), b = NSPredicate.managed(format: \"a == %@\", c)"
    let file = SourceFile(path: "/a.swift", text: text)
    let project = Project([file], modules: ["Predicates"])
    #expect(ManagedQueries().rewrite(file, in: project).edits.applied(to: file.bytes) == made)
    #expect(ManagedQueries().rewrite(file, in: Project([file])).edits.isEmpty)
  }

  @Test func `Combine comes with Foundation where there is a stub`() {
    let file = SourceFile(path: "/a.swift", text: "import UIKit\nclass A { @Published var a = 1 }")
    for (modules, added) in [([], ""), (["Combine"], "import Combine; ")] as [(Set<String>, String)] {
      let text = Imports().rewrite(file, in: Project([file], modules: modules)).edits.applied(to: file.bytes)
      #expect(text == added + "import UIKit\nclass A { @Published var a = 1 }")
    }
  }

  @Test(arguments: [
    ("func f(_ value: CFString) {}", "import UIKit; "), ("let a = kSecAttrAccessibleAlways", "import Security; "),
    ("let a = b == noErr", "import Security; "), ("let a: Data? = nil", ""),
  ])
  func `names that come with Foundation on Apple's platforms are imported`(_ line: String, _ added: String) {
    let text = "import Foundation\n\(line)\n"
    let file = SourceFile(path: "/a.swift", text: text)
    let made = Imports().rewrite(file, in: Project([file], modules: ["Foundation", "Security", "UIKit"])).edits
    #expect(made.applied(to: file.bytes) == added + text)
  }

  @Test func `optional members become protocols that are asked for`() {
    #expect(
      rewritten(
        OptionalRequirements(),
        """
        @objc protocol Mover {
          @objc optional func didMove(_ mover: A, to place: Int) -> Bool
          func start()
        }
        class A: UIView {
          weak var delegate: Mover?
          func go() { _ = delegate?.didMove?(self, to: 1) ?? true; table.delegate?.scrollViewDidScroll?(table); done?() }
        }
        class B: NSObject, Mover {
          func start() {}
          func didMove(_ mover: A, to place: Int) -> Bool { false }
        }
        """)
          == """
          @objc protocol Mover {
            
            func start()
          }
          class A: UIView {
            weak var delegate: Mover?
            func go() { _ = (delegate as? any Mover_didMove_to)?.didMove(self, to: 1) ?? true; table.delegate?.scrollViewDidScroll(table); done?() }
          }
          class B: NSObject, Mover {
            func start() {}
            func didMove(_ mover: A, to place: Int) -> Bool { false }
          }
          protocol Mover_didMove_to: AnyObject { func didMove(_ mover: A, to place: Int) -> Bool }
          extension B: Mover_didMove_to {}

          """)
  }

  @Test func `optional members with equal labels have a protocol each, and the compiler chooses`() {
    #expect(
      rewritten(
        OptionalRequirements(),
        """
        @objc protocol PanelDelegate: AnyObject {
          @objc optional func panel(_ p: Panel, layoutFor traits: Traits) -> Int
          @objc optional func panel(_ p: Panel, layoutFor size: CGSize)
        }
        class Panel: UIView {
          weak var delegate: PanelDelegate?
          func go() { _ = delegate?.panel?(self, layoutFor: traits); delegate?.panel?(self, layoutFor: size) }
        }
        class Owner: NSObject, PanelDelegate { func panel(_ p: Panel, layoutFor size: CGSize) {} }
        """)
          == """
          @objc protocol PanelDelegate: AnyObject {
            
            
          }
          class Panel: UIView {
            weak var delegate: PanelDelegate?
            func go() { _ = delegate?.optional_panel(self, layoutFor: traits); delegate?.optional_panel(self, layoutFor: size) }
          }
          class Owner: NSObject, PanelDelegate { func panel(_ p: Panel, layoutFor size: CGSize) {} }
          protocol PanelDelegate_panel_layoutFor_Panel_Traits: AnyObject { func panel(_ p: Panel, layoutFor traits: Traits) -> Int }
          extension PanelDelegate { @discardableResult func optional_panel(_ p: Panel, layoutFor traits: Traits) -> (Int)? { (self as? any PanelDelegate_panel_layoutFor_Panel_Traits)?.panel(p, layoutFor: traits) } }
          protocol PanelDelegate_panel_layoutFor_Panel_CGSize: AnyObject { func panel(_ p: Panel, layoutFor size: CGSize) }
          extension PanelDelegate { @discardableResult func optional_panel(_ p: Panel, layoutFor size: CGSize) -> (Void)? { (self as? any PanelDelegate_panel_layoutFor_Panel_CGSize)?.panel(p, layoutFor: size) } }
          extension Owner: PanelDelegate_panel_layoutFor_Panel_CGSize {}

          """)
  }

  @Test func `outlets and actions become entries on the line of the closing brace`() {
    #expect(
      rewritten(
        NibMembers(),
        """
        public class Card: UIView {
          @IBOutlet private weak var title: UILabel!
          @IBAction func save(_ sender: UIButton) {}
        }
        final class Source: NSObject { @IBOutlet var table: UITableView? }
        class Big: Card { @IBInspectable var size: Int { 3 } }
        """)
          == """
          public class Card: UIView {
            @IBOutlet private weak var title: UILabel!
            @IBAction func save(_ sender: UIButton) {}
          public override class var nibMembers: NibMembers { super.nibMembers.property("title", \\Card.title)\
          .action(Selector(Card.save(_:), name: "save:")) } }
          final class Source: NSObject { @IBOutlet var table: UITableView? ; static var nibMembers: NibMembers { \
          NibMembers().property("table", \\Source.table) } }
          class Big: Card { @IBInspectable var size: Int { 3 } }
          extension Source: NibConnecting {}

          """)
  }

  @Test func `a class with a name like a member's is named by an alias`() {
    #expect(
      rewritten(NibMembers(), "class picker: UIView { @IBOutlet var a: UIView!\n}")
        == "class picker: UIView { @IBOutlet var a: UIView!\n"
        + "typealias PlumbOwner = picker; override class var nibMembers: NibMembers "
        + "{ super.nibMembers.property(\"a\", \\PlumbOwner.a) } }")
  }

  @Test func `members that override move from extensions into the class`() {
    let base = SourceFile(
      path: "/app/Base.swift",
      text: "import UIKit; class Base: UIView {\n}\npublic extension Base {\n  @objc func setUp() {\n    a()\n  }\n}\n"
    )
    let card = SourceFile(
      path: "/app/Card.swift",
      text: "import UIKit; class Card: Base {\n  var a = 1\n}\nextension Card { override func setUp() {} }\n")
    let (texts, findings) = Rules.rewrite(Project([base, card]))
    #expect(
      texts[0] == """
        import UIKit; class Base: UIView {

        #sourceLocation(file: "/app/Base.swift", line: 4)
        public func setUp() {
            a()
          }
        #sourceLocation(file: "/app/Base.swift", line: 2)
        }
        public extension Base {
          


        }

        """)
    #expect(
      texts[1] == """
        import UIKit; class Card: Base {
          var a = 1

        #sourceLocation(file: "/app/Card.swift", line: 4)
        override func setUp() {}
        #sourceLocation(file: "/app/Card.swift", line: 3)
        }
        extension Card {  }

        """)
    #expect(findings.isEmpty)
  }

  @Test func `what a member uses that moves into another file is private no more`() {
    let base = SourceFile(path: "/a.swift", text: "import UIKit; class Base: UIView {\n}\n")
    let more = SourceFile(
      path: "/b.swift",
      text: "import UIKit; extension Base {\n  override func a() { b(); c() }\n  fileprivate func b() {}\n}\n"
        + "private func c() {}\nprivate func d() {}\n")
    let (texts, findings) = Rules.rewrite(Project([base, more]))
    #expect(
      texts[1] == "import UIKit; extension Base {\n  \n  func b() {}\n}\nfunc c() {}\nprivate func d() {}\n")
    #expect(findings.map(\.kind) == [.movedMember])
  }

  @Test func `an extension's level stands behind attributes`() {
    let text =
      "import UIKit; class Card: UIView {\n}\npublic extension Card {\n  @discardableResult\n  override func a() -> Int { 1 }\n}\n"
    let (texts, _) = Rules.rewrite(Project([SourceFile(path: "/app/Card.swift", text: text)]))
    #expect(texts[0].contains("@discardableResult\n  public override func a() -> Int { 1 }"), "\(texts)")
  }

  @Test func `what replaces a member of UIKit's classes in an extension is left out`() {
    let file = SourceFile(
      path: "/a.swift",
      text: "extension UINavigationController {\n  override open var a: Int {\n    1\n  }\n  func b() {}\n}\n")
    let (texts, findings) = Rules.rewrite(Project([file]))
    #expect(texts == ["import UIKit; extension UINavigationController {\n  \n\n\n  func b() {}\n}\n"])
    #expect(findings.map(\.message).count == 1)
  }
}
