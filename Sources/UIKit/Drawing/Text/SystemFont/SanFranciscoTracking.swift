// Written by Scripts/fit-text-widths.py; do not edit by hand.

/// San Francisco's tracking by size and system.
enum SanFranciscoTracking {
  /// Point sizes of ``tracking`` and ``opticalSizes``, which are linear in between.
  static let sizes: [Double] = [
    6, 7, 8, 9, 10, 11, 11.5, 12, 13, 13.5, 14, 15, 16, 17, 17.5, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 44, 48, 50, 54, 58, 62, 66, 70, 76, 80,
  ]

  /// Added after every character, in 1/2048 em: measured from 8 to 40 points, otherwise the guidelines'.
  static let tracking: [Double] = [
    84, 69.6, 52, 38, 24, 12, 6, 0, -12, -17, -22, -32, -40, -52, -51, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28,
    27, 27, 26, 26, 24, 23, 22, 21, 20, 20, 19, 19, 16.4, 16.4, 14.3, 12.3, 10.2, 8.2, 6.1, 4.1, 2, 0,
  ]

  /// From 0 for the shapes of text to 16384 for those of titles.
  static let opticalSizes: [Double] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 372, 745, 1489, 3872, 6256, 8639, 11022, 13405, 14150, 14895, 15639,
    16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384, 16384,
    16384, 16384, 16384, 16384, 16384, 16384, 16384,
  ]

  /// Point sizes of the tables below.
  static let earlierSizes: [Double] = [
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 54, 60, 70, 80,
  ]

  /// Tracking of the cuts introduced in iOS 9, in 1/2048 em; fitted.
  static let ios9: [Double] = [
    83.7, 68.3, 53, 38.6, 23, 10.9, 0.5, -14, -22.2, -32.5, -40.4, -47.8, -48.1, -49.9, 66.7, 63, 64.2, 59, 56.6,
    50.3, 51.6, 48.6, 45.6, 46, 46.9, 43.9, 40.9, 42.8, 41.7, 45, 50.7, 40, 40.4, 40.1, 42.1, 39, 38.4, 32.3, 38.4,
    36.5, 35.8, 35.2, 34.6, 34.1, 31.5, 28.4, 30.7, 22.3,
  ]

  /// Tracking of the cuts introduced in iOS 11, in 1/2048 em; fitted.
  static let ios11: [Double] = [
    82.8, 67.4, 52, 37.7, 23.2, 8.4, -1.6, -12.2, -22.9, -33.6, -41.7, -48.7, -50.6, -51.4, 36.3, 32, 31.5, 30.4, 32,
    29.3, 29.5, 28, 26.1, 26.5, 24.3, 23.7, 19.3, 23.1, 22, 24.5, 23, 17.8, 17.4, 16.3, 17.8, 14.4, 13.8, 10.4, 15.1,
    11.9, 11.2, 10.6, 9.9, 9.5, 7.4, 4.8, 14.5, 2.8,
  ]

  /// Tracking of the cuts introduced in iOS 13, in 1/2048 em; fitted.
  static let ios13: [Double] = [
    83, 67.7, 52.3, 38, 23.6, 10.5, -1.3, -13.5, -22.4, -33.5, -41.7, -48.6, -50.9, -50.6, 36.5, 33.2, 29.2, 30.1,
    30.7, 29.1, 29.3, 26.8, 24.4, 26, 26.5, 23.8, 20.7, 22.6, 21.3, 27.5, 23.6, 16.5, 17, 15.8, 16.3, 14, 13.4, 10,
    13.4, 11.4, 10.8, 10.1, 9.5, 9.1, 6.9, 4.4, 8.7, 2.3,
  ]

  /// Tracking added by each weight of the earlier Text cuts, from ultralight to black, in 1/2048 em; fitted.
  static let textWeights: [Double] = [
    0, 0, -1.5, 0, 0.3, 0.6, 0.2, 2.3, 0,
  ]

  /// Tracking added by each weight of the earlier Display cuts, from ultralight to black, in 1/2048 em; fitted.
  static let displayWeights: [Double] = [
    0, -1.7, 1.5, 0, 3.5, 0.9, 3, -1.7, 0,
  ]

  /// Positions of the weights between the masters, from ultralight to black, in 1/16384.
  static let weights: [Double] = [
    -15155, -11878, -5161, 0, 3004, 5188, 8192, 12561, 16384,
  ]
}
