import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

/**
 * Scans a file for malware. Returns the name of the signature that was found, or ''.
 * @throws AppError UNAVAILABLE if the scanner does not answer: no file passes unscanned
 */
export type Scan = (path: string) => Promise<string>

export const noScan: Scan = () => Promise.resolve('')

/** Scans bytes that are not stored yet. */
export async function scanBytes(scan: Scan, bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jst-scan-'))
  try {
    const place = path.join(folder, 'file')
    await writeFile(place, bytes, { mode: 0o600 })
    return await scan(place)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const pieceBytes = 256 * 1024
/** Milliseconds without an answer of the scanner. */
const patience = 60_000

/** By clamd of ClamAV, over its socket: `host:port`, or the path of a local socket. */
export const scanByClamd =
  (address: string): Scan =>
  async (path) => {
    const [host, port] = address.startsWith('/') ? [] : [address.slice(0, address.lastIndexOf(':')), Number(address.split(':').at(-1))]
    const socket = host === undefined ? connect(address) : connect({ host, port: port! })
    socket.setTimeout(patience, () => socket.destroy(new Error('timeout')))
    try {
      const answer = text(socket)
      answer.catch(() => {})
      const sent = (async () => {
        socket.write('zINSTREAM\0')
        for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
          const length = Buffer.alloc(4)
          length.writeUInt32BE(piece.length)
          socket.write(length)
          if (!socket.write(piece)) await new Promise((go) => socket.once('drain', go).once('close', go))
        }
        socket.write(Buffer.alloc(4))
      })()
      sent.catch(() => {})
      return findingOf(await answer)
    } catch {
      throw new AppError('UNAVAILABLE', { message: texts.scanAway, retryAfter: 30 })
    } finally {
      socket.destroy()
    }
  }

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function findingOf(answer: string): string {
  const line = answer.replaceAll('\0', '').trim()
  if (line.endsWith(' OK')) return ''
  const virus = /^stream: (.+) FOUND$/.exec(line)
  if (!virus) throw new Error(`clamd answered ${line}`)
  return virus[1]!
}
