extension MainActor {
  /// Runs main-actor code from an override that the Objective-C root class leaves without isolation: `description`,
  /// `isEqual`.
  ///
  /// Like `assumeIsolated`, without its trap: clients in the Swift 5 mode run views in tests on whatever thread the
  /// test has, and printing one must not end the process.
  static func unchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Value).self)()
    }
  }
}
