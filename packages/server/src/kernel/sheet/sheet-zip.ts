import { Readable } from 'node:stream'
import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { Fault } from './sheet-rows.ts'

/** Parts of a workbook that are read beside the library; they are a few kilobytes. */
const smallPart = /^xl\/(?:(?:workbook|styles)\.xml|_rels\/workbook\.xml\.rels)$/i

/** Parts of a workbook of XML by their path in small letters. `sheet` unpacks one more. */
export interface ZipParts {
  readonly texts: ReadonlyMap<string, string>
  readonly sheet: (path: string) => string
}

/**
 * Unpacks every entry of a zip once and counts what comes out: a bomb lies about its sizes. Large entries pass by in pieces, so that none of them is
 * in memory as a whole.
 * @throws Fault `bomb` when the entries unpack to more than `most` bytes; Error for what has no central directory
 */
export async function checkedZip(bytes: Buffer, most: number): Promise<ZipParts> {
  const texts = new Map<string, string>()
  const places = new Map<string, number>()
  let left = most
  for (const { name, at } of entriesOf(bytes)) {
    const path = name.toLowerCase()
    places.set(path, at)
    if (smallPart.test(name)) {
      const content = unpacked(bytes, at, left)
      texts.set(path, content.toString('utf8'))
      left -= content.length
    } else left -= await sizeOf(bytes, at, left)
    if (left < 0) throw new Fault('bomb')
  }
  const sheet = (path: string) => {
    const at = places.get(path.toLowerCase())
    return at === undefined ? '' : unpacked(bytes, at, most).toString('utf8')
  }
  return { texts, sheet }
}

/** Names of the entries, and where their records in the central directory begin. */
function* entriesOf(bytes: Buffer): Generator<{ readonly name: string; readonly at: number }> {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22, 'latin1')
  if (end < 0) throw new Error('no central directory')
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('bad central directory')
    yield { name: bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)), at }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** Bytes of an entry as they are stored, and whether they are packed. */
function stored(bytes: Buffer, at: number): { readonly content: Buffer; readonly isPacked: boolean } {
  const [offset, packed] = [bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)]
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return { content: bytes.subarray(start, start + packed), isPacked: bytes.readUInt16LE(at + 10) !== 0 }
}

/** Bytes that an entry unpacks to; more than `left` is enough to know. */
async function sizeOf(bytes: Buffer, at: number, left: number): Promise<number> {
  const { content, isPacked } = stored(bytes, at)
  if (!isPacked) return content.length
  let size = 0
  const pieces = Readable.from([content]).pipe(createInflateRaw())
  for await (const piece of pieces) {
    size += (piece as Buffer).length
    if (size > left) break
  }
  return size
}

function unpacked(bytes: Buffer, at: number, left: number): Buffer {
  const { content, isPacked } = stored(bytes, at)
  if (!isPacked) return content
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new Fault('bomb') : error
  }
}
