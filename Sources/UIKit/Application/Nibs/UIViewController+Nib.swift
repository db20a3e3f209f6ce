extension UIViewController {
  /// Reads the view from the storyboard, from the nib with the controller's name, or from the nib named after the
  /// class.
  /// - Returns: Whether the controller has a view now.
  func readsView() -> Bool {
    if let scene { return scene.loadView(of: self) }
    let documents = ApplicationResources.current?.documents
    if let nibName {
      _ = ApplicationResources.nib(nibName, for: "\(type(of: self))")?.instantiate(owner: self, external: [:])
    } else {
      // UIKit's own classes have no nibs, and looking for one searches the whole project.
      for name in ownNibNames {
        guard let nib = documents?.nib(named: name) else { continue }
        _ = nib.instantiate(owner: self, external: [:])
        break
      }
    }
    return isViewLoaded
  }

  /// The names that UIKit searches for: `ProfileView`, then `ProfileViewController`; none for UIKit's own classes.
  private var ownNibNames: [String] {
    let (name, module) = ("\(type(of: self))", _typeName(type(of: self)).prefix { $0 != "." })
    if module == "UIKit" { return [] }
    let plain = String(name.prefix { $0 != "<" })
    return plain.hasSuffix("Controller") ? [String(plain.dropLast(10)), plain] : [plain]
  }
}
