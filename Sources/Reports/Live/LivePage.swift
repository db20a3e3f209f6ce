package import LayoutMaps
import Scenes
import Values

/// A page on which the reader drags a scene's window to any size. It holds the scene's map and drawing, and solves nothing.
@MainActor
package struct LivePage {
  /// A file that opens from disk.
  package let html: String
  /// Parts of regions whose drawing is that of a size nearby.
  package let approximateCount: Int

  /// A page of a map.
  /// - Parameters:
  ///   - sizes: What was mapped.
  ///   - scale: Pixels per point to which the page rounds frames.
  ///   - surroundings: What the windows are like, in a few words: `free canvas`.
  /// - Complexity: A few layouts a region, and two explanations a border.
  package init(
    _ map: LayoutMap, _ sizes: WindowSizes, scale: Double, surroundings: String
  ) {
    var regions = LiveRegions(sizes)
    let entries = map.regions.map { regions.entry($0) }
    let causes = LiveCauses(map, sizes).all.map { "\"\($0.before),\($0.after)\":\(RawJSON.text($0.text))" }
    let remainder = map.remainder.map {
      RawJSON.object(["corners": RawJSON.corners($0.polygon), "reason": RawJSON.text($0.reason)])
    }
    let title = sizes.scene.title
    let data = RawJSON.object([
      "title": RawJSON.text(title), "scene": RawJSON.text(sizes.scene.id), "scale": RawJSON.number(scale),
      "surroundings": RawJSON.text(surroundings), "width": RawJSON.range(map.width),
      "height": RawJSON.range(map.height), "tables": regions.tables, "regions": RawJSON.list(entries),
      "causes": "{\(causes.joined(separator: ","))}", "remainder": RawJSON.list(remainder),
      "devices": Self.devices(map),
    ])
    html = Page.live(title: "\(title) at any size", data: data)
    approximateCount = regions.approximateCount
  }

  /// Devices held upright whose screen is on the map: family, name, width, height. Those of one size share an entry.
  private static func devices(_ map: LayoutMap) -> String {
    var names: [String: [String]] = [:]
    var order: [(key: String, device: Device, size: Size)] = []
    for device in DeviceCatalogue.all {
      guard let size = (device.faces[.portrait] ?? device.faces[.landscape])?.size, map.width.contains(size.width),
        map.height.contains(size.height)
      else { continue }
      let key = "\(device.family) \(size.width) \(size.height)"
      if names[key] == nil { order.append((key, device, size)) }
      names[key, default: []].append(device.name)
    }
    return RawJSON.list(
      order.map { key, device, size in
        let all = names[key] ?? []
        let rest = all.count > 2 ? " and \(all.count - 2) more" : ""
        return RawJSON.list([
          RawJSON.text(device.family.rawValue), RawJSON.text(all.prefix(2).joined(separator: ", ") + rest),
          RawJSON.number(size.width), RawJSON.number(size.height),
        ])
      })
  }
}
