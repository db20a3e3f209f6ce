@_exported import Foundation

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public let kAudioServicesNoError: OSStatus = 0
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// No sound is played.
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  sound.pointee = 1
  return kAudioServicesNoError
}
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { 0 }
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  if let completion { DispatchQueue.main.async(execute: completion) }
}
/// What `url as CFURL` names.
public typealias CFURL = NSURL
