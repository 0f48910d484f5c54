import AskTerminal
import TestSupport

/// A prompt's life by chance: frames that resemble the ones before them, Ctrl-L, Ctrl-Z.
struct PaintingStory {
  private(set) var bytes: [UInt8] = []
  private(set) var frame = Frame(rows: [Row()], cursor: Frame.Position(row: 0, column: 0))
  let isColoured: Bool
  let size: ScreenSize
  private var painter: Painter
  private var random: SeededRandom

  init(seed: UInt64, size: ScreenSize) {
    random = SeededRandom(seed: seed)
    isColoured = Int.random(in: 0..<4, using: &random) > 0
    self.size = size
    painter = Painter(size: size, isColoured: isColoured)
    painter.begin(into: &bytes)
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps {
      change()
      if Int.random(in: 0..<20, using: &random) == 0 {
        painter.repaint(frame, into: &bytes)
      } else {
        painter.paint(frame, into: &bytes)
      }
      if Int.random(in: 0..<10, using: &random) == 0 { painter.ring(into: &bytes) }
    }
  }

  mutating func suspend() {
    painter.leave(into: &bytes)
    painter.begin(into: &bytes)
    painter.paint(frame, into: &bytes)
  }

  mutating func finish() { painter.finish([frame.rows[0]], into: &bytes) }

  private mutating func change() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where frame.rows.count < size.rows:
      frame.rows.insert(Row(), at: Int.random(in: 0...frame.rows.count, using: &random))
    case 1 where frame.rows.count > 1:
      frame.rows.remove(at: Int.random(in: frame.rows.indices, using: &random))
    default: break
    }
    let index = Int.random(in: frame.rows.indices, using: &random)
    var cells = frame.rows[index].cells
    let start = Int.random(in: 0...cells.count, using: &random)
    let end = Int.random(in: start...min(cells.count, start + 3), using: &random)
    let text = RandomText.text(clusters: Int.random(in: 0...5, using: &random), using: &random)
    cells.replaceSubrange(start..<end, with: Cell.cells(of: text, style: Style.allCases.randomElement(using: &random)!))
    while Row(cells).columns > size.usableColumns { cells.removeLast() }
    frame.rows[index].cells = cells
    frame.cursor.row = Int.random(in: frame.rows.indices, using: &random)
    frame.cursor.column = Int.random(in: 0...frame.rows[frame.cursor.row].columns, using: &random)
  }
}
