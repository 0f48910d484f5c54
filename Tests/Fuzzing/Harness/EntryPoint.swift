import Glibc

/// The one that `FUZZ_TARGET` names.
private let target: any FuzzTarget.Type = {
  guard let name = getenv("FUZZ_TARGET").map({ String(cString: $0) }), let target = FuzzTargets.all[name] else {
    fatalError("FUZZ_TARGET must be one of \(FuzzTargets.all.keys.sorted().joined(separator: " "))")
  }
  return target
}()

/// Called by libFuzzer for each input; always 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  target.check(&input)
  return 0
}
