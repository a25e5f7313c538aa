/** QR codes (ISO/IEC 18004): bytes, error correction L, versions 1 to 15. Drawn here so that the secret in it goes nowhere. */

const mostVersion = 15
/** By version: error correction bytes of a block, and blocks. */
const eccBytes = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22]
const blockCounts = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6]
const formatOfL = 1

const bit = (value: number, index: number) => ((value >>> index) & 1) === 1
const bitsOf = (value: number, count: number) => Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1)
const sizeOf = (version: number) => version * 4 + 17

function alignments(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - (count - 2 - index) * step)]
}

/** Bytes of a symbol, data and error correction together. */
function rawBytes(version: number): number {
  const count = alignments(version).length
  const modules = (16 * version + 128) * version + 64 - (count > 0 ? (25 * count - 10) * count - 55 : 0) - (version >= 7 ? 36 : 0)
  return Math.floor(modules / 8)
}
const dataBytes = (version: number) => rawBytes(version) - eccBytes[version]! * blockCounts[version]!

function multiply(x: number, y: number): number {
  let z = 0
  for (let index = 7; index >= 0; index--) z = (z << 1) ^ ((z >>> 7) * 0x11d) ^ (((y >>> index) & 1) * x)
  return z
}

function divisorOf(degree: number): number[] {
  const result = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let round = 0; round < degree; round++) {
    for (let index = 0; index < degree; index++) result[index] = multiply(result[index]!, root) ^ (result[index + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ result.shift()!
    result.push(0)
    divisor.forEach((coefficient, index) => (result[index]! ^= multiply(coefficient, factor)))
  }
  return result
}

/** Mode, length, content and padding. */
function dataOf(content: readonly number[], version: number): number[] {
  const capacity = dataBytes(version) * 8
  const bits = [...bitsOf(4, 4), ...bitsOf(content.length, version < 10 ? 8 : 16), ...content.flatMap((byte) => bitsOf(byte, 8))]
  bits.push(...bitsOf(0, Math.min(4, capacity - bits.length)))
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8))
  const bytes = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, one) => sum * 2 + one, 0),
  )
  for (let pad = 0xec; bytes.length < capacity / 8; pad ^= 0xec ^ 0x11) bytes.push(pad)
  return bytes
}

/** Blocks with their error correction, interleaved. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [count, ecc, raw] = [blockCounts[version]!, eccBytes[version]!, rawBytes(version)]
  const divisor = divisorOf(ecc)
  const shortBlocks = count - (raw % count)
  const shortData = Math.floor(raw / count) - ecc
  let from = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const part = data.slice(from, (from += shortData + (index < shortBlocks ? 0 : 1)))
    return { part, correction: remainderOf(part, divisor) }
  })
  const woven = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => (at < list.length ? [list[at]!] : [])),
    ).flat()
  return [...woven(blocks.map(({ part }) => part)), ...woven(blocks.map(({ correction }) => correction))]
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Grid = (boolean | undefined)[][]

/** Everything but the data, with the mask's number in it. */
function frameOf(version: number, mask: number): Grid {
  const size = sizeOf(version)
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  const square = (x: number, y: number, radius: number, dark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) put(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let index = 0; index < size; index++) {
    put(6, index, index % 2 === 0)
    put(index, 6, index % 2 === 0)
  }
  const centres = alignments(version)
  const last = centres.at(-1)
  for (const x of centres)
    for (const y of centres) if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) square(x, y, 2, (ring) => ring !== 1)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4)

  const format = (formatOfL << 3) | mask
  let rest = format
  for (let round = 0; round < 10; round++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const formatBits = ((format << 10) | rest) ^ 0x5412
  for (let index = 0; index < 15; index++) {
    const dark = bit(formatBits, index)
    if (index < 8) put(8, index < 6 ? index : index + 1, dark)
    else put(index === 8 ? 7 : 14 - index, 8, dark)
    if (index < 8) put(size - 1 - index, 8, dark)
    else put(8, size - 15 + index, dark)
  }
  put(8, size - 8, true)
  if (version >= 7) {
    let remainder = version
    for (let round = 0; round < 12; round++) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25)
    const versionBits = (version << 12) | remainder
    for (let index = 0; index < 18; index++) {
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)]
      put(far, near, bit(versionBits, index))
      put(near, far, bit(versionBits, index))
    }
  }
  return grid
}

function fill(grid: Grid, bytes: readonly number[], masked: (x: number, y: number) => boolean): boolean[][] {
  const size = grid.length
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let row = 0; row < size; row++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - row : row
        if (grid[y]![x] !== undefined) continue
        const dark = at < bytes.length * 8 && bit(bytes[at >>> 3]!, 7 - (at & 7))
        grid[y]![x] = dark !== masked(x, y)
        at++
      }
  }
  return grid as boolean[][]
}

/** How hard the picture is to read: long runs and full squares. */
function penalty(grid: readonly boolean[][]): number {
  let sum = 0
  for (let y = 0; y < grid.length; y++)
    for (let x = 0; x < grid.length; x++) {
      const dark = grid[y]![x]
      if ([1, 2, 3, 4].every((step) => grid[y]![x + step] === dark)) sum += 3
      if ([1, 2, 3, 4].every((step) => grid[y + step]?.[x] === dark)) sum += 3
      if (grid[y]![x + 1] === dark && grid[y + 1]?.[x] === dark && grid[y + 1]?.[x + 1] === dark) sum += 3
    }
  return sum
}

/** The modules of the code, row by row, true for dark, without the quiet zone. @throws Error for a text that is too long */
export function qrOf(text: string): boolean[][] {
  const content = [...new TextEncoder().encode(text)]
  const version = Array.from({ length: mostVersion }, (_, index) => index + 1).find(
    (one) => content.length + (one < 10 ? 2 : 3) <= dataBytes(one),
  )
  if (version === undefined) throw new Error('text is too long for a QR code of this size')
  const bytes = withCorrection(dataOf(content, version), version)
  const drawn = masks.map((masked, mask) => fill(frameOf(version, mask), bytes, masked))
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}
