/// What sources say about where controllers are shown: `UINavigationController(rootViewController: Home())`,
/// `pushViewController(detail, animated: true)`, `viewControllers = [home, search]` of a tab bar controller.
///
/// A controller is found by its initialiser, a cast, a local name, a property, what a method returns; functions that put a parameter
/// into a container count at their calls. First on a stack comes before pushed.
package struct ContainerUse {
  /// By the class's full name.
  package private(set) var contexts: [String: ScreenContext] = [:]

  /// - Complexity: Linear in the sources, twice.
  package init(_ project: Project) {
    var functions: [FunctionParameter: ScreenContext] = [:]
    // Calls of functions that are found in the first round count in the second.
    for _ in 0..<2 {
      contexts = [:]
      var found = functions
      for file in project.files {
        let visitor = ContainerVisitor(file, project, functions)
        for (name, context) in visitor.contexts { contexts[name, default: context].join(context) }
        for (parameter, context) in visitor.functions { found[parameter, default: context].join(context) }
      }
      functions = found
    }
  }
}

/// A parameter of a function, by the function's name and the parameter's place.
struct FunctionParameter: Hashable {
  var function: String
  var labels: [String]
  var index: Int
}

extension ScreenContext {
  /// Adds what another place of the sources says.
  mutating func join(_ other: ScreenContext) {
    isInTabs = isInTabs || other.isInTabs
    guard other.stack == .root && stack != .root || stack == .none && other.stack != .none else { return }
    (stack, navigation, evidence) = (other.stack, other.navigation, other.evidence)
  }
}
