import type { Readable } from 'node:stream'
import type { Bucket } from './bucket.ts'

/** A part of an upload that has arrived. */
interface Piece {
  readonly key: string
  readonly at: number
  readonly size: number
  readonly changed: Date
}

const pieceBytes = 8 * 1024 * 1024
const digits = 15
const root = 'uploads/'
const folderOf = (upload: number) => `${root}${upload}/`
const keyOf = (upload: number, at: number) => `${folderOf(upload)}${String(at).padStart(digits, '0')}`

/**
 * Uploads that are under way, as objects named after the place of their first byte: any process can go on with what another one took. Two that write
 * the same upload at once do no harm: only pieces that join on to each other count.
 */
export function uploadPieces(bucket: Bucket) {
  async function of(upload: number): Promise<Piece[]> {
    const joined: Piece[] = []
    let end = 0
    for (const { key, size, changed } of await bucket.list(folderOf(upload))) {
      const at = Number(key.slice(-digits))
      if (at !== end) continue
      joined.push({ key, at, size, changed })
      end += size
    }
    return joined
  }
  const sizeOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { size }) => sum + size, 0)

  return {
    received: async (upload: number) => sizeOf(await of(upload)),
    /** Keeps what comes from that byte on, as far as it comes, and answers where it ends. @param allow throws when that is too far */
    async take(upload: number, offset: number, bytes: Readable, allow: (size: number) => void): Promise<number> {
      let held: Buffer[] = []
      let [begin, size] = [offset, offset]
      const flush = async () => {
        if (size === begin) return
        await bucket.put(keyOf(upload, begin), Buffer.concat(held))
        held = []
        begin = size
      }
      try {
        for await (const part of bytes as AsyncIterable<Buffer>) {
          allow(size + part.length)
          held.push(part)
          size += part.length
          if (size - begin >= pieceBytes) await flush()
        }
      } finally {
        // what arrived before the connection broke stays
        await flush()
      }
      return size
    },
    /** All of it, one piece after the other. */
    async *read(upload: number): AsyncGenerator<Buffer> {
      for (const { key } of await of(upload)) {
        const piece = await bucket.get(key)
        if (!piece) throw new Error(`${key} is gone`)
        yield* piece.body as AsyncIterable<Buffer>
      }
    },
    async drop(upload: number): Promise<void> {
      await bucket.remove((await bucket.list(folderOf(upload))).map(({ key }) => key))
    },
    /** Uploads that lie there, with the time of their last piece. */
    async all(): Promise<{ upload: number; changed: Date }[]> {
      const last = new Map<number, Date>()
      for (const { key, changed } of await bucket.list(root)) {
        const upload = Number(key.slice(root.length, key.lastIndexOf('/')))
        const latest = last.get(upload)
        if (!latest || latest < changed) last.set(upload, changed)
      }
      return [...last].map(([upload, changed]) => ({ upload, changed }))
    },
  }
}
