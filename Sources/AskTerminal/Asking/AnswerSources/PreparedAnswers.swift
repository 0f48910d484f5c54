import AskKit

/// The answers of the file that `ASK_ANSWERS` names, looked up by the names of questions and of fields.
struct PreparedAnswers {
  let path: String
  private let contents: WipedBytes
  private let file: AnswersFile

  init(path: String) throws(AnswersFailure) {
    self.path = path
    do throws(FileFailure) { contents = try FileContents.concealed(of: path) } catch {
      throw .unreadable(error)
    }
    let parsed: Result<AnswersFile, AnswersFile.Fault> = contents.withBytes { bytes in
      do throws(AnswersFile.Fault) { return .success(try AnswersFile(bytes)) } catch { return .failure(error) }
    }
    do throws(AnswersFile.Fault) { file = try parsed.get() } catch { throw .faulty(error) }
  }

  /// Overwrites them, once all have been looked up: secrets must not lie about while a person is asked.
  func wipe() { contents.wipe() }

  /// The answer of this name, and where it stands.
  func answer(named name: String) -> (value: WipedBytes, source: AnswerSource)? {
    guard let entry = file.entry(for: name) else { return nil }
    var value = WipedBytes()
    contents.withBytes { AnswersFile.appendValue(of: entry, in: $0, to: &value) }
    return (value, .answersFile(path, line: entry.line))
  }
}
