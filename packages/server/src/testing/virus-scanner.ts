import { createServer } from 'node:net'

/** A scanner on the loopback address that speaks as clamd does, and finds the word EICAR. */
export async function startScanner(): Promise<{ readonly address: string; readonly close: () => void }> {
  const scanner = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece])
      const file = streamed(received)
      if (file) socket.end(file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((listening) => scanner.listen(0, '127.0.0.1', listening))
  const { port } = scanner.address() as { port: number }
  return { address: `127.0.0.1:${port}`, close: () => scanner.close() }
}

/** Bytes of a stream of `INSTREAM`: chunks behind their length, ended by an empty one; undefined until that has arrived. */
function streamed(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
