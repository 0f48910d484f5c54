/// Scalars without a picture of their own: what a terminal would obey, swallow or hide. The field and the texts around
/// it show them the same way.
enum HiddenScalar {
  /// Whether a scalar is hidden where `previous` stands before it. Some are hidden only at the wrong place.
  static func isHidden(_ scalar: UInt32, after previous: UInt32?) -> Bool {
    switch scalar {
    case 0x20..<0x7F, 0xAE..<0x34F: false
    // The joiner and the non-joiner shape letters and make emoji of emoji; behind ASCII they only hide.
    case 0x200C, 0x200D: (previous ?? 0) < 0x80
    // The filler holds the place of a vowel behind a leading jamo.
    case 0x1160: !isLeadingJamo(previous ?? 0)
    // Tags spell a region behind a black flag.
    case 0xE0020...0xE007F: previous != 0x1F3F4 && !(0xE0020..<0xE007F).contains(previous ?? 0)
    default: isAlwaysHidden(scalar)
    }
  }

  /// `^[` for a control that a keyboard has, `<U+202E>` for all others, as in less(1).
  static func spelling(of scalar: UInt32) -> String {
    if scalar < 0x20 || scalar == 0x7F { return "^" + String(Character(Unicode.Scalar(UInt8(scalar ^ 0x40)))) }
    let digits = String(scalar, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
  }

  /// Controls, format characters but for the number signs that are drawn, bidi controls, separators, fillers,
  /// noncharacters, and what is unassigned but to be ignored.
  private static func isAlwaysHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x115F, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x3164, 0xD800..<0xE000, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE001F, 0xE0080...0xE00FF, 0xE01F0...0xE0FFF, 0x110000...:
      true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }

  private static func isLeadingJamo(_ scalar: UInt32) -> Bool {
    (0x1100...0x115F).contains(scalar) || (0xA960...0xA97C).contains(scalar)
  }
}
