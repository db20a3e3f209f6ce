/// A visual format as read: views in a row and what lies between them (AL-8.1).
struct VisualFormat: Equatable {
  /// A text of the format, and where it begins.
  struct Word: Equatable {
    var text: String
    var place: Int
  }

  enum Object: Equatable {
    /// A number, or the value of a metric.
    case number(CGFloat)
    /// In a size, a view.
    case view(Word)

    /// The number; 0 for a view.
    var number: CGFloat {
      if case .number(let number) = self { number } else { 0 }
    }
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  enum Link: Equatable {
    case flush
    case standard
    case gap([Predicate])
  }

  enum Part: Equatable {
    /// The superview's edge.
    case superview
    case view(Word, sizes: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// From the first to the last; between two neighbours stands ``links`` of the first's index.
  var parts: [Part] = []
  var links: [Link] = []
}

/// Why a visual format means nothing, and where reading stopped.
package struct VisualFormatError: Error, Equatable {
  /// What is wrong, in words.
  package var reason: String
  /// In characters from the format's beginning.
  package var place: Int

  /// The exception's reason: four lines, the last with a caret (AL-8.19, AL-8.20).
  func text(of format: String) -> String {
    "Unable to parse constraint format: \n\(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
  }
}
