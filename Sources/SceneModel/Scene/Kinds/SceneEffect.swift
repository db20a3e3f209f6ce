/// The layer that a visual effect view adds over what is below it; the names and their order are UIKit's.
package enum SceneEffect: String, FramedContent, CaseIterable {
  case extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
  case systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  case systemChromeMaterialDark

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .effect }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .effect(self) }
}
