@_exported import AVFoundation

/// An empty screen.
open class AVPlayerViewController: UIViewController {
  public var player: AVPlayer?
  public var showsPlaybackControls = true
  public var videoGravity = AVLayerVideoGravity.resizeAspect
}
