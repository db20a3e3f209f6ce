import Foundation
import Scenes

extension DrawnShape {
  /// Adds what an application drew itself, where it is: not moved to pixels.
  func draw(into commands: inout [DisplayCommand]) {
    for clip in clips { commands.append(.beginGroup(Group(clip: .path(clip)))) }
    switch use {
    case .fill: commands.append(.fill(.path(steps), Ink(color)))
    case .stroke(let width, let dash):
      let dashes = dash.first.map { Dash(line: $0, gap: dash.last ?? $0) }
      commands.append(.stroke(.path(steps), Ink(color), width: width, dash: dashes))
    }
    for _ in clips { commands.append(.endGroup) }
  }
}
