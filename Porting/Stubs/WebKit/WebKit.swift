import FoundationNetworking
@_exported import UIKit

/// An empty area with a scroll view: pages have no content, and have loaded at once.
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
  /// What a person can do on a page where one signs in.
  private let signIn = UIButton()
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
    signIn.accessibilityLabel = "sign in on the page"
    signIn.isHidden = true
    signIn.frame = bounds
    signIn.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    signIn.addAction(
      UIAction { [weak self] _ in
        guard let self, let next = url.flatMap(SignInPage.address(after:)) else { return }
        load(URLRequest(url: next))
      }, for: .touchUpInside)
    addSubview(signIn)
  }

  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    let navigation = WKNavigation()
    DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.ask(request, navigation) } }
    return navigation
  }
  /// Loads a page if the delegate allows it.
  private func ask(_ request: URLRequest, _ navigation: WKNavigation) {
    guard let navigationDelegate else { return show(request, navigation) }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { [weak self] policy in
      if policy == .allow { self?.show(request, navigation) }
    }
  }
  private func show(_ request: URLRequest, _ navigation: WKNavigation) {
    url = request.url
    signIn.isHidden = url.flatMap(SignInPage.address(after:)) == nil
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
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
  public let request: URLRequest
  public let navigationType = WKNavigationType.other
  public let targetFrame: WKFrameInfo? = WKFrameInfo()
  init(_ request: URLRequest) { self.request = request }
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
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
@MainActor public protocol WKUIDelegate: AnyObject {}
