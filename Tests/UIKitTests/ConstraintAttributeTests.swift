import SystemValues
import Testing

@testable import UIKit

/// Attributes as the rules for constraints know them.
@Suite struct ConstraintAttributeTests {
  @Test func `UIKit's attributes and relations are those of the rules`() {
    let attributes = NSLayoutConstraint.Attribute.allCases
    #expect(attributes.map { "\($0) \($0.rawValue)" } == ConstraintAttribute.allCases.map { "\($0) \($0.rawValue)" })
    #expect(attributes.map { NSLayoutConstraint.Attribute($0.rule) } == attributes)
    for relation in [ConstraintRelation.lessThanOrEqual, .equal, .greaterThanOrEqual] {
      #expect(NSLayoutConstraint.Relation(rawValue: relation.rawValue).map { "\($0)" } == "\(relation)")
    }
  }
}
