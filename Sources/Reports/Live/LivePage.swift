import Layout
package import LayoutMaps
import Values

/// A page on which the reader drags a scene's window to any size. It contains the scene's maps and drawings, and solves
/// nothing.
@MainActor
package struct LivePage {
  /// A scene's map with the mapped windows.
  package struct Mapped {
    /// The map of all sizes.
    package let map: LayoutMap
    /// The windows.
    package let sizes: WindowSizes

    /// See the properties.
    package init(_ map: LayoutMap, _ sizes: WindowSizes) { (self.map, self.sizes) = (map, sizes) }
  }

  /// A state of the scene for one reader; the page's menu chooses between variants.
  package struct Variant {
    /// The scene as it is.
    package let now: Mapped
    /// The scene before a change; nil if nothing is compared.
    package let before: Mapped?

    /// See the properties.
    package init(now: Mapped, before: Mapped? = nil) { (self.now, self.before) = (now, before) }

    /// A short description: `dark`, `expanded, ax3`.
    @MainActor var label: String {
      let words = now.sizes.variant.suffix.split(separator: "+").map(String.init)
      let all = (now.sizes.state.map { [$0] } ?? []) + words
      return all.isEmpty ? "light" : all.joined(separator: ", ")
    }
  }

  /// The page as a file that opens from disk.
  package let html: String
  /// The number of parts of regions drawn as at a nearby size.
  package let approximateCount: Int

  /// Creates a page of a scene's maps over the same sizes.
  /// - Parameters:
  ///   - variants: At least one; the first is shown initially.
  ///   - scale: Pixels per point to which the page rounds frames.
  ///   - surroundings: A short description of the windows: `free canvas`.
  ///   - isOfChange: Whether the page is about a change, so that it says where the earlier layout is not known.
  /// - Complexity: A few layouts per region, and two explanations per border.
  package init(_ variants: [Variant], scale: Double, surroundings: String, isOfChange: Bool = false) {
    let first = variants[0].now
    var regions = LiveRegions(first.sizes)
    let entries = variants.map { variant in
      RawJSON.object([
        "label": RawJSON.text(variant.label), "now": Self.json(variant.now, &regions),
        "before": variant.before.map { Self.json($0, &regions) },
      ])
    }
    let title = first.sizes.scene.title
    let data = RawJSON.object([
      "title": RawJSON.text(title), "scene": RawJSON.text(first.sizes.scene.id), "scale": RawJSON.number(scale),
      "surroundings": RawJSON.text(surroundings), "isOfChange": isOfChange ? "true" : "false",
      "width": RawJSON.range(first.map.width),
      "height": RawJSON.range(first.map.height), "tables": regions.tables, "variants": RawJSON.list(entries),
      "devices": Self.devices(first.map),
    ])
    html = Page.live(title: "\(title) at any size", data: data)
    approximateCount = regions.approximateCount
  }

  private static func json(_ mapped: Mapped, _ regions: inout LiveRegions) -> String {
    regions.sizes = mapped.sizes
    let entries = mapped.map.regions.map { regions.entry($0) }
    let causes = LiveCauses(mapped.map, mapped.sizes).all.map {
      "\"\($0.before),\($0.after)\":\(RawJSON.text($0.text))"
    }
    let remainder = mapped.map.remainder.map {
      RawJSON.object(["corners": RawJSON.corners($0.polygon), "reason": RawJSON.text($0.reason)])
    }
    return RawJSON.object([
      "regions": RawJSON.list(entries), "causes": "{\(causes.joined(separator: ","))}",
      "remainder": RawJSON.list(remainder),
    ])
  }

  /// Returns devices in portrait whose screen is on the map: family, name, width, height. Devices of the same size
  /// share an entry.
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
        RawJSON.list([
          RawJSON.text(device.family.rawValue), RawJSON.text(Listing.text(names[key] ?? [], limit: 2)),
          RawJSON.number(size.width), RawJSON.number(size.height),
        ])
      })
  }
}
