import AskKit

// The text in the person's own editor, and back in the field.
extension ScreenPrompt {
  /// Whatever goes wrong, the text stays and the reason is told.
  func editElsewhere() -> CommandResult {
    guard !reply.isSecret else { return refuse() }
    let folder = screen.environment.nonEmpty("TMPDIR")
    let edited: Result<[UInt8], EditorFailure> = screen.lend { program in
      do throws(FileFailure) {
        return try PrivateFile.with(reply.text.utf8 + [UInt8(ascii: "\n")], in: folder) { runEditor(program, on: $0) }
      } catch {
        return .failure(.notStarted(wording.words(for: error)))
      }
    }
    switch edited {
    case .success(let bytes): return take(edited: bytes)
    case .failure(let failure):
      notice(wording.editorFailed(failure))
      return .refused
    }
  }

  private func runEditor(_ program: ForegroundProgram, on file: PrivateFile) -> Result<[UInt8], EditorFailure> {
    // By a shell, since $EDITOR may have arguments ("code --wait").
    let script = "exec \(editor) \"$1\""
    switch program.run(["/bin/sh", "-c", script, "ask", file.path]) {
    case .exited(0):
      do throws(FileFailure) { return .success(try file.contents()) } catch {
        return .failure(.notStarted(wording.words(for: error)))
      }
    case .exited(let status): return .failure(.status(status))
    case .killed(let signal): return .failure(.signal(signal))
    case .notStarted(let words): return .failure(.notStarted(words))
    }
  }

  private var editor: String {
    screen.environment.nonEmpty("VISUAL") ?? screen.environment.nonEmpty("EDITOR") ?? "vi"
  }

  private func take(edited bytes: [UInt8]) -> CommandResult {
    var scalars: [UInt32] = []
    // Editors end the last line; the text does not.
    let lines = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    let result = Array(lines).withUnsafeBufferPointer {
      PasteCleaner.clean($0.span, for: reply.pasteDestination) { scalars.append($0.value) }
    }
    if scalars != reply.text.scalars { follow(reply.text.replaceAll(with: scalars)) }
    if case .cleaned(let leftOut) = result { tell(leftOut) }
    return .done
  }
}
