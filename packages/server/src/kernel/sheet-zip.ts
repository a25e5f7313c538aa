import { inflateRawSync } from 'node:zlib'
import { Fault } from './sheet-rows.ts'

/** Parts of a workbook that are needed before the library reads it; they are a few kilobytes. */
const workbookPart = /^xl\/workbook\.xml$/i

/**
 * Unpacks every entry of a zip once and counts what comes out: a bomb lies about its sizes. Returns the XML of the workbook part, '' where there is
 * none (OpenDocument, binary workbooks).
 * @throws Fault `bomb` when the entries unpack to more than `most` bytes; Error for what has no central directory
 */
export function checkedZip(bytes: Buffer, most: number): string {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22, 'latin1')
  if (end < 0) throw new Error('no central directory')
  let [at, left, workbook] = [bytes.readUInt32LE(end + 16), most, '']
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('bad central directory')
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    const content = unpacked(bytes, at, left)
    left -= content.length
    if (left < 0) throw new Fault('bomb')
    if (workbookPart.test(name)) workbook = content.toString('utf8')
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return workbook
}

/** The entry whose record in the central directory begins at `at`. */
function unpacked(bytes: Buffer, at: number, left: number): Buffer {
  const [offset, packed] = [bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)]
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(start, start + packed)
  if (bytes.readUInt16LE(at + 10) === 0) return content
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new Fault('bomb') : error
  }
}
