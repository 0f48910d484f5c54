import AskTerminal
import TestSupport
import Testing

/// What the painter's bytes look like on a real terminal.
@Suite(.serialized) struct PainterScreenTests {
  @Test(
    "after any story the screen is as if its last frame had been painted at once (survey#126, bubbles#906)",
    arguments: [ScreenSize(columns: 10, rows: 3), ScreenSize(columns: 21, rows: 6), ScreenSize(columns: 80, rows: 24)])
  func stories(size: ScreenSize) throws {
    let terminal = try BareTerminal(columns: size.columns, rows: size.rows)
    for seed in 0..<30 as Range<UInt64> {
      var story = PaintingStory(seed: seed, size: size)
      story.run(steps: 30)
      try terminal.reset()
      try terminal.write(story.bytes)
      let seen = try terminal.styledLines
      let cursor = try terminal.cursor

      var painter = Painter(size: size, isColoured: story.isColoured)
      var bytes: [UInt8] = []
      painter.begin(into: &bytes)
      painter.paint(story.frame, into: &bytes)
      try terminal.reset()
      try terminal.write(bytes)
      #expect(try terminal.styledLines == seen, "seed \(seed)")
      #expect(cursor.column == story.frame.cursor.column, "seed \(seed)")
    }
  }
}
