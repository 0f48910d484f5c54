/// The field of a secret. What its rules may tell follows from what is seen of it.
package struct SecretField {
  package let field: Field
  package let mask: Mask

  package init(_ field: Field, mask: Mask) {
    var field = field
    field.rules.concealment = mask.concealment
    self.field = field
    self.mask = mask
  }
}

extension Mask {
  fileprivate var concealment: Concealment {
    switch self {
    case .character: .text
    case .nothing: .textAndLength
    }
  }
}
