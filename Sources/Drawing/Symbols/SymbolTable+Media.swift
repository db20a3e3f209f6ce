extension SymbolTable {
  /// Playing, sound, cameras and devices.
  static let media = """
    play: body M5.6 4.4 Q5.6 2.6 7.2 3.5 L20.2 10.9 Q21.6 12 20.2 13.1 L7.2 20.5 Q5.6 21.4 5.6 19.6 Z
    pause: body B4.8 3.4 4.8 17.2 1.5; body B14.4 3.4 4.8 17.2 1.5
    stop: body B4 4 16 16 2.6
    playpause: body M1.6 6.6 Q1.6 5.2 2.8 5.9 L11 11.2 Q12 12 11 12.8 L2.8 18.1 Q1.6 18.8 1.6 17.4 Z; body B14.2 5.6
      2.6 12.8 1.1; body B19.6 5.6 2.6 12.8 1.1
    forward: body M1.4 6.6 Q1.4 5.2 2.6 5.9 L10.8 11.2 Q11.8 12 10.8 12.8 L2.6 18.1 Q1.4 18.8 1.4 17.4 Z; body M12.2
      6.6 Q12.2 5.2 13.4 5.9 L21.6 11.2 Q22.6 12 21.6 12.8 L13.4 18.1 Q12.2 18.8 12.2 17.4 Z
    backward: use forward flip
    forward.end: body M3.4 5 Q3.4 3.4 4.8 4.3 L15.4 11 Q16.6 12 15.4 13 L4.8 19.7 Q3.4 20.6 3.4 19 Z; stroke*1.3 M20
      4.4 V19.6
    backward.end: use forward.end flip
    shuffle: stroke M2 17 H4.6 C10.6 17 11 7 17 7 H21.6 M18 3.4 L21.8 7 L18 10.6 M2 7 H4.6 C7 7 8.6 8.6 9.6 10.4 M12.8
      14 C13.8 15.8 15 17 17 17 H21.6 M18 13.4 L21.8 17 L18 20.6
    repeat: stroke M3 11.4 V10 Q3 6.4 6.6 6.4 H20.6 M17 2.8 L20.8 6.4 L17 10 M21 12.6 V14 Q21 17.6 17.4 17.6 H3.4 M7
      14 L3.2 17.6 L7 21.2
    repeat.1: use repeat; gap M11 10.4 H12.4 V14.6; stroke*.9 M10.8 10.6 L12.4 9.6 V14.6
    music.note: solid*.3 O8.6 18.4 3; stroke M11.4 18.4 V3.4; solid*.6 M11.4 3 L18.2 4.8 V8.6 L11.4 6.8 Z
    music.note.list mirrors: stroke M2.4 5 H13 M2.4 10.4 H11 M2.4 15.8 H9; solid*.3 O13.8 18.6 2.6; stroke M16.2 18.6
      V6; solid*.6 M16.2 5.4 L21.8 6.8 V10 L16.2 8.6 Z
    music.mic: body O16.2 7.4 5; stroke M12.2 10.6 L3.6 20.4 M13.4 11.8 L4.2 20.8; line M12.8 4.2 L19.4 10.8
    headphones: stroke M3 16.4 V12.4 C3 7 7 3 12 3 C17 3 21 7 21 12.4 V16.4; solid*.5 B2.6 14 4.4 7.4 1.8; solid*.5
      B17 14 4.4 7.4 1.8
    speaker: body M5.4 9.8 Q5.4 8.6 6.6 8.6 H9.8 L15.4 4 Q16.6 3.2 16.6 4.6 V19.4 Q16.6 20.8 15.4 20 L9.8 15.4 H6.6
      Q5.4 15.4 5.4 14.2 Z
    speaker.wave.1: use speaker at 8.4 12 .94; stroke A9.6 12 7.6 -32 32
    speaker.wave.2: use speaker at 6.6 12 .88; stroke A7.6 12 7.2 -32 32; stroke A7.6 12 11 -36 36
    speaker.wave.3: use speaker at 5.2 12 .76; stroke A5.4 12 6.4 -32 32; stroke A5.4 12 10.2 -36 36; stroke A5.4 12
      14 -38 38
    mic: body B8.2 1.8 7.6 12.8 3.8; stroke M4.6 11 V11.6 C4.6 15.8 7.6 18.4 12 18.4 C16.4 18.4 19.4 15.8 19.4 11.6
      V11 M12 18.4 V22 M8.2 22 H15.8
    video: body B1.4 5.6 13.8 12.8 2.8; body M17.8 10.6 L21.2 7.8 Q22.6 6.8 22.6 8.4 V15.6 Q22.6 17.2 21.2 16.2 L17.8
      13.4 Z
    camera: body M7.8 6.2 L8.8 4.6 Q9.4 3.6 10.6 3.6 H13.4 Q14.6 3.6 15.2 4.6 L16.2 6.2 H19.6 Q22.4 6.2 22.4 9 V17.2
      Q22.4 20 19.6 20 H4.4 Q1.6 20 1.6 17.2 V9 Q1.6 6.2 4.4 6.2 Z; line O12 12.8 4.1
    photo: body B1.6 3.8 20.8 16.4 2.8; mark*.4 O7.2 9 1.5; line M2 17.6 L7 12.9 Q8.2 11.9 9.4 12.9 L12 15.2 L15.6
      11.7 Q16.8 10.7 18 11.7 L22 15.2
    photo.on.rectangle: stroke M4 15 H3.8 Q1.4 15 1.4 12.6 V5.4 Q1.4 3 3.8 3 H15.4 Q17.8 3 17.8 5.4; use photo at 14
      14.2 .8
    photo.on.rectangle.angled: use photo.on.rectangle
    camera.viewfinder: use viewfinder; use camera.fill at 12 12 .56
    viewfinder: stroke M2.4 7.6 V5.4 Q2.4 2.4 5.4 2.4 H7.6 M16.4 2.4 H18.6 Q21.6 2.4 21.6 5.4 V7.6 M21.6 16.4 V18.6
      Q21.6 21.6 18.6 21.6 H16.4 M7.6 21.6 H5.4 Q2.4 21.6 2.4 18.6 V16.4
    qrcode: stroke B2.8 2.8 7 7 .8; stroke B14.2 2.8 7 7 .8; stroke B2.8 14.2 7 7 .8; fill B5.2 5.2 2.2 2.2 0; fill
      B16.6 5.2 2.2 2.2 0; fill B5.2 16.6 2.2 2.2 0; fill B13.4 13.4 2.8 2.8 0; fill B19.2 13.4 2.8 2.8 0; fill B16.2
      16.2 3 3 0; fill B13.4 19.2 2.8 2.8 0; fill B19.2 19.2 2.8 2.8 0
    qrcode.viewfinder: use viewfinder; use*.6 qrcode at 12 12 .5
    barcode: stroke*.9 M2.6 4.4 V19.6 M8.8 4.4 V19.6 M16 4.4 V19.6 M21.4 4.4 V19.6; stroke*1.5 M5.6 4.8 V19.2 M12.4
      4.8 V19.2; stroke*.5 M18.8 4.2 V19.8
    barcode.viewfinder: use viewfinder; stroke M6.8 8 V16 M10.2 8 V16 M13.8 8 V16 M17.2 8 V16
    text.viewfinder: use viewfinder; stroke*.9 M7 8.4 H17 M7 12 H17 M7 15.6 H13
    waveform: stroke M2.4 10.4 V13.6 M6.2 7.4 V16.6 M10.1 3.4 V20.6 M13.9 8 V16 M17.8 5.4 V18.6 M21.6 10.4 V13.6
    airplayvideo: stroke M6.4 17 H4.4 Q1.8 17 1.8 14.4 V6.4 Q1.8 3.8 4.4 3.8 H19.6 Q22.2 3.8 22.2 6.4 V14.4 Q22.2 17
      19.6 17 H17.6; solid M12 14.6 L17.2 20.8 H6.8 Z
    airplayaudio: stroke A12 12 9.2 125 415; stroke A12 12 5.2 120 420; solid M12 15.6 L16.4 21.4 H7.6 Z
    tv: body B1.6 3.4 20.8 13.6 2.6; stroke M8 20.8 H16
    display: body B1.6 3 20.8 14 2.4; stroke M12 17 V21 M7.8 21.2 H16.2
    desktopcomputer: use display; line M2 13.6 H22
    laptopcomputer: body B4 4.6 16 11.4 2; stroke*1.2 M1.6 19 H22.4
    iphone: body B6.2 1.8 11.6 20.4 2.8; line M10.6 4.6 H13.4
    iphone.homebutton: body B6.2 1.8 11.6 20.4 2.4; line M6.4 5.4 H17.6 M6.4 17.6 H17.6; line D12 20
    ipad: body B3.8 1.8 16.4 20.4 2.4; line M10 19.6 H14
    applewatch: body B5.6 5.6 12.8 12.8 3.4; stroke M8.4 5.4 L9 1.8 H15 L15.6 5.4 M8.4 18.6 L9 22.2 H15 L15.6 18.6
    printer: body M5.8 7.6 H18.2 Q21.8 7.6 21.8 10.6 V15 Q21.8 17.6 19.2 17.6 H4.8 Q2.2 17.6 2.2 15 V10.6 Q2.2 7.6 5.8
      7.6 Z; stroke M6.4 7.4 V4.8 Q6.4 2.8 8.4 2.8 H15.6 Q17.6 2.8 17.6 4.8 V7.4; -moat*.1 B6.8 13.2 10.4 7.6 .6;
      +moat*.1 B6.8 13.2 10.4 7.6 .6; body B6.6 13 10.8 8.4 1
    keyboard: body B1.4 5.4 21.2 13.2 2.4; line*.9 D5.4 9.4 D9.8 9.4 D14.2 9.4 D18.6 9.4 D5.4 12.4 D9.8 12.4 D14.2
      12.4 D18.6 12.4; line M7.6 15.4 H16.4
    keyboard.chevron.compact.down: use keyboard at 12 8.4 .96; stroke M8.4 19.4 L12 21.6 L15.6 19.4
    gamecontroller: body M7 6 C9.6 6 9.6 7 12 7 C14.4 7 14.4 6 17 6 C20.6 6 22.4 11.4 22.4 15.4 C22.4 20 19 19.8 17 17
      L15.8 15.6 H8.2 L7 17 C5 19.8 1.6 20 1.6 15.4 C1.6 11.4 3.4 6 7 6 Z; line M7.4 9 V13 M5.4 11 H9.4; line*1.4
      D15.4 12.2 D17.8 9.8
    cpu: body B5.2 5.2 13.6 13.6 2; line B9 9 6 6 .8; stroke M8.6 5 V2.2 M12 5 V2.2 M15.4 5 V2.2 M8.6 19 V21.8 M12 19
      V21.8 M15.4 19 V21.8 M5 8.6 H2.2 M5 12 H2.2 M5 15.4 H2.2 M19 8.6 H21.8 M19 12 H21.8 M19 15.4 H21.8
    server.rack: body B2.6 3.4 18.8 7.4 2; body B2.6 13.2 18.8 7.4 2; line*1.2 D6.4 7.1 D6.4 16.9; line M14 7.1 H17.8
      M14 16.9 H17.8
    externaldrive: body M6 5 H18 Q19.4 5 19.8 6.4 L21.8 13.2 V16 Q21.8 18.8 19 18.8 H5 Q2.2 18.8 2.2 16 V13.2 L4.2 6.4
      Q4.6 5 6 5 Z; line M2.6 13 H21.4; line*1.2 D18 16
    wifi: stroke*1.2 A12 19 15.4 -134 -46; stroke*1.2 A12 19 10.2 -134 -46; stroke*1.2 A12 19 5 -134 -46; solid*.6 O12
      19 1
    antenna.radiowaves.left.and.right: solid*.4 O12 12 1.9; stroke A12 12 5.4 -42 42; stroke A12 12 5.4 138 222;
      stroke A12 12 9.4 -42 42; stroke A12 12 9.4 138 222
    dot.radiowaves.left.and.right: use antenna.radiowaves.left.and.right
    dot.radiowaves.right: solid*.4 O5 12 1.9; stroke A5 12 6 -45 45; stroke A5 12 10.4 -45 45; stroke A5 12 14.8 -45
      45
    cellularbars: solid*.4 B2.4 15.4 3 4.6 .6; solid*.4 B7.8 12 3 8 .6; solid*.4 B13.2 8.2 3 11.8 .6; solid*.4 B18.6
      4.2 3 15.8 .6
    battery.100: stroke B1.2 6.6 18.6 10.8 3; fill B3.4 8.8 14.2 6.4 1.2; stroke*1.3 M22.4 10.6 V13.4
    battery.75: stroke B1.2 6.6 18.6 10.8 3; fill B3.4 8.8 10.8 6.4 1.2; stroke*1.3 M22.4 10.6 V13.4
    battery.50: stroke B1.2 6.6 18.6 10.8 3; fill B3.4 8.8 7.4 6.4 1.2; stroke*1.3 M22.4 10.6 V13.4
    battery.25: stroke B1.2 6.6 18.6 10.8 3; fill B3.4 8.8 4 6.4 1.2; stroke*1.3 M22.4 10.6 V13.4
    battery.0: stroke B1.2 6.6 18.6 10.8 3; stroke*1.3 M22.4 10.6 V13.4
    battery.100.bolt: use battery.100; moat M11.6 5.4 L7.4 12.6 H10.2 L9.2 18.4 L13.6 11.2 H10.8 Z; fill M11.8 4.6
      L6.8 12.8 H10 L8.8 19.4 L14.2 11 H11 Z
    internaldrive: use externaldrive
    """
}
