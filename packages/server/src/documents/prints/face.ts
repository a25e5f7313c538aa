/** A font file with what a print asks of it (OpenType 1.9: tables cmap and hhea). */
export interface Face {
  readonly bytes: Buffer
  /** Height above the baseline, as a share of the size. */
  readonly ascent: number
  readonly has: (codePoint: number) => boolean
}

type Range = readonly [first: number, last: number]

export function readFace(bytes: Buffer): Face {
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16)
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8))
  const [cmap, head, hhea] = ['cmap', 'head', 'hhea'].map((name) => tables.get(name) ?? 0) as [number, number, number]
  const ranges = rangesOf(bytes, cmap)
  return { bytes, ascent: bytes.readInt16BE(hhea + 4) / bytes.readUInt16BE(head + 18), has: (code) => within(ranges, code) }
}

/** Of the subtable with 32-bit code points (format 12) of Unicode, which each of our faces has. */
function rangesOf(bytes: Buffer, cmap: number): readonly Range[] {
  for (let index = 0; index < bytes.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + bytes.readUInt32BE(cmap + 4 + 8 * index + 4)
    if (bytes.readUInt16BE(at) !== 12) continue
    return Array.from({ length: bytes.readUInt32BE(at + 12) }, (_, group): Range => {
      const start = at + 16 + 12 * group
      return [bytes.readUInt32BE(start), bytes.readUInt32BE(start + 4)]
    })
  }
  throw new Error('a face without a cmap of format 12')
}

function within(ranges: readonly Range[], code: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle]!
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}
