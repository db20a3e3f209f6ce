/// All rules by chapter.
package enum LintRules {
  static let document: [any DocumentRule.Type] = [
    LocationMultiplierRule.self, PriorityBelowOneRule.self, PriorityLevelRule.self, RequiredContentPriorityRule.self,
    LeftRightRule.self,
    ConstantSizeRule.self, NegativeConstantRule.self, FractionalMultiplierRule.self, EquationOrderRule.self,
    StackViewRule.self, DuplicateConstraintRule.self, RedundantConstraintRule.self, ConflictsElsewhereRule.self,
    OffPixelRule.self, FixedTextSizeRule.self, SizeClassFallbackRule.self, UnknownSymbolRule.self,
    VacuousExpectationRule.self,
  ]
  static let layout: [any LayoutRule.Type] = [
    EqualHuggingRule.self, OverlapRule.self, OutsideSuperviewRule.self, CutOffRule.self, TouchTargetRule.self,
    TruncatedTextRule.self, ShrunkTextRule.self, BaselineRule.self, ReadableWidthRule.self, ZeroSizeRule.self,
    ContrastRule.self, ReadingOrderRule.self, UnlabelledControlRule.self, RowHeightRule.self,
    RequiredRowHeightRule.self, UnwrappedTextRule.self, StretchedViewRule.self,
  ]
  static let matrix: [any MatrixRule.Type] = [
    InactiveConstraintRule.self, OutsideScreenRule.self, OutsideSafeAreaRule.self, BehindKeyboardRule.self,
    MirroringRule.self,
  ]

  /// Facts about each rule, by chapter and id.
  package static let all: [LintRuleInfo] = {
    let infos =
      document.map { $0.info } + layout.map { $0.info } + matrix.map { $0.info } + [SilenceRule.info]
    return LintRuleInfo.Chapter.allCases.flatMap { chapter in
      infos.filter { $0.chapter == chapter }.sorted { $0.id < $1.id }
    }
  }()

  /// Ids of all rules.
  package static let ids = all.map(\.id)
}
