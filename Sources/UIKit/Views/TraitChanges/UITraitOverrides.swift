/// Traits of a view or a controller that replace the inherited ones, for itself and everything below (AL-10.2).
public struct UITraitOverrides: UIMutableTraits {
  /// The traits that are set; nil if there are none.
  private(set) var collection: UITraitCollection?

  /// The value of a trait; the trait's default if none was set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { collection?[trait] ?? T.defaultValue }
    set { change { $0[trait] = newValue } }
  }

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool { collection?.values.specifies(trait) ?? false }

  /// Restores the inherited value of a trait.
  public mutating func remove(_ trait: UITrait) { change { $0.remove(trait) } }

  private mutating func change(_ change: (inout TraitValues) -> Void) {
    var values = collection?.values ?? TraitValues()
    change(&values)
    let changed = UITraitCollection(values)
    collection = changed == UITraitCollection() ? nil : changed
  }
}
