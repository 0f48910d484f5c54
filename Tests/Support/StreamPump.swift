import Foundation

/// Moves bytes between a test and its child without ever blocking on one stream while another one is full.
final class StreamPump {
  /// A stream that is read until its end.
  final class Capture {
    fileprivate(set) var descriptor: Int32
    fileprivate(set) var bytes: [UInt8] = []
    var isOpen: Bool { descriptor >= 0 }

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      if descriptor >= 0 { makeNonBlocking(descriptor) }
    }
  }

  /// A stream that is written as fast as the child takes it.
  final class Feed {
    fileprivate(set) var descriptor: Int32
    fileprivate var pending: ArraySlice<UInt8> = []
    fileprivate var closesWhenEmpty = false
    var isEmpty: Bool { pending.isEmpty }

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      if descriptor >= 0 { makeNonBlocking(descriptor) }
    }

    func add(_ bytes: [UInt8]) {
      pending += bytes
    }

    /// Closes the stream once everything is written.
    func finish() {
      closesWhenEmpty = true
      closeIfDone()
    }

    fileprivate func closeIfDone() {
      if closesWhenEmpty, pending.isEmpty { shut() }
    }

    fileprivate func shut() {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
      pending = []
    }
  }

  private var captures: [Capture] = []
  private var feeds: [Feed] = []

  deinit {
    captures.forEach(shut)
    feeds.forEach { $0.shut() }
  }

  func capture(_ descriptor: Int32) -> Capture {
    let capture = Capture(descriptor)
    captures.append(capture)
    return capture
  }

  func feed(_ descriptor: Int32) -> Feed {
    let feed = Feed(descriptor)
    feeds.append(feed)
    return feed
  }

  /// Closes a stream of its own accord.
  func stop(_ capture: Capture) { shut(capture) }

  /// Closes a stream of its own accord; what is not yet written is dropped.
  func stop(_ feed: Feed) { feed.shut() }

  /// Waits up to `milliseconds` for any stream and moves what can be moved.
  func step(milliseconds: Int32) {
    let reading = captures.filter(\.isOpen)
    let writing = feeds.filter { $0.descriptor >= 0 && !$0.isEmpty }
    var polled =
      reading.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0.descriptor, events: Int16(POLLOUT), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    for (capture, state) in zip(reading, polled) where state.revents != 0 { drain(capture) }
    for (feed, state) in zip(writing, polled.dropFirst(reading.count)) where state.revents != 0 { push(feed) }
  }

  /// Whether every captured stream has come to its end.
  var isDrained: Bool { !captures.contains(where: \.isOpen) }

  private func drain(_ capture: Capture) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(capture.descriptor, &buffer, buffer.count)
      if count > 0 {
        capture.bytes += buffer[..<count]
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        return
      } else {
        // The end of a pipe is 0, the end of a pseudo terminal EIO.
        return shut(capture)
      }
    }
  }

  private func push(_ feed: Feed) {
    while !feed.isEmpty {
      let count = feed.pending.withUnsafeBytes { write(feed.descriptor, $0.baseAddress, min($0.count, 4096)) }
      guard count > 0 else {
        if errno != EAGAIN, errno != EINTR { feed.shut() }
        return
      }
      feed.pending = feed.pending.dropFirst(count)
    }
    feed.closeIfDone()
  }

  private func shut(_ capture: Capture) {
    if capture.descriptor >= 0 { close(capture.descriptor) }
    capture.descriptor = -1
  }
}
