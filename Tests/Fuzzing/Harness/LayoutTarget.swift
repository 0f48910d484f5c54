import AskTerminal

/// A text that is edited at random in a field of any size: what is seen of it, and what the engine is told.
enum LayoutTarget: FuzzTarget {
  static func check(_ input: inout FuzzInput) {
    var size = screenSize(&input)
    let prompt = Cell.cells(of: ["", "> ", "日本> ", "a long prompt that takes much room: "][input.number(below: 4)])
    let appearance: TextAppearance = [.plain, .plain, .masked(Cell("*")), .masked(Cell("⚫", columns: 2)), .hidden][
      input.number(below: 5)]
    var view = FieldView(
      prompt: prompt, appearance: appearance, placeholder: Cell.cells(of: "プレースホルダー"), columns: size.columns,
      rowLimits: FieldView.RowLimits(fewest: 1 + input.number(below: 4), most: 1 + input.number(below: 10)))
    var engine = FollowingEngine()
    var painter = Painter(size: size, isColoured: input.bool())
    var bytes: [UInt8] = []
    painter.begin(into: &bytes)
    repeat {
      edit(&engine, view, &input)
      require(engine.agrees, "the engine has the line that the text has")
      checkCounts(engine.text)
      if input.byte() & 15 == 15 {
        size = screenSize(&input)
        view.columns = size.columns
        painter.resized(to: size, into: &bytes)
      }
      let picture = view.picture(of: &engine.text)
      check(picture, view, size)
      painter.paint(Frame(rows: picture.rows, cursor: picture.cursor), into: &bytes)
    } while !input.isEmpty
    painter.finish([Row(Cell.cells(of: "done"))], into: &bytes)
    do { try PermittedBytes.check(bytes, isColoured: true) } catch {
      require(false, "only what is permitted: \(error)")
    }
  }

  private static func screenSize(_ input: inout FuzzInput) -> ScreenSize {
    ScreenSize(columns: input.number(below: 50), rows: input.number(below: 20))
  }

  private static func edit(_ engine: inout FollowingEngine, _ view: FieldView, _ input: inout FuzzInput) {
    switch input.number(below: 20) {
    case 0: engine.perform { $0.deleteBackward() }
    case 1: engine.perform { $0.deleteForward() }
    case 2: engine.perform { $0.moveLeft() }
    case 3: engine.perform { $0.moveRight() }
    case 4: engine.perform { $0.moveWordLeft() }
    case 5: engine.perform { $0.moveWordRight() }
    case 6: engine.perform { $0.moveToLineStart() }
    case 7: engine.perform { $0.moveToLineEnd() }
    case 8: engine.perform { $0.insertNewline() }
    case 9: engine.perform { $0.undo() }
    case 10: engine.perform { $0.transpose() }
    case 11:
      let rows = input.number(below: 9) - 4
      engine.perform { view.moveCursor(rows: rows, in: &$0) }
    case 12:
      // A command of the engine's own: it may stop anywhere.
      let place = input.number(below: engine.buffer.count + 1)
      engine.moveCursor(to: place)
    case 13:
      let place = input.number(below: engine.buffer.count + 1)
      engine.command { buffer, cursor in
        buffer.removeSubrange(min(place, cursor)..<max(place, cursor))
        cursor = min(place, cursor)
      }
    default:
      var typed: [UInt32] = []
      for _ in 0...input.number(below: 6) {
        let scalar = input.scalar()
        if scalar >= 0x20 || scalar == 0x09 || scalar == 0x0A { typed.append(scalar) }
      }
      engine.perform { $0.insert(typed) }
    }
  }

  private static func checkCounts(_ text: EditedText) {
    let string = text.string
    require(text.byteCount == string.utf8.count, "bytes are counted: \(text.byteCount) of \(string)")
    // A line feed is a cluster, and so is each line's content by itself.
    let clusters = text.scalars.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var content = ""
      for unit in line { content.unicodeScalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}") }
      return content.count
    }
    require(
      text.clusterCount == clusters.reduce(clusters.count - 1, +),
      "clusters are counted: \(text.clusterCount) of \(string)")
  }

  private static func check(_ picture: FieldPicture, _ view: FieldView, _ size: ScreenSize) {
    let most = max(view.rowLimits.most, 1)
    require((1...most).contains(picture.rows.count), "\(picture.rows.count) rows of \(most)")
    for row in picture.rows {
      require(row.reach <= size.usableColumns, "no row is wider than the screen: \(row.reach) of \(size)")
      for cell in row.cells {
        require(!cell.text.unicodeScalars.contains(where: UnsafeScalars.contains), "\(cell) is safe")
      }
    }
    require(picture.rows.indices.contains(picture.cursor.row), "the cursor is in a row: \(picture.cursor)")
    require((0...size.usableColumns).contains(picture.cursor.column), "the cursor is on the screen: \(picture.cursor)")
    require(
      picture.linesAbove >= 0 && picture.linesBelow >= 0,
      "lines out of sight: \(picture.linesAbove) \(picture.linesBelow)")
  }
}
