extension SymbolTable {
  /// Outlines, and grids and stacks of them.
  static let shapes = """
    circle: body O12 12 9.2
    square: body B3.2 3.2 17.6 17.6 3.6
    app: body B2.8 2.8 18.4 18.4 5.4
    rectangle: body B1.8 4.8 20.4 14.4 2.8
    rectangle.portrait: body B4.8 1.8 14.4 20.4 2.8
    capsule: body B1.4 6.4 21.2 11.2 5.6
    triangle: body M10.5 4.1 Q12 1.9 13.5 4.1 L21.9 18.3 Q22.9 20.6 20.4 20.6 H3.6 Q1.1 20.6 2.1 18.3 Z
    diamond: body M10.7 3 Q12 1.7 13.3 3 L21 10.7 Q22.3 12 21 13.3 L13.3 21 Q12 22.3 10.7 21 L3 13.3 Q1.7 12 3 10.7 Z
    rhombus: body M11 3.2 Q12 1.8 13 3.2 L18.8 10.9 Q19.6 12 18.8 13.1 L13 20.8 Q12 22.2 11 20.8 L5.2 13.1 Q4.4 12 5.2
      10.9 Z
    pentagon: body M12 2.8 L21.4 9.7 L17.8 20.6 H6.2 L2.6 9.7 Z
    hexagon: body M12 2.2 L20.5 7.1 V16.9 L12 21.8 L3.5 16.9 V7.1 Z
    octagon: body M8.2 2.8 H15.8 L21.2 8.2 V15.8 L15.8 21.2 H8.2 L2.8 15.8 V8.2 Z
    seal: body M12 3 Q16.44 1.28 18.36 5.64 Q22.72 7.56 21 12 Q22.72 16.44 18.36 18.36 Q16.44 22.72 12 21 Q7.56 22.72
      5.64 18.36 Q1.28 16.44 3 12 Q1.28 7.56 5.64 5.64 Q7.56 1.28 12 3 Z
    shield: body M12 2 L19.6 4.9 Q20.6 5.3 20.6 6.3 V11.2 C20.6 16.4 17.4 20 12 22 C6.6 20 3.4 16.4 3.4 11.2 V6.3 Q3.4
      5.3 4.4 4.9 Z
    heart: body M12 20.6 C5.2 16.2 2 12.6 2 8.8 C2 5.8 4.3 3.6 7 3.6 C9.1 3.6 10.9 4.7 12 6.6 C13.1 4.7 14.9 3.6 17
      3.6 C19.7 3.6 22 5.8 22 8.8 C22 12.6 18.8 16.2 12 20.6 Z
    star: body M12 2.3 L14.65 9.26 L22.08 9.62 L16.28 14.29 L18.23 21.48 L12 17.4 L5.77 21.48 L7.72 14.29 L1.92 9.62
      L9.35 9.26 Z
    star.leadinghalf.filled mirrors: use star; fill M12 2.3 V17.4 L5.77 21.48 L7.72 14.29 L1.92 9.62 L9.35 9.26 Z
    star.lefthalf.fill: use star; fill M12 2.3 V17.4 L5.77 21.48 L7.72 14.29 L1.92 9.62 L9.35 9.26 Z
    circle.lefthalf.filled: use circle; fill A12 12 9.2 90 270 Z
    circle.righthalf.filled: use circle.lefthalf.filled flip
    circle.dashed: stroke A12 12 9.2 -15 15; stroke A12 12 9.2 30 60; stroke A12 12 9.2 75 105; stroke A12 12 9.2 120
      150; stroke A12 12 9.2 165 195; stroke A12 12 9.2 210 240; stroke A12 12 9.2 255 285; stroke A12 12 9.2 300 330
    square.dashed: stroke M3.2 8 V6.8 Q3.2 3.2 6.8 3.2 H8; stroke M16 3.2 H17.2 Q20.8 3.2 20.8 6.8 V8; stroke M20.8 16
      V17.2 Q20.8 20.8 17.2 20.8 H16; stroke M8 20.8 H6.8 Q3.2 20.8 3.2 17.2 V16; stroke M11 3.2 H13; stroke M11 20.8
      H13; stroke M3.2 11 V13; stroke M20.8 11 V13
    largecircle.fill.circle: use circle; fill O12 12 5.8
    record.circle: body O12 12 9.2; mark O12 12 3.6
    smallcircle.filled.circle: body O12 12 9.2; mark O12 12 2
    target: stroke O12 12 9.2; stroke O12 12 5.4; fill O12 12 2
    scope: stroke O12 12 8; stroke M12 1.8 V7.6 M12 16.4 V22.2 M1.8 12 H7.6 M16.4 12 H22.2
    square.on.square: stroke M5.6 15.6 H5 Q2 15.6 2 12.6 V5 Q2 2 5 2 H12.6 Q15.6 2 15.6 5 V5.6; body B7.4 7.4 14.4
      14.4 3
    rectangle.on.rectangle: stroke M4.6 15 H4.2 Q1.6 15 1.6 12.4 V6 Q1.6 3.4 4.2 3.4 H15.4 Q18 3.4 18 6; body B5.6 8
      16.8 12.6 2.6
    square.split.2x1: body B1.8 4.2 20.4 15.6 2.8; line M12 4.2 V19.8
    square.grid.2x2: body B2.8 2.8 7.4 7.4 1.6; body B13.8 2.8 7.4 7.4 1.6; body B2.8 13.8 7.4 7.4 1.6; body B13.8
      13.8 7.4 7.4 1.6
    square.grid.3x3: body*.85 B2.4 2.4 4.6 4.6 .9; body*.85 B9.7 2.4 4.6 4.6 .9; body*.85 B17 2.4 4.6 4.6 .9; body*.85
      B2.4 9.7 4.6 4.6 .9; body*.85 B9.7 9.7 4.6 4.6 .9; body*.85 B17 9.7 4.6 4.6 .9; body*.85 B2.4 17 4.6 4.6 .9;
      body*.85 B9.7 17 4.6 4.6 .9; body*.85 B17 17 4.6 4.6 .9
    circle.grid.2x2: body O6.6 6.6 3.9; body O17.4 6.6 3.9; body O6.6 17.4 3.9; body O17.4 17.4 3.9
    circle.grid.3x3: body*.85 O4.6 4.6 2.3; body*.85 O12 4.6 2.3; body*.85 O19.4 4.6 2.3; body*.85 O4.6 12 2.3;
      body*.85 O12 12 2.3; body*.85 O19.4 12 2.3; body*.85 O4.6 19.4 2.3; body*.85 O12 19.4 2.3; body*.85 O19.4 19.4
      2.3
    rectangle.grid.1x2: body B2.4 3.2 19.2 7 1.8; body B2.4 13.8 19.2 7 1.8
    rectangle.grid.2x2: body B1.8 4 8.8 6.6 1.6; body B13.4 4 8.8 6.6 1.6; body B1.8 13.4 8.8 6.6 1.6; body B13.4 13.4
      8.8 6.6 1.6
    rectangle.stack: stroke M7 2.6 H17 M4.8 5.6 H19.2; body B2.4 8.8 19.2 12.4 2.4
    rectangle.stack.person.crop: stroke M7 2.6 H17 M4.8 5.6 H19.2; use person.crop.rectangle at 12 15 .9
    lock.rectangle.stack: use rectangle.stack; inset*.6 lock.fill at 12 14.8 .38
    square.stack: use rectangle.stack
    square.stack.3d.up: body M12 2.6 L21.6 7.2 L12 11.8 L2.4 7.2 Z; stroke M2.4 12 L12 16.6 L21.6 12; stroke M2.4 16.6
      L12 21.2 L21.6 16.6
    tablecells: body B1.8 4 20.4 16 2.6; line M1.8 9.4 H22.2 M1.8 14.6 H22.2 M9 4 V20
    sidebar.left mirrors: body B1.8 4 20.4 16 2.8; line M8.8 4 V20; line*.8 M4.4 8 H6.2 M4.4 11 H6.2 M4.4 14 H6.2
    sidebar.right mirrors: use sidebar.left flip
    cube: body M12 2 L20.6 6.8 V17.2 L12 22 L3.4 17.2 V6.8 Z; line M3.8 7 L12 11.8 L20.2 7 M12 11.8 V21.6
    shippingbox: body M12 2 L20.6 6.8 V17.2 L12 22 L3.4 17.2 V6.8 Z; line M3.8 7 L12 11.8 L20.2 7 M12 11.8 V21.6; line
      M7.6 4.6 L16.2 9.4
    """
}
