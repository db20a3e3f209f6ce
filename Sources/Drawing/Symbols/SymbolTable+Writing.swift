extension SymbolTable {
  /// Letters, documents, lists and text.
  static let writing = """
    envelope plain: body B1.6 4.4 20.8 15.2 2.8; line M2.4 6 L10.4 12.9 Q12 14.2 13.6 12.9 L21.6 6
    envelope.open plain: body M1.8 9.8 Q1.8 8.6 2.8 7.9 L10.8 2.6 Q12 1.8 13.2 2.6 L21.2 7.9 Q22.2 8.6 22.2 9.8 V18.6
      Q22.2 21.2 19.6 21.2 H4.4 Q1.8 21.2 1.8 18.6 Z; line M2.2 9.4 L10.4 15 Q12 16 13.6 15 L21.8 9.4
    mail plain: use envelope
    mail.stack: stroke M5.4 2.4 H18.6 M3.4 5 H20.6; use envelope at 12 14.4 .88
    message: body M12 3 C6.2 3 1.8 6.5 1.8 11 C1.8 13.8 3.4 16.2 6 17.7 Q6.2 19.8 4.2 21.4 Q7.8 21.4 9.9 18.9 Q10.9
      19.1 12 19.1 C17.8 19.1 22.2 15.5 22.2 11 C22.2 6.5 17.8 3 12 3 Z
    bubble.left: body M5.4 3.4 H18.6 Q22 3.4 22 6.8 V13.8 Q22 17.2 18.6 17.2 H11.6 L7.6 20.9 Q6.4 21.9 6.4 20.3 V17.2
      H5.4 Q2 17.2 2 13.8 V6.8 Q2 3.4 5.4 3.4 Z
    bubble.right: use bubble.left flip
    bubble: use bubble.left
    quote.bubble: use bubble; mark*.3 O8.8 9.6 1.4; mark*.3 O15 9.6 1.4; line*.8 M10.2 9.8 Q10.2 12.2 8.4 13 M16.4 9.8
      Q16.4 12.2 14.6 13
    bubble.left.and.bubble.right: use bubble.right at 14.8 14 .62; clear bubble.left at 8.6 9.4 .64; use bubble.left
      at 8.6 9.4 .64
    phone: body M7.6 2.9 Q8.8 2.5 9.4 3.7 L11 7.1 Q11.5 8.2 10.6 9 L9.2 10.3 C10 12.1 11.9 14 13.7 14.8 L15 13.4 Q15.8
      12.5 16.9 13 L20.3 14.6 Q21.5 15.2 21.1 16.4 C20.4 19.4 18.4 21.1 15.9 20.8 C9.6 20 4 14.4 3.2 8.1 C2.9 5.6 4.6
      3.6 7.6 2.9 Z
    phone.down: use phone turn 135 at 12 12 1.04
    phone.arrow.up.right: use phone at 11 13 .9; stroke*.95 M15.6 8.4 L21.6 2.4 M16.8 2.2 H21.8 V7.2
    paperplane: body M20.9 2.3 Q22.4 1.8 21.8 3.2 L15 20.9 Q14.4 22.2 13.6 21 L10 14 L3 10.4 Q1.8 9.6 3.1 9 Z; line
      M21 3 L10.2 13.8
    tray: body M2 13.2 L5 5.8 Q5.7 4 7.5 4 H16.5 Q18.3 4 19 5.8 L22 13.2 V17.2 Q22 20 19.2 20 H4.8 Q2 20 2 17.2 Z;
      line M2.4 13.2 H7.8 Q8.2 16.2 12 16.2 Q15.8 16.2 16.2 13.2 H21.6
    tray.and.arrow.down: body M2 13.6 V17.6 Q2 20.4 4.8 20.4 H19.2 Q22 20.4 22 17.6 V13.6 H16.2 Q15.8 16.4 12 16.4
      Q8.2 16.4 7.8 13.6 Z; stroke M2 13.6 L4.4 6.6 M22 13.6 L19.6 6.6; stroke M12 1.8 V11.6 M8.6 8.4 L12 11.8 L15.4
      8.4
    tray.and.arrow.up: body M2 13.6 V17.6 Q2 20.4 4.8 20.4 H19.2 Q22 20.4 22 17.6 V13.6 H16.2 Q15.8 16.4 12 16.4 Q8.2
      16.4 7.8 13.6 Z; stroke M2 13.6 L4.4 6.6 M22 13.6 L19.6 6.6; stroke M12 12 V2.2 M8.6 5.4 L12 2 L15.4 5.4
    tray.full: use tray at 12 13.4 .9; line M7.4 8 H16.6 M7 11 H17
    archivebox: body B1.6 3.4 20.8 5.2 1.5; body M3.4 8.6 V18 Q3.4 20.8 6.2 20.8 H17.8 Q20.6 20.8 20.6 18 V8.6; line
      M9 12.6 H15
    doc: body M13.4 2 H7.2 Q4.4 2 4.4 4.8 V19.2 Q4.4 22 7.2 22 H16.8 Q19.6 22 19.6 19.2 V8.2 Z; line M13.4 2.4 V6.4
      Q13.4 8.2 15.2 8.2 H19.2
    doc.text: use doc; line*.9 M8.2 12.8 H15.8 M8.2 17 H15.8
    doc.richtext: use doc; line*.9 M8.2 18.4 H15.8; line*.9 M8.2 15.4 L10.8 12.2 L12.8 14 L14 13 L15.8 15.2
    doc.on.doc: stroke M7.2 17.4 H6 Q3.4 17.4 3.4 14.8 V4.4 Q3.4 1.8 6 1.8 H10.4; use doc at 14.4 13.8 .78
    doc.on.clipboard: stroke M8 20.2 H5.4 Q2.8 20.2 2.8 17.6 V6.2 Q2.8 3.6 5.4 3.6 H14.4 Q17 3.6 17 6.2 V7; solid*.4
      B6.6 1.6 6.6 3.8 1.2; use doc at 15.6 15.2 .64
    clipboard: body M7.6 3.8 H6.6 Q4 3.8 4 6.4 V19.4 Q4 22 6.6 22 H17.4 Q20 22 20 19.4 V6.4 Q20 3.8 17.4 3.8 H16.4
      Q16.4 1.8 14.4 1.8 H9.6 Q7.6 1.8 7.6 3.8 Z; line M7.8 4 V4.6 Q7.8 6.4 9.6 6.4 H14.4 Q16.2 6.4 16.2 4.6 V4
    list.clipboard mirrors: use clipboard; line*.9 D8 11 D8 14.6 D8 18.2; line*.9 M11.4 11 H16 M11.4 14.6 H16 M11.4
      18.2 H16
    list.bullet.clipboard mirrors: use list.clipboard
    folder plain: body M1.8 6.6 Q1.8 4 4.4 4 H8.4 Q9.6 4 10.4 4.7 L11.6 5.8 Q12.2 6.2 13 6.2 H19.4 Q22.2 6.2 22.2 9
      V17.2 Q22.2 20 19.4 20 H4.6 Q1.8 20 1.8 17.2 Z; line M2.2 10 H21.8
    newspaper: body M1.8 4 H18 V17.4 Q18 20 20.2 20 H4.4 Q1.8 20 1.8 17.4 Z; stroke M18 8 H22.2 V17.8 Q22.2 20 20.1
      20; line*.9 M5 7.8 H14.6 M12.4 11.6 H14.6 M12.4 14 H14.6 M5 16.8 H14.6; mark*.3 B5.2 11.2 4.2 3 .3
    book: body M12 5.8 C10 3.8 6.4 3.2 3.4 3.8 Q1.8 4.2 1.8 5.8 V17.2 Q1.8 18.8 3.4 18.6 C6.4 18 10 18.4 12 20.4 C14
      18.4 17.6 18 20.6 18.6 Q22.2 18.8 22.2 17.2 V5.8 Q22.2 4.2 20.6 3.8 C17.6 3.2 14 3.8 12 5.8 Z; line M12 6 V20
    book.closed: body M7 2 H19.4 V22 H7 Q4 22 4 19.2 V4.8 Q4 2 7 2 Z; line M4.4 18.8 Q4.8 17.4 6.8 17.4 H19; line M8.2
      2.2 V17
    books.vertical: body B2 3.4 5 17.4 1.2; body B8.4 3.4 4.6 17.4 1.2; body M14.4 5.2 L18.2 4.2 L22.4 19.4 L18.6 20.4
      Z; line*.8 M2.4 7.4 H6.6 M2.4 16.6 H6.6 M8.8 16.6 H12.6
    list.bullet mirrors: stroke*1.7 D3.4 5.4 D3.4 12 D3.4 18.6; stroke M8 5.4 H21.6 M8 12 H21.6 M8 18.6 H21.6
    list.dash mirrors: stroke M2.4 5.4 H4.4 M2.4 12 H4.4 M2.4 18.6 H4.4 M8.4 5.4 H21.6 M8.4 12 H21.6 M8.4 18.6 H21.6
    list.number mirrors: stroke M9.4 5 H21.6 M9.4 12 H21.6 M9.4 19 H21.6; stroke*.7 M2.6 3.6 L4 2.8 V7 M2.2 10.8 C2.2
      9.4 5.2 9.4 5.2 11 C5.2 12.2 3 13 2.4 14 H5.4 M2.4 17.2 H5 L3.6 18.8 C5.8 18.8 5.8 21.4 3.8 21.4 Q2.8 21.4 2.2
      20.8
    checklist mirrors: stroke M11.4 6 H21.6 M11.4 17.6 H21.6 M2.4 6.4 L4.4 8.6 L8 3.8 M2.4 18 L4.4 20.2 L8 15.4
    list.bullet.rectangle mirrors: body B1.6 3.8 20.8 16.4 2.8; line*1.2 D6 8.2 D6 12 D6 15.8; line*.9 M9.6 8.2 H18.4
      M9.6 12 H18.4 M9.6 15.8 H18.4
    list.bullet.indent mirrors: stroke*1.6 D3.4 5.4 D7 12 D7 18.6; stroke M8 5.4 H21.6 M11.6 12 H21.6 M11.6 18.6 H21.6
    line.3.horizontal: stroke M2.6 5.6 H21.4 M2.6 12 H21.4 M2.6 18.4 H21.4
    line.horizontal.3: use line.3.horizontal
    line.3.horizontal.decrease: stroke M2.4 6 H21.6 M6 12 H18 M9.6 18 H14.4
    line.horizontal.3.decrease: use line.3.horizontal.decrease
    slider.horizontal.3: stroke M2.2 5.4 H13.4 M19.8 5.4 H21.8 M2.2 12 H4.2 M10.6 12 H21.8 M2.2 18.6 H13.4 M19.8 18.6
      H21.8; stroke O16.6 5.4 2.4; stroke O7.4 12 2.4; stroke O16.6 18.6 2.4
    slider.vertical.3: use slider.horizontal.3 turn 90
    text.alignleft: stroke M2.6 4.4 H21.4 M2.6 9.4 H14.6 M2.6 14.6 H21.4 M2.6 19.6 H14.6
    text.alignright: use text.alignleft flip
    text.aligncenter: stroke M2.6 4.4 H21.4 M6 9.4 H18 M2.6 14.6 H21.4 M6 19.6 H18
    text.justify: stroke M2.6 4.4 H21.4 M2.6 9.4 H21.4 M2.6 14.6 H21.4 M2.6 19.6 H21.4
    text: use text.alignleft
    text.quote: stroke*1.1 M3 4 V20; stroke M8 5.4 H21.4 M8 12 H21.4 M8 18.6 H17
    textformat: stroke M1.6 18.6 L7 5 H7.4 L12.8 18.6 M3.6 14 H10.8; stroke O18 15.2 3.6; stroke M21.6 11.2 V18.8
    textformat.size: stroke M1.4 18.8 L4.4 10.6 H4.8 L7.8 18.8 M2.6 16 H6.6; stroke M9.4 18.8 L15.6 3.4 H16 L22.2 18.8
      M11.8 13.6 H19.8
    textformat.abc: stroke*.9 O4.4 13.6 2.8; stroke*.9 M7.4 10.8 V16.4 M10.2 6.6 V16.4; stroke*.9 O13 13.6 2.8;
      stroke*.9 A20.4 13.6 2.8 -45 -315
    a: stroke M4.4 20 L11.7 3.6 H12.3 L19.6 20 M7 14.4 H17
    character: use a
    bold: stroke*1.8 M7 4 H12.6 C18.4 4 18.4 11.6 12.6 11.6 H7 Z; stroke*1.8 M7 11.6 H13.4 C20 11.6 20 20 13.4 20 H7 Z
    italic: stroke M9.6 3.6 H18 M6 20.4 H14.4 M13.8 3.6 L10.2 20.4
    underline: stroke M6 3 V10.4 C6 14.4 8.4 16.6 12 16.6 C15.6 16.6 18 14.4 18 10.4 V3 M4.4 21 H19.6
    strikethrough: stroke M17 7.4 C16.6 5 14.8 3.6 12 3.6 C9 3.6 7 5.2 7 7.6 Q7 10 9.4 11.2 M6.6 16.2 C7 18.8 9 20.4
      12 20.4 C15.2 20.4 17.4 18.6 17.4 16 Q17.4 14.8 16.8 13.8 M2.8 12.2 H21.2
    function: stroke M14.4 3.4 C10.8 2.6 10 5 9.6 8 L8 18 Q7.4 21.6 4.2 20.8 M5.8 9 H13 M13.8 13 L20.4 20 M20.4 13
      L13.8 20
    sum: stroke M18.4 6.4 V3.6 H5.6 L12.6 12 L5.6 20.4 H18.4 V17.6
    signature: stroke M2.4 18.6 H21.6 M4 14.6 C8 13 12.4 7 11 4.6 C9.4 2.6 7 8.8 8.4 12.4 C9.6 15.4 12.4 13 13.6 11.2
      Q13.6 15.2 16 13 Q17 15 20.6 13.4
    """
}
