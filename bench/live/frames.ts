/** A text frame as a client sends it (RFC 6455), masked with zeros: cheap, and allowed. */
export function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  if (payload.length > 125) throw new RangeError('longer than the bench ever sends')
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** The answer to a server that closes: an empty close frame. */
export const closeFrame = Buffer.from([0x88, 0x80, 0, 0, 0, 0])

/**
 * Takes the frames off the front of what a server sent; answers with the rest. Servers do not mask, and what the
 * bench listens to stays below 64 KiB a frame.
 */
export function readFrames(received: Buffer, onText: (payload: Buffer) => void, onClose: () => void): Buffer {
  let at = 0
  while (received.length - at >= 2) {
    const short = received[at + 1]!
    const head = short === 126 ? 4 : 2
    if (received.length - at < head) break
    const size = short === 126 ? received.readUInt16BE(at + 2) : short
    if (received.length - at < head + size) break
    const opcode = received[at]! & 0x0f
    if (opcode === 1) onText(received.subarray(at + head, at + head + size))
    if (opcode === 8) onClose()
    at += head + size
  }
  return received.subarray(at)
}
