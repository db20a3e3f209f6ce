@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
/// An empty screen; nothing can be sent.
open class MFMailComposeViewController: UINavigationController {
  public class func canSendMail() -> Bool { false }
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public func setSubject(_ text: String) {}
  public func setToRecipients(_ addresses: [String]?) {}
  public func setMessageBody(_ text: String, isHTML: Bool) {}
  public func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
open class MFMessageComposeViewController: UINavigationController {
  public class func canSendText() -> Bool { false }
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?, body: String?
}
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
