import ProjectStore

@testable import Workbench

/// A dialogue in linear mode with a disk that always answers, written as it would be read.
struct Dialogue {
  var session: LinearSession
  private(set) var transcript: [String] = []
  private(set) var effects: [Effect] = []
  /// What the disk answers to an edit.
  var answer: (ProjectEdit) -> Event = { .saved($0) }

  init(_ state: WorkbenchState, reason: String = "--linear") {
    session = LinearSession(state: state, reason: reason)
    transcript = session.start()
  }

  /// Types a line, carries out what is asked for, and notes what was said.
  @discardableResult
  mutating func type(_ line: String) -> [String] {
    transcript.append("> \(line)")
    let (lines, effects) = session.handle(line: line)
    let answer = lines + carryOut(effects)
    transcript += answer
    return answer
  }

  /// Sends an event, as the rim does, and gives what was said.
  mutating func send(_ event: Event) -> [String] {
    let (lines, effects) = session.handle(event)
    return lines + carryOut(effects)
  }

  private mutating func carryOut(_ effects: [Effect]) -> [String] {
    self.effects += effects
    var lines: [String] = []
    for effect in effects {
      switch effect {
      case .save(let edit): lines += send(answer(edit))
      case .retrySaving: for edit in session.state.unsaved { lines += send(answer(edit)) }
      case .tick: lines += send(.tick)
      case .export(let path): lines += send(.exported(path))
      default: break
      }
    }
    return lines
  }
}
