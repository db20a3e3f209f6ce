import Foundation
import Fuzzing

/// The entry point for libFuzzer. `FUZZ_READER` names the reader; the default is recipes.
enum FuzzerEntry {
  static let reader = ProcessInfo.processInfo.environment["FUZZ_READER"].flatMap(Reader.init(rawValue:)) ?? .recipe
}

@_cdecl("LLVMFuzzerTestOneInput")
package func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { _ = FuzzerEntry.reader.read(bytes) }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
package func mutateInput(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  var mutation = Mutation(FuzzerEntry.reader, seed: UInt64(seed))
  return replace(
    start, limit, with: mutation.mutate(Array(UnsafeBufferPointer(start: start, count: count)), limit: limit))
}

@_cdecl("LLVMFuzzerCustomCrossOver")
package func crossInputs(
  _ first: UnsafePointer<UInt8>?, _ firstCount: Int, _ second: UnsafePointer<UInt8>?, _ secondCount: Int,
  _ start: UnsafeMutablePointer<UInt8>?, _ limit: Int, _ seed: UInt32
) -> Int {
  var mutation = Mutation(FuzzerEntry.reader, seed: UInt64(seed))
  let crossed = mutation.mutate(
    Array(UnsafeBufferPointer(start: first, count: firstCount)), limit: limit,
    with: Array(UnsafeBufferPointer(start: second, count: secondCount)))
  return replace(start, limit, with: crossed)
}

private func replace(_ start: UnsafeMutablePointer<UInt8>?, _ limit: Int, with bytes: [UInt8]) -> Int {
  start?.update(from: bytes, count: min(limit, bytes.count))
  return min(limit, bytes.count)
}
