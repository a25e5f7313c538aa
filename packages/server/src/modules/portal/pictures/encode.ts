import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../site/texts.ts'

/** Widths in which a picture is kept; a smaller one is not enlarged. */
const widths = [480, 960, 1920] as const
export const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

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

/** Pixels beyond which a file is a bomb or a poster. */
const mostPixels = 50_000_000

/**
 * A picture as it is shown: turned as its camera held it, without what else the file says (place, camera, comments), in the widths and formats of
 * pages. @throws AppError BAD_FILE for what cannot be read as a picture
 */
export async function encode(bytes: Buffer): Promise<Encoded> {
  // machine code that only uploads need
  const { default: sharp } = await import('sharp')
  const read = (): Sharp => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false }).rotate()
  try {
    const { info } = await read().toBuffer({ resolveWithObject: true })
    const sizes = [...new Set(widths.map((width) => Math.min(width, info.width)))]
    const variants: Variant[] = []
    for (const width of sizes)
      for (const format of formats) {
        const drawn = read().resize({ width })
        const made = format === 'avif' ? drawn.avif({ quality: 55, effort: 2 }) : drawn.webp({ quality: 78 })
        variants.push({ width, format, bytes: await made.toBuffer() })
      }
    return { key: createHash('sha256').update(bytes).digest('hex').slice(0, 32), width: info.width, height: info.height, variants }
  } catch {
    throw new AppError('BAD_FILE', { message: texts.picture.unreadable })
  }
}
