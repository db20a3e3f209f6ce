/// Names of SwiftUI by which its parts of a project are recognised.
enum SwiftUINames {
  /// Protocols whose types draw with SwiftUI or serve what does.
  static let protocols: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "AnimatableModifier", "GeometryEffect", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "TextFieldStyle", "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle",
    "MenuStyle", "Shape", "InsettableShape", "ShapeStyle", "UIViewRepresentable", "UIViewControllerRepresentable",
    "EnvironmentKey", "PreferenceKey", "FocusedValueKey", "DynamicProperty", "Commands", "ToolbarContent", "Widget",
    "WidgetBundle", "LibraryContentProvider",
  ]
  /// Protocols of previews.
  static let previews: Set<String> = ["PreviewProvider", "LibraryContentProvider"]
  /// Views, with which an expression begins that builds one.
  static let views: Set<String> = [
    "AnyView", "Button", "Divider", "EmptyView", "ForEach", "Form", "GeometryReader", "Group", "HStack",
    "Label", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "NavigationStack", "NavigationView", "Picker",
    "ProgressView", "ScrollView", "Section", "Spacer", "TabView", "Text", "TextField", "Toggle", "VStack", "ZStack",
  ]
  /// Types of values that only views use.
  static let values: Set<String> = [
    "Alignment", "Animation", "AnyTransition", "Binding", "Color", "EdgeInsets", "EnvironmentValues", "Font",
    "Gradient", "Image",
    "LinearGradient", "LocalizedStringKey", "UnitPoint",
  ]
  /// The name of the type that replaces a view of SwiftUI.
  static let replacement = "HostedView"
}

extension Project {
  /// Returns whether a type has a protocol of SwiftUI, itself or through a protocol of the project.
  func adopts(_ names: Set<String>, _ record: TypeRecord) -> Bool {
    var (open, seen) = ([record], Set<String>())
    while let next = open.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      for inherited in next.inherited.flatMap({ $0.split(separator: "&") }) {
        let name = inherited.filter { !$0.isWhitespace }.withoutGenericArguments
        let plain = name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name
        if let own = type(plain, in: next.name), own.declaration != nil {
          open.append(own)
        } else if names.contains(plain) {
          return true
        }
      }
    }
    return false
  }

  /// Returns whether a name means a view of SwiftUI: one of the project's, or one of the framework's.
  func isHosted(_ name: String, in scope: String) -> Bool {
    if let record = type(name, in: scope), record.declaration != nil {
      return record.kind != .protocol && adopts(["View"], record)
    }
    return SwiftUINames.views.contains(name) && !declares(name)
  }
}
