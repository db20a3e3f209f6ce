@_exported import Combine
@_exported import UIKit

// What code of UIKit uses of SwiftUI. `plumb port` leaves SwiftUI's own views out, and puts a `HostedView` where one is hosted.

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("an empty area has no body") } }
extension View where Body == Never { public var body: Never { fatalError("an empty area has no body") } }

/// A view of SwiftUI that was left out: an empty area with its name.
public struct HostedView: View, Sendable {
  public typealias Body = Never
  public let name: String
  public nonisolated init(_ name: String) { self.name = name }
}
public struct EmptyView: View, Sendable {
  public typealias Body = Never
  public nonisolated init() {}
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { self.wrappedValue[keyPath: path] }, set: { self.wrappedValue[keyPath: path] = $0 })
  }
}

/// Changes without an animation.
public struct Animation: Sendable { public static let `default` = Animation() }
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
