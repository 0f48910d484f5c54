import AskKit

/// A paste as it may stand in the field.
struct CleanPaste {
  /// Of a secret, the stand-ins; none where the vault has no room for all of them.
  private(set) var scalars: [UInt32] = []
  /// What the paste held besides, to be told once the rest is in the field.
  var leftOut: PasteCleaner.LeftOut = []
  /// So many scalars of a secret the vault had no room for.
  private(set) var missing = 0
  private(set) var isRefusedForLineBreaks = false

  init() {}

  init(of bytes: WipedBytes, for reply: Reply) {
    let result = bytes.withBytes { bytes in
      PasteCleaner.clean(bytes, for: reply.pasteDestination) { scalar in
        guard let vault = reply.vault else { return scalars.append(scalar.value) }
        if let standIn = vault.keep(scalar) { scalars.append(standIn) } else { missing += 1 }
      }
    }
    if missing > 0 {
      reply.vault?.dropLast(scalars.count)
      missing += scalars.count
      scalars = []
    }
    switch result {
    case .cleaned(let leftOut): self.leftOut = leftOut
    case .refusedForLineBreaks: isRefusedForLineBreaks = true
    }
  }
}
