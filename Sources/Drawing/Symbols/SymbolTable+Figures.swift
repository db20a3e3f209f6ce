extension SymbolTable {
  /// Charts, health, money and digits.
  static let figures = """
    chart.bar: body B2.2 12.4 4.8 8.6 1.2; body B9.6 3 4.8 18 1.2; body B17 8 4.8 13 1.2
    chart.bar.xaxis: stroke M2 21 H22; body B3.4 11.4 4 6.4 .8; body B10 3.4 4 14.4 .8; body B16.6 7.4 4 10.4 .8
    chart.pie: body M11 3.6 C5.8 4 2 8 2 13 C2 18.2 6 22 11 22 C16 22 20 18.2 20.4 13 H12.4 Q11 13 11 11.6 Z; body
      M14.6 2 C18.6 2.4 21.6 5.4 22 9.4 H15.8 Q14.6 9.4 14.6 8.2 Z
    chart.line.uptrend.xyaxis: stroke M2.6 2.8 V18.6 Q2.6 21.2 5.2 21.2 H21.6 M6.4 15.6 L11 10.4 L14.4 13.2 L20.8 5.6
      M16.4 5.2 H21.2 V10
    chart.xyaxis.line: stroke M2.6 2.8 V18.6 Q2.6 21.2 5.2 21.2 H21.6 M6.4 15.6 L11 9.4 L14.4 13.2 L20.8 6.4
    waveform.path.ecg: stroke M1.6 13 H6 L8.8 5 L13.4 19.6 L16.4 10.6 L17.6 13 H22.4
    waveform.path: stroke M1.6 12 H4.4 L7 5.4 L10.6 18.6 L14 3.4 L17 16.6 L18.8 12 H22.4
    cross: body M9 2.4 H15 V9 H21.6 V15 H15 V21.6 H9 V15 H2.4 V9 H9 Z
    cross.case: body B1.8 6.6 20.4 14 2.6; stroke M8 6.4 V5 Q8 3 10 3 H14 Q16 3 16 5 V6.4; line*1.1 M12 10 V17 M8.5
      13.5 H15.5
    pills: body M3.4 8.4 C1.4 6.4 1.4 5 3 3.4 C4.6 1.8 6.6 2 8.2 3.6 L13.6 9 L9 13.8 Z; stroke M6 11 L10.8 6.2; body
      O16.6 16 5.4; line M12.8 19.8 L20.4 12.2
    bandage: body M2.8 14.4 L14.4 2.8 Q17 1 19.6 3 L21 4.4 Q23 7 21.2 9.6 L9.6 21.2 Q7 23 4.4 21 L3 19.6 Q1 17 2.8
      14.4 Z; line*1.2 D12 9.4 D14.6 12 D9.4 12 D12 14.6
    heart.text.square: use square; inset*.4 heart.fill at 9 8.8 .3; line*.9 M14 8.8 H17.6 M6.6 13.4 H17.4 M6.6 16.8
      H14
    dumbbell: stroke*1.3 M8 12 H16; body B5 5.4 3.4 13.2 1.2; body B15.6 5.4 3.4 13.2 1.2; stroke M2.2 9 V15 M21.8 9
      V15
    dollarsign: stroke M17.2 7.6 C16.8 5.4 14.9 4.2 12 4.2 C9 4.2 6.9 5.7 6.9 8 C6.9 13.4 17.4 10.4 17.4 15.8 C17.4
      18.2 15.2 19.8 12 19.8 C9 19.8 7 18.4 6.6 16.2 M12 1.6 V22.4
    eurosign: stroke A13.6 12 8 -50 -310 M2.8 9.8 H14 M2.8 14.2 H12.8
    sterlingsign: stroke M17.4 7.4 C17 4.8 15.2 3.2 12.8 3.2 C9.8 3.2 7.6 5.4 8.2 9 C8.8 13 10 16.6 6 20.6 H18.4 M5.4
      12.4 H14.6
    yensign: stroke M5 3 L12 12 L19 3 M12 12 V21 M6 12.6 H18 M6 16.6 H18
    bitcoinsign: stroke M7 4.4 H13 C18 4.4 18 11.6 13 11.6 H7 M7 11.6 H14 C19.6 11.6 19.6 19.6 14 19.6 H7 M8.2 4.4
      V19.6 M10.6 2 V4.4 M13.6 2 V4.4 M10.6 19.6 V22 M13.6 19.6 V22
    0: stroke M12 3.2 C8.6 3.2 6.6 6.6 6.6 12 C6.6 17.4 8.6 20.8 12 20.8 C15.4 20.8 17.4 17.4 17.4 12 C17.4 6.6 15.4
      3.2 12 3.2 Z
    1: stroke M8 6.4 L13 3.4 V20.8
    2: stroke M6.6 8 C6.6 5 8.8 3.2 12 3.2 C15.2 3.2 17.2 5.2 17.2 7.8 C17.2 12 9.6 15 6.6 20.6 H17.6
    3: stroke M7 6.6 C7.4 4.4 9.2 3.2 11.8 3.2 C14.8 3.2 16.8 4.8 16.8 7.4 C16.8 10 14.8 11.4 11 11.4 C15 11.4 17.4 13
      17.4 16 C17.4 18.8 15.2 20.8 11.8 20.8 C9 20.8 7 19.4 6.6 17
    4: stroke M14.6 20.8 V3.2 L5.8 15.4 H18.4
    5: stroke M16.6 3.4 H8.2 L7.4 11 C8.6 9.8 10.2 9.2 12 9.2 C15.2 9.2 17.4 11.6 17.4 14.8 C17.4 18.2 15.2 20.8 11.8
      20.8 C9 20.8 7 19.4 6.6 17
    6: stroke M16.8 6 C16 4.2 14.4 3.2 12.4 3.2 C8.6 3.2 6.6 7 6.6 13 C6.6 18 8.6 20.8 12 20.8 C15.2 20.8 17.4 18.4
      17.4 15.4 C17.4 12.2 15.2 10 12.2 10 C9.4 10 7.4 11.8 6.8 14
    7: stroke M6.4 3.4 H17.6 L10.2 20.8
    8: stroke O12 7.4 4.2; stroke O12 16 4.8
    9: use 6 turn 180
    50: use 5 at 6.4 12 .7; use 0 at 17 12 .7
    gobackward.10: use gobackward; use*.75 1 at 9.4 13.4 .38; use*.75 0 at 14 13.4 .38
    gobackward.15: use gobackward; use*.75 1 at 9.4 13.4 .38; use*.75 5 at 14 13.4 .38
    gobackward.30: use gobackward; use*.75 3 at 9.6 13.4 .38; use*.75 0 at 14.6 13.4 .38
    goforward.10: use goforward; use*.75 1 at 9.4 13.4 .38; use*.75 0 at 14 13.4 .38
    goforward.15: use goforward; use*.75 1 at 9.4 13.4 .38; use*.75 5 at 14 13.4 .38
    goforward.30: use goforward; use*.75 3 at 9.6 13.4 .38; use*.75 0 at 14.6 13.4 .38
    infinity: stroke M12 12 C9.4 8.6 8.2 7 6 7 C3.4 7 1.8 9.2 1.8 12 C1.8 14.8 3.4 17 6 17 C8.2 17 9.4 15.4 12 12
      C14.6 8.6 15.8 7 18 7 C20.6 7 22.2 9.2 22.2 12 C22.2 14.8 20.6 17 18 17 C15.8 17 14.6 15.4 12 12 Z
    circles.hexagongrid: body*.9 O12 12 2.5; body*.9 O12 5 2.5; body*.9 O12 19 2.5; body*.9 O5.9 8.5 2.5; body*.9
      O18.1 8.5 2.5; body*.9 O5.9 15.5 2.5; body*.9 O18.1 15.5 2.5
    """
}
