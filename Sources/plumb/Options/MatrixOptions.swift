import Layout
import Values

/// The options that choose cells.
enum MatrixOptions {
  private static let group = "Matrix"

  static let specifications: [OptionSpecification] =
    [
      OptionSpecification("--all-devices", group: group, "every device, both orientations"),
      OptionSpecification(
        "--device", "ID", occurs: .repeatedList, group: group, completion: .devices,
        "this device (`plumb list devices` lists them)"),
      OptionSpecification(
        "--orientation", "WAY", group: group, completion: .words(of: Orientation.self), "portrait or landscape only"),
      OptionSpecification(
        "--split", "SHARE", occurs: .repeatedList, group: group, completion: .words(of: SplitChoice.self),
        "also shared windows: split-1-3, split-1-2, split-2-3, slide-over or all"),
      OptionSpecification(
        "--size-class", "W,H", group: group,
        "cells of this size class (compact, any, regular); with --size, that of the canvas"),
      OptionSpecification("--all-size-classes", group: group, "all nine size classes, each on its own canvas"),
      OptionSpecification("--size", "WxH", occurs: .repeatedList, group: group, "a free canvas, in points"),
      OptionSpecification(
        "--scale", "N", group: group, "pixels per point of pictures and free canvases, from 0.25 to 4 (default 1)"),
      StateFilter.specification,
    ] + VariantOptions.specifications

  /// - Throws: ``UsageError``.
  static func matrix(_ arguments: ParsedArguments) throws -> Matrix {
    var matrix = Matrix()
    let ids = arguments.all("--device")
    for id in ids { _ = try device(id) }
    if arguments.has("--all-devices"), !ids.isEmpty {
      throw UsageError("--all-devices and --device cannot be combined; use only one")
    }
    matrix.devices = arguments.has("--all-devices") ? .all : ids.isEmpty ? .none : .ids(ids)
    matrix.orientation = try arguments.choice("--orientation", Orientation.self)
    let shares = try arguments.choices("--split", SplitChoice.self)
    matrix.shares =
      shares.contains(.all) ? WindowShare.allCases : shares.compactMap { WindowShare(rawValue: $0.rawValue) }
    matrix.sizeClasses = try arguments.value("--size-class").map(sizeClasses)
    matrix.hasAllSizeClasses = arguments.has("--all-size-classes")
    matrix.canvases = try arguments.all("--size").map(size)
    matrix.canvasScale = try scale(arguments)
    return matrix
  }

  /// A share of the screen, or all shares.
  private enum SplitChoice: String, CaseIterable {
    case third = "split-1-3"
    case half = "split-1-2"
    case twoThirds = "split-2-3"
    case slideOver = "slide-over"
    case all
  }

  /// A device of the catalogue.
  /// - Throws: ``UsageError``.
  static func device(_ id: String) throws -> Device {
    if let known = DeviceCatalogue.device(id) { return known }
    throw UsageError("unknown device \"\(id)\"\(DeviceCatalogue.hint(forUnknown: id)); `plumb list devices` lists them")
  }

  /// Pixels per point.
  static func scale(_ arguments: ParsedArguments) throws -> Double {
    try arguments.number("--scale", in: 0.25...4) ?? 1
  }

  /// Returns the selected cells, or the default if none are selected.
  static func cells(_ arguments: ParsedArguments, default fallback: () throws -> [Cell]) throws -> [Cell] {
    var matrix = try matrix(arguments)
    let scale = matrix.canvasScale
    matrix.canvasScale = 1
    if matrix.isEmpty { return try fallback() }
    matrix.canvasScale = scale
    return try matrix.cells()
  }

  private static func sizeClasses(_ text: String) throws -> SizeClasses {
    let words = text.split(separator: ",").compactMap { SizeClass(rawValue: String($0)) }
    guard words.count == 2, text.split(separator: ",").count == 2 else {
      throw UsageError("--size-class is WIDTH,HEIGHT, each compact, any or regular: --size-class compact,regular")
    }
    return SizeClasses(horizontal: words[0], vertical: words[1])
  }

  private static func size(_ text: String) throws -> Size {
    let numbers = text.split(separator: "x").map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (1...20_000).contains(width),
      (1...20_000).contains(height)
    else { throw UsageError("--size is WIDTHxHEIGHT in points, each from 1 to 20000: --size 600x600") }
    return Size(width, height)
  }
}
