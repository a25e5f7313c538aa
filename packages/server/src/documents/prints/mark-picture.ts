import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { pdfBytes } from '../../kernel/pdf/pdf.ts'

const inflated = promisify(inflate)

/** Pixels of one side. */
const widest = 2_000
const png = { head: 8, lengthAndType: 8, crc: 4 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns true if a picture can stand on a print: it states its size, unpacks to no more than that, and is drawn without an error. */
export async function isDrawable(format: 'png' | 'jpg', bytes: Buffer): Promise<boolean> {
  const size = format === 'png' ? await pngSize(bytes) : jpgSize(bytes)
  if (!size || size.width < 1 || size.height < 1 || size.width > widest || size.height > widest) return false
  try {
    await pdfBytes({ title: '', at: new Date(0) }, (doc) => void doc.addPage().image(bytes, 0, 0, { fit: [100, 100] }))
    return true
  } catch {
    return false
  }
}

/** Size of a PNG whose pixels are no more than it says. */
async function pngSize(bytes: Buffer): Promise<Size | undefined> {
  const packed: Buffer[] = []
  let size: Size | undefined
  let bitsPerPixel = 0
  for (let at = png.head; at + png.lengthAndType + png.crc <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + png.lengthAndType, at + png.lengthAndType + length)
    if (data.length < length) return undefined
    if (type === 'IHDR' && length === 13) {
      size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) }
      const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[data[9]!] ?? 0
      bitsPerPixel = samples * data[8]!
      // the writer of PDF draws no interlaced ones
      if (data[12] !== 0) return undefined
    }
    if (type === 'IDAT') packed.push(data)
    at += png.lengthAndType + length + png.crc
  }
  if (!size || bitsPerPixel === 0 || size.width > widest || size.height > widest) return undefined
  const wanted = size.height * (1 + ((size.width * bitsPerPixel + 7) >> 3))
  try {
    const pixels = await inflated(Buffer.concat(packed), { maxOutputLength: wanted })
    return pixels.length === wanted ? size : undefined
  } catch {
    return undefined
  }
}

/** Size of a JPEG, as the frame in it says. */
function jpgSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const mark = bytes[at + 1]!
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
