extension MainActor {
  /// Runs main-actor code from an override that the Objective-C root class leaves nonisolated, such as `isEqual`.
  ///
  /// Like `assumeIsolated`, but without its trap: clients in the Swift 5 language mode run views in tests on any
  /// thread, and printing one must not end the process.
  static func unchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    // The program contains the length of this file's path, which would depend on the folder it was built in.
    #sourceLocation(file:"Unchecked.swift",line:9)
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Value).self)()
    }
    #sourceLocation()
  }
}
