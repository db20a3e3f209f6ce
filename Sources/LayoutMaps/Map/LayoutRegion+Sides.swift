extension LayoutRegion {
  /// The forms that are not negative inside, in units of distance; strict ones are above zero.
  package var sides: [(form: AffineForm, isStrict: Bool)] { conditions.map { ($0.form, $0.isStrict) } }
}
