extension SymbolTable {
  /// Signs, chevrons and arrows.
  static let signs = """
    plus: stroke M12 3.2 V20.8 M3.2 12 H20.8
    minus: stroke M3.2 12 H20.8
    xmark: stroke M4.6 4.6 L19.4 19.4 M19.4 4.6 L4.6 19.4
    multiply: use xmark
    divide: stroke M3.2 12 H20.8; stroke*1.6 D12 5.4 D12 18.6
    equal: stroke M3.6 8.6 H20.4 M3.6 15.4 H20.4
    plusminus: stroke M12 3 V14.4 M6.2 8.7 H17.8 M6.2 20.4 H17.8
    number: stroke M3.8 8.4 H21 M3 15.6 H20.2 M9.6 3 L7.2 21 M16.8 3 L14.4 21
    percent: stroke M18.6 3.6 L5.4 20.4; stroke O6.6 7 3.4; stroke O17.4 17 3.4
    asterisk: stroke M12 3.4 V20.6 M4.6 7.7 L19.4 16.3 M19.4 7.7 L4.6 16.3
    at: stroke O12 12 3.9; stroke A12 12 9.2 55 360 V13 C21.2 16.8 15.9 16.8 15.9 13 V8.2
    checkmark: stroke M4 13.4 L9.4 19.8 L20 4.4
    exclamationmark: stroke*1.3 M12 3.2 V14; stroke*1.7 D12 20.2
    questionmark: stroke*1.1 M6.8 7.8 C6.8 4.8 9 2.9 12 2.9 C15.1 2.9 17.3 4.7 17.3 7.5 C17.3 11.4 12 11.2 12 15.2;
      stroke*1.7 D12 20.6
    info: stroke*1.8 D12 3.6; stroke*1.1 M8.6 9.6 H12.4 V20 M8 20.2 H16.6
    ellipsis: stroke*2.1 D4 12 D12 12 D20 12
    chevron.right: stroke M8.4 4.4 L16.2 12 L8.4 19.6
    chevron.left: use chevron.right flip
    chevron.up: use chevron.right turn -90
    chevron.down: use chevron.right turn 90
    chevron.up.chevron.down: stroke M6.8 9.2 L12 4 L17.2 9.2 M6.8 14.8 L12 20 L17.2 14.8
    chevron.left.chevron.right: use chevron.up.chevron.down turn -90
    chevron.compact.down: stroke*1.1 M2.8 9.8 L12 13.6 L21.2 9.8
    chevron.compact.up: use chevron.compact.down turn 180
    chevron.compact.right: use chevron.compact.down turn -90
    chevron.compact.left: use chevron.compact.down turn 90
    chevron.right.2: stroke M4.6 5 L11.6 12 L4.6 19 M12.6 5 L19.6 12 L12.6 19
    chevron.left.2: use chevron.right.2 flip
    chevron.left.forwardslash.chevron.right: stroke M6.8 7 L1.8 12 L6.8 17 M17.2 7 L22.2 12 L17.2 17 M13.9 4.6 L10.1
      19.4
    chevron.left.slash.chevron.right: use chevron.left.forwardslash.chevron.right
    arrow.right: stroke M3 12 H20.8 M13.4 4.6 L20.8 12 L13.4 19.4
    arrow.left: use arrow.right flip
    arrow.up: use arrow.right turn -90
    arrow.down: use arrow.right turn 90
    arrow.up.right: stroke M5.2 18.8 L18.6 5.4 M7.6 5.4 H18.6 V16.4
    arrow.up.left: use arrow.up.right flip
    arrow.down.right: use arrow.up.right turn 90
    arrow.down.left: use arrow.up.right turn 180
    arrow.right.arrow.left: stroke M3.4 7.4 H20.4 M16.4 3.2 L20.6 7.4 L16.4 11.6 M20.6 16.6 H3.6 M7.6 12.4 L3.4 16.6
      L7.6 20.8
    arrow.left.arrow.right: use arrow.right.arrow.left flip
    arrow.up.arrow.down: use arrow.right.arrow.left turn -90
    arrow.left.and.right: stroke M2.4 12 H21.6 M6.8 7.4 L2.2 12 L6.8 16.6 M17.2 7.4 L21.8 12 L17.2 16.6
    arrow.up.and.down: use arrow.left.and.right turn 90
    arrow.up.and.down.and.arrow.left.and.right: stroke M12 2.4 V21.6 M2.4 12 H21.6 M9 5 L12 2 L15 5 M9 19 L12 22 L15
      19 M5 9 L2 12 L5 15 M19 9 L22 12 L19 15
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: stroke M4 4 L20 20 M20 4 L4 20 M3.2 8.6 V3.2 H8.6
      M15.4 3.2 H20.8 V8.6 M20.8 15.4 V20.8 H15.4 M8.6 20.8 H3.2 V15.4
    arrow.up.left.and.arrow.down.right: stroke M10 10 L3.8 3.8 M3.6 9.8 V3.6 H9.8 M14 14 L20.2 20.2 M20.4 14.2 V20.4
      H14.2
    arrow.down.right.and.arrow.up.left: stroke M3.2 3.2 L9.8 9.8 M3.8 10 H10 V3.8 M20.8 20.8 L14.2 14.2 M20.2 14 H14
      V20.2
    arrow.clockwise: stroke A12 13.2 8 -12 268 C12.2 5.2 13 5.2 14.6 5.2 M10.8 1.4 L14.6 5.2 L10.8 9
    arrow.counterclockwise: use arrow.clockwise flip
    arrow.triangle.2.circlepath: stroke A12 12 8.4 190 332 M3.9 20.2 V15.6 M20.1 3.8 V8.4 H15.5; stroke A12 12 8.4 10
      152 M3.9 20.2 V15.6 H8.5
    arrow.2.circlepath: use arrow.triangle.2.circlepath
    arrow.uturn.left: stroke M3.6 8.8 H14.6 C18 8.8 20.6 11.2 20.6 14.3 C20.6 17.4 18 19.8 14.6 19.8 H9.4 M8.6 3.8
      L3.6 8.8 L8.6 13.8
    arrow.uturn.right: use arrow.uturn.left flip
    arrow.turn.up.left: stroke M20 20 V12.6 Q20 8.8 16.2 8.8 H4 M9 3.8 L4 8.8 L9 13.8
    arrow.turn.up.right: use arrow.turn.up.left flip
    arrow.turn.down.left: stroke M20 4 V11.4 Q20 15.2 16.2 15.2 H4 M9 10.2 L4 15.2 L9 20.2
    arrow.turn.down.right: use arrow.turn.down.left flip
    arrowshape.turn.up.left: body M9.8 4.6 V8.7 C17.4 9 21.6 12.8 21.8 19.8 C19.4 16.2 15.8 14.7 9.8 14.7 V18.9 Q9.8
      19.9 9 19.2 L2.5 12.6 Q1.9 11.9 2.5 11.2 L9 4.3 Q9.8 3.7 9.8 4.6 Z
    arrowshape.turn.up.right: use arrowshape.turn.up.left flip
    arrowshape.turn.up.left.2: stroke M8.2 4.4 L1.8 11 Q1.2 11.8 1.8 12.6 L8.2 19.2; use arrowshape.turn.up.left at
      13.6 12 .8
    arrow.up.to.line: stroke M4.4 3 H19.6 M12 21.2 V7.6 M6 13.4 L12 7.4 L18 13.4
    arrow.down.to.line: use arrow.up.to.line turn 180
    arrow.right.to.line: use arrow.up.to.line turn 90
    arrow.left.to.line: use arrow.up.to.line turn -90
    arrow.triangle.turn.up.right.diamond: use diamond; line M8.8 16 V12.6 Q8.8 10.8 10.6 10.8 H15 M12.8 7.8 L15.8 10.8
      L12.8 13.8
    arrow.triangle.branch: stroke M7 21 V14 C7 10.4 17 12.6 17 8 V4 M13 7.2 L17 3 L21 7.2 M7 21 V4 M3 7.2 L7 3 L11 7.2
    arrow.triangle.swap: use arrow.right.arrow.left
    arrowtriangle.right: body M6 4.6 Q6 2.8 7.6 3.7 L19.8 10.9 Q21.2 12 19.8 13.1 L7.6 20.3 Q6 21.2 6 19.4 Z
    arrowtriangle.left: use arrowtriangle.right flip
    arrowtriangle.up: use arrowtriangle.right turn -90
    arrowtriangle.down: use arrowtriangle.right turn 90
    square.and.arrow.up: -stroke M8 8.8 H6.8 Q4 8.8 4 11.6 V18.4 Q4 21.2 6.8 21.2 H17.2 Q20 21.2 20 18.4 V11.6 Q20 8.8
      17.2 8.8 H16; +solid B4 8.8 16 12.4 2.8; +gap M12 15 V2; stroke M12 14.8 V2 M7.8 6 L12 1.8 L16.2 6
    square.and.arrow.down: -stroke M8 8.8 H6.8 Q4 8.8 4 11.6 V18.4 Q4 21.2 6.8 21.2 H17.2 Q20 21.2 20 18.4 V11.6 Q20
      8.8 17.2 8.8 H16; +solid B4 8.8 16 12.4 2.8; +gap M12 2 V15.6 M7.8 11.6 L12 15.8 L16.2 11.6; stroke M12 1.8
      V15.6 M7.8 11.6 L12 15.8 L16.2 11.6
    rectangle.portrait.and.arrow.right mirrors: -stroke M15.6 7.4 V4.8 Q15.6 2 12.8 2 H6 Q3.2 2 3.2 4.8 V19.2 Q3.2 22
      6 22 H12.8 Q15.6 22 15.6 19.2 V16.6; +solid B3.2 2 12.4 20 2.8; +gap M8.8 12 H22.4; stroke M9 12 H22 M18 8 L22.2
      12 L18 16
    arrow.up.forward.app: use app; line M8.4 15.6 L15.4 8.6 M9.6 8.4 H15.6 V14.4
    goforward: use arrow.clockwise
    gobackward: use goforward flip
    delete.left mirrors: body M8.6 4.6 H19.4 Q22.2 4.6 22.2 7.4 V16.6 Q22.2 19.4 19.4 19.4 H8.6 Q7.2 19.4 6.3 18.4 L2
      13.2 Q1.2 12 2 10.8 L6.3 5.6 Q7.2 4.6 8.6 4.6 Z; line M11.2 9 L17.2 15 M17.2 9 L11.2 15
    delete.right mirrors: use delete.left flip
    shift: body M11.2 3 Q12 2.2 12.8 3 L21 11.2 Q22 12.4 20.6 12.4 H16.6 V20.2 Q16.6 21.4 15.4 21.4 H8.6 Q7.4 21.4 7.4
      20.2 V12.4 H3.4 Q2 12.4 3 11.2 Z
    """
}
