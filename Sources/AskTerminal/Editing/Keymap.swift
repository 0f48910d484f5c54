/// The two that libedit knows; the raw values are those of `ASK_KEYMAP`.
package enum Keymap: String, Equatable, Sendable {
  case emacs, vi
}
