import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { Fault } from './sheet-rows.ts'

interface Entry {
  readonly offset: number
  readonly packed: number
  readonly method: number
}

/** A zip whose entries are unpacked when they are read, to no more than so many bytes together: a bomb lies about its sizes. */
export class Zip {
  private readonly entries = new Map<string, Entry>()
  private readonly bytes: Buffer
  private left: number

  /** @throws Error for what has no central directory */
  constructor(bytes: Buffer, most: number) {
    this.bytes = bytes
    this.left = most
    const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22, 'latin1')
    if (end < 0) throw new Error('no central directory')
    let at = bytes.readUInt32LE(end + 16)
    for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
      if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('bad central directory')
      const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
      this.entries.set(name, {
        offset: bytes.readUInt32LE(at + 42),
        packed: bytes.readUInt32LE(at + 20),
        method: bytes.readUInt16LE(at + 10),
      })
      at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
  }

  has(name: string): boolean {
    return this.entries.has(name)
  }

  /** A whole entry as text. @throws Fault when it is too large */
  text(name: string): string {
    const entry = this.entries.get(name)
    return entry ? this.whole(entry).toString('utf8') : ''
  }

  /** An entry as text, some at a time. @throws Fault when it is too large */
  async *chunks(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name)
    if (!entry) return
    const decoder = new TextDecoder()
    if (entry.method === 0) return void (yield this.text(name))
    const inflate = createInflateRaw({ chunkSize: 256 * 1024 })
    inflate.end(this.packed(entry))
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      this.take(chunk.length)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  }

  /** Unpacks everything once, to see whether it may be. @throws Fault when it is too large */
  demandSize(): void {
    for (const entry of this.entries.values()) this.whole(entry)
  }

  private packed({ offset, packed }: Entry): Buffer {
    const start = offset + 30 + this.bytes.readUInt16LE(offset + 26) + this.bytes.readUInt16LE(offset + 28)
    return this.bytes.subarray(start, start + packed)
  }

  private whole(entry: Entry): Buffer {
    const packed = this.packed(entry)
    const bytes = entry.method === 0 ? packed : inflated(packed, Math.max(1, this.left))
    this.take(bytes.length)
    return bytes
  }

  private take(size: number): void {
    this.left -= size
    if (this.left < 0) throw new Fault('bomb')
  }
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new Fault('bomb') : error
  }
}
