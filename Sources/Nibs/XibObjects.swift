import Foundation
import StoryboardDocuments
import UIKit

/// The objects of a xib.
@MainActor
final class XibObjects: NibContents {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  func instantiate(owner: AnyObject?, external: [String: Any]) -> [NSObject] {
    let instance = Instantiation(document, controller: owner as? UIViewController)
    let elements = document.root.child("objects")?.children ?? []
    for element in elements where element.name == "placeholder" {
      guard let id = element["id"] else { continue }
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": if let owner { instance.note(owner, element) }
      case "IBFirstResponder": instance.firstResponders.insert(id)
      case let name?: if let object = external[name] { instance.note(object as AnyObject, element) }
      case nil: break
      }
    }
    return Instantiation.nested(document) {
      let made = elements.filter { $0.name != "placeholder" }.compactMap { instance.makeObject($0) }
      instance.finish()
      return made
    } ?? []
  }
}
