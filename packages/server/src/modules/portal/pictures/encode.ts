import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { AppError } from '../../../kernel/errors.ts'
import { Semaphores } from '../../../kernel/limits/concurrency.ts'
import { texts } from '../site/texts.ts'

/** Widths in which a picture is kept; a smaller one is not enlarged. */
const widths = [480, 960, 1920] as const
export const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

interface Size {
  readonly width: number
  readonly height: number
}
interface Variant {
  readonly width: number
  readonly format: Format
  readonly bytes: Buffer
}
export interface Encoded {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly variants: readonly Variant[]
}

/** Pixels of a side, and in all: the head of the file is asked before anything is decoded. A phone of today takes 12,000 × 9,000 at most. */
const largest = { side: 12_000, pixels: 40_000_000 } as const

/** Encodings at once. They run on the threads of libuv that also hash passwords. */
const encoders = new Semaphores({ waiting: 50 })

/**
 * A picture as it is shown: turned as its camera held it, without what else the file says (place, camera, comments), in the widths and formats of
 * pages. @throws AppError BAD_FILE for what cannot be read as a picture, or is too large; TOO_MANY_REQUESTS when many wait
 */
export const encode = (bytes: Buffer): Promise<Encoded> => encoders.run([{ name: 'picture', most: 1 }], () => encodeNow(bytes))

async function encodeNow(bytes: Buffer): Promise<Encoded> {
  // machine code that only uploads need
  const { default: sharp } = await import('sharp')
  const read = (): Sharp => sharp(bytes, { limitInputPixels: largest.pixels, failOn: 'error', animated: false }).rotate()
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((): Size => ({ width: 0, height: 0 }))
  if (width > largest.side || height > largest.side || width * height > largest.pixels)
    throw new AppError('BAD_FILE', { message: texts.picture.tooLarge(width, height, largest) })
  try {
    const { info } = await read().toBuffer({ resolveWithObject: true })
    const sizes = [...new Set(widths.map((width) => Math.min(width, info.width)))]
    const variants: Variant[] = []
    for (const width of sizes)
      for (const format of formats) {
        const resized = read().resize({ width })
        const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : resized.webp({ quality: 78 })
        variants.push({ width, format, bytes: await encoded.toBuffer() })
      }
    return { key: createHash('sha256').update(bytes).digest('hex').slice(0, 32), width: info.width, height: info.height, variants }
  } catch {
    throw new AppError('BAD_FILE', { message: texts.picture.unreadable })
  }
}
