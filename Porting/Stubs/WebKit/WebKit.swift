import FoundationNetworking
@_exported import UIKit

/// An empty area with a scroll view.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public private(set) var url: URL?
  public var title: String? { nil }
  public var estimatedProgress: Double { 0 }
  public var isLoading: Bool { false }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var allowsBackForwardNavigationGestures = false, allowsLinkPreview = true, isInspectable = false
  public var customUserAgent: String?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult public func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult public func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
  @discardableResult public func reload() -> WKNavigation? { nil }
  @discardableResult public func goBack() -> WKNavigation? { nil }
  @discardableResult public func goForward() -> WKNavigation? { nil }
  public func stopLoading() {}
  public func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
}
@MainActor open class WKWebViewConfiguration: NSObject {
  public var preferences = WKPreferences()
  public var userContentController = WKUserContentController()
  public var defaultWebpagePreferences = WKWebpagePreferences()
  public var allowsInlineMediaPlayback = false
  public override nonisolated init() {
    super.init()
  }
}
open class WKPreferences: NSObject, @unchecked Sendable { public var javaScriptEnabled = true }
open class WKWebpagePreferences: NSObject, @unchecked Sendable { public var allowsContentJavaScript = true }
open class WKUserContentController: NSObject, @unchecked Sendable {
  public func add(_ handler: any WKScriptMessageHandler, name: String) {}
  public func addUserScript(_ script: WKUserScript) {}
  public func removeScriptMessageHandler(forName name: String) {}
}
public enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
open class WKScriptMessage: NSObject {
  public let body: Any = ""
  public let name = ""
}
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
public class WKNavigation: NSObject {}
public enum WKNavigationType: Int {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
public class WKFrameInfo: NSObject { public let isMainFrame = true }
public class WKNavigationAction: NSObject {
  public let request = URLRequest(url: URL(fileURLWithPath: "/"))
  public let navigationType = WKNavigationType.other
  public let targetFrame: WKFrameInfo? = nil
}
public class WKNavigationResponse: NSObject {
  public let response = URLResponse(
    url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
}
public enum WKNavigationActionPolicy: Int { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int { case cancel, allow, download }
@MainActor public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
@MainActor public protocol WKUIDelegate: AnyObject {}
