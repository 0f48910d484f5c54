import AskTerminal
import CEditline
import Foundation
import Synchronization
import TestSupport
import Testing

/// Each in a process of its own, which has but one of all that is looked at here.
@Suite("Signals")
struct SignalsTests {
  @Test("when a question is over, everything is as it was before, and the next question handles signals again")
  func restoring() async {
    await #expect(processExitsWith: .success) {
      signal(SIGTERM) { _ in }
      signal(SIGUSR2, SIG_IGN)
      var own = stack_t()
      own.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 65_536, alignment: 16)
      own.ss_size = 65_536
      #expect(sigaltstack(&own, nil) == 0)
      var timer = itimerval()
      timer.it_value.tv_sec = 1000
      timer.it_interval.tv_sec = 7
      #expect(setitimer(ProcessState.virtualTimer, &timer, nil) == 0)
      var children = sigset_t()
      sigemptyset(&children)
      sigaddset(&children, SIGCHLD)
      pthread_sigmask(SIG_BLOCK, &children, nil)
      let before = ProcessState()
      #expect(Signals.uninstall() == nil)
      #expect(ProcessState() == before, "where nothing was taken, nothing is given back")
      for _ in 1...2 {
        #expect(Signals.install() != nil)
        ask_signals_watch_children()
        // Of a form, once a field.
        for _ in 1...2 { ask_guard_start(6, "loops") }
        let meanwhile = ProcessState()
        #expect(meanwhile.handling(SIGTERM) != before.handling(SIGTERM))
        #expect(meanwhile.handling(SIGSEGV) != before.handling(SIGSEGV))
        #expect(meanwhile.handling(SIGCHLD) != before.handling(SIGCHLD))
        #expect(meanwhile.handling(SIGUSR2) == before.handling(SIGUSR2), "what is ignored stays ignored")
        #expect(meanwhile.alternateStack != before.alternateStack)
        #expect(meanwhile.timerInterval == 1)
        #expect(Signals.uninstall() == nil)
        #expect(ProcessState() == before)
      }
    }
  }

  @Test("a signal that comes while one looks for it is not lost")
  func taking() async {
    await #expect(processExitsWith: .success) {
      #expect(Signals.install() != nil)
      let taken = Mutex(0)
      let count = 2000
      Thread.detachNewThread {
        // Handled in the thread that sends it, beside the one that looks.
        var resize = sigset_t()
        sigemptyset(&resize)
        sigaddset(&resize, SIGWINCH)
        pthread_sigmask(SIG_UNBLOCK, &resize, nil)
        for number in 0..<count {
          raise(SIGWINCH)
          while taken.withLock({ $0 }) == number {}
        }
      }
      let deadline = Deadline.generous
      while taken.withLock({ $0 }) < count, !deadline.hasPassed {
        if ask_signals_take(SIGWINCH) { taken.withLock { $0 += 1 } }
      }
      #expect(taken.withLock { $0 } == count)
    }
  }
}
