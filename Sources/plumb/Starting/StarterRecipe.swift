/// The recipe of a new project.
enum StarterRecipe: String, CaseIterable {
  case welcome, form, list

  /// Its file.
  var path: String { "Recipes/\(rawValue).yaml" }

  /// Its text; editors find the schema next to it.
  var text: String { "# yaml-language-server: $schema=recipe.schema.json\n\(body)\n" }

  private var body: String {
    switch self {
    case .welcome:
      """
      title: Welcome
      notes: A title, and a button at the bottom of the safe area.
      style: controls
      views:
        Title: { label: Welcome, font: largeTitle bold, lines: 0 }
        Start: { button: Get started, style: filled, size: large }
      constraints: |
        1. Title.Leading = Superview.LeadingMargin
        2. Title.Trailing = Superview.TrailingMargin
        3. Title.Top = Safe Area.Top + 24
        4. Start.Leading = Superview.LeadingMargin
        5. Start.Trailing = Superview.TrailingMargin
        6. Safe Area.Bottom = Start.Bottom + 16
      expect: |
        Start.Height >= 44
      """
    case .form:
      """
      title: Form
      notes: Fields in a stack that is no wider than 400 points, a button above the keyboard, and what happens on a mistake.
      style: controls
      background: systemBackground
      bars:
        navigation: { leading: [Cancel] }
      views:
        Fields:
          stack: vertical
          spacing: 12
          views:
            Headline: { label: Welcome back, font: title1 bold, lines: 0 }
            Mail: { textField: Email address, text: maria@example.org, font: body, minimumScale: 0.5 }
            Password: { textField: Password, font: body }
            Mistake: { label: Wrong password. Try again., font: footnote, textColor: "#B3261E / #FF8A80", lines: 0, hidden: true }
        Sign In: { button: Sign in, style: filled, size: large }
      constraints: |
        1. Fields.Top = Safe Area.Top + 24
        2. Fields.CenterX = Superview.CenterX
        3. Fields.Width <= 400
        4. Fields.Leading >= Superview.LeadingMargin
        5. Fields.Leading = Superview.LeadingMargin @750
        6. Mail.Height >= 44
        7. Password.Height >= 44
        8. Sign In.Leading = Fields.Leading
        9. Sign In.Trailing = Fields.Trailing
        10. Keyboard Guide.Top = Sign In.Bottom + 16
        11. Sign In.Top >= Fields.Bottom + 16
      states:
        mistake:
          set: { Mistake: { hidden: false } }
      expect: |
        Sign In.Height >= 44
      lint:
        inactive-constraint: { 11: It holds the button below the fields on small screens with large text. }
      """
    case .list:
      """
      title: List
      notes: A table under a large title, with built-in rows and one row of its own.
      style: controls
      background: systemGroupedBackground
      bars:
        largeTitle: { trailing: [{ symbol: plus }] }
      views:
        List:
          table: insetGrouped
          views:
            Open:
              section: { header: On the way, footer: Orders arrive within two days. }
              views:
                Lamp: { cell: { style: subtitle, text: Folding lamp, detail: Tomorrow, accessory: disclosureIndicator } }
                Notify: { cell: { text: Notify me, switch: true } }
                Note:
                  views:
                    Note Text: { label: A row with views of its own, font: body, lines: 0 }
      constraints: |
        1. List.Leading = Superview.Leading
        2. List.Trailing = Superview.Trailing
        3. List.Top = Superview.Top
        4. List.Bottom = Superview.Bottom
        5. Note Text.Leading = Superview.LeadingMargin
        6. Note Text.Trailing = Superview.TrailingMargin
        7. Note Text.Top = Superview.TopMargin
        8. Note Text.Bottom = Superview.BottomMargin
      """
    }
  }
}
