/// A parsed visual format: views in a row and the links between them (AL-8.1).
struct VisualFormat: Equatable {
  /// A word in the format, and its position.
  struct Word: Equatable {
    var text: String
    var place: Int
  }

  enum Axis: Equatable {
    case horizontal
    case vertical
  }

  enum Object: Equatable {
    /// A number, or the value of a metric.
    case number(Double)
    /// A view, in a size predicate.
    case view(Word)

    /// The number; 0 for a view.
    var number: Double {
      if case .number(let number) = self { number } else { 0 }
    }
  }

  struct Predicate: Equatable {
    var relation = ConstraintRelation.equal
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

  var axis = Axis.horizontal
  /// The parts in order; the link between two neighbours is in ``links``, at the first one's index.
  var parts: [Part] = []
  var links: [Link] = []
}

/// Why a visual format is invalid, and where parsing stopped.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  /// A description of the error.
  package var reason: String
  /// In characters from the beginning of the format.
  package var place: Int

  package var description: String { reason }

  /// The exception's reason: four lines, the last with a caret (AL-8.19, AL-8.20).
  package func text(of format: String) -> String {
    "Unable to parse constraint format: \n\(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
  }
}
