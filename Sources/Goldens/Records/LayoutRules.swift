/// The rules that compute layouts, by version; a new version is a change of rules that moved frames.
///
/// A record contains the version it was computed with, so that a changed rule of plumb is not taken for a changed
/// document.
package enum LayoutRules {
  /// The present version of the rules.
  package static let version = changes.count + 1

  /// The version of a record that names none.
  package static let first = 1

  /// The changes of each version after the first, one entry per rule; the change log has the same list.
  private static let changes: [[String]] = [
    [
      "AL-2.19: of content sizes that tie the first stretches and the last is squeezed",
      "AL-2.24: a required content size gives way to the constraints that it contradicts",
      "AL-3.20: baselines of stretched labels, buttons and text fields follow their centred text",
      "AL-4.12: a stack's own margins are 0",
      "AL-4.22: fillProportionally leaves views without a natural size to their own constraints",
      "AL-4.39: a label of several lines beside other views is as wide as its text",
      "AL-5.17: the safe area does not reach into scroll views and cells",
    ],
    [
      "AL-2.24: a stack's spacing gives way before the constraints that it contradicts",
      "AL-9.9: content of rows stays inside the safe area at both sides",
    ],
    [
      "AL-2.24: without a user's constraint a stack's connection to its edges gives way",
      "AL-3.13: the title of a button with a configuration wraps",
      "AL-3.13: a label that wraps needs only the width of its widest line",
      "AL-4.22: nested stacks count with their fitting length in fillProportionally",
      "AL-4.43: nested stacks and views with a constrained height may be the tallest of a row",
      "AL-9.6: content that is not scrolled begins inside contentInset",
      "AL-9.7: the offset stays in its range when content, view or insets change",
      "AL-7.2: masks in documents are measured from the saved size of the root, and of a row's content",
      "AL-5.4: on devices, margins in documents contain the safe area, whatever version saved them",
      "AL-3.1: on devices, natural sizes in documents are the device's, not those of the version that saved them",
      "AL-9.9: on devices, tables of documents have rows as wide as they are, as high as the document or the content says",
    ],
    [
      "AL-5.25: margins of views and rows follow the readable width where the document says so",
      "AL-9.6: scroll views that always bounce, and their behaviours for insets, count in documents",
      "AL-3.14: a text view in a text style has the style's leading below its last line",
      "AL-3.1: on devices, placeholder sizes and constraints of documents are gone, unless the class is a client's",
      "AL-9.9: a row's accessory view in a document takes its width from the content",
      "AL-5.14: bars of an application's containers have the heights and places of the device",
      "AL-5.14: a prompt makes a navigation bar higher",
      "AL-9.9: on devices, a table's cell without a table is the row of one",
      "AL-3.1: on devices, an activity indicator that does not run is hidden where the document says so",
      "AL-9.12: on devices, cells of flow layouts that scroll horizontally stand in columns",
      "AL-3.5: a search bar is higher with a prompt or scopes",
      "AL-3.1: buttons in documents have the title and the picture of their state, and a configuration its picture's side",
      "AL-3.12: on canvases without stack views, simple labels and configured buttons of documents take whole points",
      "AL-3.12: Hangul, and free fonts of projects without a file, have iOS's widths and lines",
      "AL-5.14: on canvases, phones on their side and toolbars have the insets and heights of the version",
      "AL-9.13: since iOS 15 headers of plain tables have 22 points above them; headers of cards have their rows' margin",
      "AL-3.1: a date picker without a style is compact since iOS 14, except a countdown",
      "AL-9.9: a row's own labels wrap where they may have several lines",
      "AL-7.2: on devices, views of documents with a fixed frame follow their masks",
      "AL-3.20: the baseline of a button with a subtitle, a picture above or below, or uneven insets is its title's",
      "AL-3.12: a font that neither iOS nor the project has is Helvetica Neue, whose bold cut has higher lines",
      "AL-5.14: on canvases, simulated bars reach what they push, and opaque ones push down a root of any height",
      "AL-3.1: symbols of configured buttons in documents are as wide as at scale large",
      "AL-3.16: views at the sides of a text field take their room from its text, and subclasses place the text",
      "AL-5.14: on canvases, sheets 10 points shorter than the screen have no insets, and retina6_0 has 44 before 21225",
      "AL-5.14: on canvases since Xcode 16, phones on their side add their insets in portrait",
      "AL-5.14: on canvases, sheets, and bars that stacks, tabs and pushing scenes simulate, have the insets of the version",
      "AL-9.9: on canvases since Xcode 12, margins of cells follow an upright phone's width",
      "AL-3.12: more of iOS's fonts by name have their own measures, and Chinese and Japanese one em a character in fonts by name",
      "AL-3.1: more symbols keep their measured space",
      "AL-3.1: a date picker is as wide as the date that code gives it",
    ],
  ]

  /// Returns the changes since a version, oldest first.
  package static func changes(since version: Int) -> [String] {
    changes.dropFirst(max(0, version - first)).flatMap { $0 }
  }
}
