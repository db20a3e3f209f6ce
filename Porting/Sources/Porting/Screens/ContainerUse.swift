/// Finds out where sources show controllers: `UINavigationController(rootViewController: Home())`,
/// `pushViewController(detail, animated: true)`, `viewControllers = [home, search]` of a tab bar controller.
///
/// A controller is found by its initialiser, a cast, a local name, a property, or a method's result; functions that put
/// a parameter into a container count where they are called. The root of a stack takes precedence over a pushed
/// controller.
package struct ContainerUse {
  /// Contexts by the class's full name.
  package private(set) var contexts: [String: ScreenContext] = [:]

  /// - Complexity: Linear in the sources, twice.
  package init(_ project: Project) {
    var functions: [FunctionParameter: ScreenContext] = [:]
    // Functions found in the first round count in the second, where they are called.
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

/// A parameter of a function, by the function's name and the parameter's index.
struct FunctionParameter: Hashable {
  var function: String
  var labels: [String]
  var index: Int
}

extension ScreenContext {
  /// Adds the context from another place in the sources.
  mutating func join(_ other: ScreenContext) {
    isInTabs = isInTabs || other.isInTabs
    guard other.stack == .root && stack != .root || stack == .none && other.stack != .none else { return }
    (stack, navigation, evidence) = (other.stack, other.navigation, other.evidence)
  }
}
