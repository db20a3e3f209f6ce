@_exported import UIKit

public struct CMTime: Sendable, Equatable {
  public var value: Int64 = 0, timescale: Int32 = 1
  public init() {}
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  public var seconds: Double { Double(value) / Double(timescale) }
  public static let zero = CMTime()
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public struct AVLayerVideoGravity: Sendable, Hashable {
  public static let resize = Self(name: "resize"), resizeAspect = Self(name: "aspect"),
    resizeAspectFill = Self(name: "fill")
  let name: String
}
public struct AVMediaType: Sendable, Hashable {
  public static let video = Self(name: "video"), audio = Self(name: "audio")
  let name: String
}
open class AVAsset: NSObject { public var duration: CMTime { .zero } }
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
open class AVPlayerItem: NSObject {
  public var duration: CMTime { .zero }
  public init(url: URL) {}
  public init(asset: AVAsset) {}
}
/// Plays nothing.
open class AVPlayer: NSObject {
  public enum ActionAtItemEnd: Int { case advance, pause, none }
  public enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum Status: Int { case unknown, readyToPlay, failed }
  public private(set) var timeControlStatus = TimeControlStatus.paused
  public var status: Status { .readyToPlay }
  public var currentItem: AVPlayerItem?
  public var rate: Float = 0, volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  public func play() { timeControlStatus = .playing }
  public func pause() { timeControlStatus = .paused }
  public func seek(to time: CMTime) {}
  public func currentTime() -> CMTime { .zero }
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
/// Plays nothing.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  public func items() -> [AVPlayerItem] { queue }
  public func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    currentItem = queue.first
  }
  public func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {
    queue.insert(item, at: queue.firstIndex { $0 === after }.map { $0 + 1 } ?? queue.count)
  }
  public func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  public func removeAllItems() { queue = [] }
}
open class AVPlayerLayer: CALayer {
  public var player: AVPlayer?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
open class AVAudioPlayer: NSObject {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1, numberOfLoops = 0, currentTime: TimeInterval = 0, isPlaying = false
  public var duration: TimeInterval { 0 }
  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {}
  public init(data: Data, fileTypeHint: String? = nil) throws {}
  @discardableResult public func prepareToPlay() -> Bool { true }
  @discardableResult public func play() -> Bool { true }
  public func pause() {}
  public func stop() {}
}
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
public final class AVAudioSession: NSObject, @unchecked Sendable {
  public enum Category: Sendable { case ambient, soloAmbient, playback, record, playAndRecord }
  public enum Mode: Sendable { case `default`, moviePlayback, spokenAudio, voiceChat, videoRecording }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4), defaultToSpeaker = Self(rawValue: 8)
  }
  public enum RecordPermission: Sendable { case undetermined, denied, granted }
  public var recordPermission: RecordPermission { .granted }
  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  public func setActive(_ active: Bool) throws {}
}
/// Records nothing.
open class AVAudioRecorder: NSObject {
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public var isRecording: Bool { false }
  public var currentTime: TimeInterval { 0 }
  public var isMeteringEnabled = false
  public func updateMeters() {}
  public func averagePower(forChannel channel: Int) -> Float { -160 }
  public func peakPower(forChannel channel: Int) -> Float { -160 }
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult public func prepareToRecord() -> Bool { true }
  @discardableResult public func record() -> Bool { true }
  public func pause() {}
  public func stop() {}
}
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }
public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey", AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
extension AVAudioSession {
  /// Permission is granted.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let answer = response
    DispatchQueue.main.async { answer(true) }
  }
}
open class AVCaptureDevice: NSObject {
  public class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
}
open class AVCaptureInput: NSObject {}
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
}
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}
public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}
/// Speaks in no time, without a sound.
@MainActor open class AVSpeechSynthesizer: NSObject {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {
    delegate?.speechSynthesizer(self, didStart: utterance)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
  }
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
@MainActor public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}
open class AVCaptureDeviceInput: AVCaptureInput { public init(device: AVCaptureDevice) throws {} }
open class AVCaptureOutput: NSObject {}
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public var isRunning: Bool { false }
  public func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  public func addInput(_ input: AVCaptureInput) {}
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  public func addOutput(_ output: AVCaptureOutput) {}
  public func startRunning() {}
  public func stopRunning() {}
}
open class AVCaptureVideoPreviewLayer: CALayer {
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var session: AVCaptureSession?
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
