extension Scene {
  /// The scene as an application shows it in a cell: on the canvas it was drawn on as it was drawn, elsewhere with what its
  /// document says of the cell's size classes (AL-10.2) and below the bars of its containers (AL-5.14).
  public func adapted(to cell: Cell) -> Scene {
    guard let canvas, cell.screenName != canvas.screenName else { return self }
    var scene = adaptations[cell.sizeClasses] ?? self
    scene.bars = deviceBars
    return scene
  }
}
