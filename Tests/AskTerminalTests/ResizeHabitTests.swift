import AskTerminal
import Testing

@Suite("What a terminal does with its rows when it becomes narrower")
struct ResizeHabitTests {
  @Test(
    "it wraps them where the innermost terminal is one that does",
    arguments: [
      ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["TERM": "foot"], ["TERM": "foot-extra"],
      ["TERM": "xterm-ghostty"], ["TERM": "wezterm"], ["TERM": "tmux-256color"],
      ["TERM": "xterm-256color", "VTE_VERSION": "7006"], ["TERM": "xterm-256color", "WT_SESSION": "b2a8"],
      ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"],
      ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
      ["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"],
      // tmux in xterm, which it began in; a terminal that was opened from tmux
      ["TERM": "screen", "TMUX": "/tmp/tmux", "XTERM_VERSION": "XTerm(379)"],
      ["TERM": "screen-256color", "TMUX": "/tmp/tmux", "TERM_PROGRAM": "tmux"],
      ["TERM": "xterm-256color", "TMUX": "/tmp/tmux", "TERM_PROGRAM": "tmux", "VTE_VERSION": "7006"],
      // kitty that was opened from xterm
      ["TERM": "xterm-kitty", "XTERM_VERSION": "XTerm(379)"],
    ])
  func wraps(environment: [String: String]) {
    #expect(ResizeHabit { environment[$0] } == .wrapsRows)
  }

  @Test(
    "it may cut them where nothing is known, or not all say the same",
    arguments: [
      [:], ["TERM": ""], ["TERM": "xterm"], ["TERM": "xterm-256color", "XTERM_VERSION": ""],
      ["TERM": "st-256color"], ["TERM": "mlterm"], ["TERM": "rxvt-unicode-256color"], ["TERM": "linux"],
      ["TERM": "screen"], ["TERM": "screen-256color", "TMUX": ""],
      ["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"],
      ["TERM": "xterm-256color", "KONSOLE_VERSION": "201202"],
      // Opened from one that wraps
      ["TERM": "xterm-256color", "VTE_VERSION": "7006", "XTERM_VERSION": "XTerm(379)"],
      ["TERM": "st-256color", "VTE_VERSION": "7006"], ["TERM": "xterm", "VTE_VERSION": "7006", "MLTERM": "3.9.2"],
      ["TERM": "xterm-256color", "VTE_VERSION": "7006", "COLORTERM": "rxvt-xpm"],
      ["TERM": "xterm-256color", "VTE_VERSION": "7006", "VIM_TERMINAL": "900"],
      ["TERM": "xterm-256color", "TERM_PROGRAM": "Hyper", "VTE_VERSION": "7006"],
      ["TERM": "xterm-256color", "TMUX": "/tmp/tmux", "XTERM_VERSION": "XTerm(379)"],
      ["TERM": "xterm-256color", "TMUX": "/tmp/tmux", "TERM_PROGRAM": "tmux"],
      // screen in a terminal that wraps, and in tmux
      ["TERM": "screen", "STY": "1.pts", "VTE_VERSION": "7006"],
      ["TERM": "screen", "STY": "1.pts", "TMUX": "/tmp/tmux"],
    ])
  func mayCut(environment: [String: String]) {
    #expect(ResizeHabit { environment[$0] } == .mayCutRows)
  }

  @Test(
    "tmux tells its sizes late", arguments: [("tmux-256color", 350), ("screen", 350), ("xterm-kitty", 60), ("", 60)])
  func pause(type: String, milliseconds: Int) {
    #expect(ResizeHabit.pause { ["TERM": type][$0] } == milliseconds)
  }

  @Test("in xterm.js the row with the cursor is cut; opened from a terminal that wraps all, too")
  func otherRows() {
    for more in [[:], ["VTE_VERSION": "7006"]] {
      let environment = ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"].merging(more) { $1 }
      #expect(ResizeHabit { environment[$0] } == .wrapsOtherRows)
    }
  }
}
