/** Characters of two bytes, by code point. */
let pairs: ReadonlyMap<number, number> | undefined
/** Characters of four bytes below U+10000, by code point: their place among these. */
let quads: ReadonlyMap<number, number> | undefined

/** Both tables come from the decoder that each browser and Node has, so that they need no bytes of their own. */
function pairsOf(): ReadonlyMap<number, number> {
  if (pairs) return pairs
  const decoder = new TextDecoder('gb18030')
  const found = new Map<number, number>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    const trails = Array.from({ length: 0xff - 0x40 }, (_, at) => at + 0x40).filter((trail) => trail !== 0x7f)
    const bytes = Uint8Array.from(trails.flatMap((trail) => [lead, trail]))
    for (const [at, sign] of Array.from(decoder.decode(bytes)).entries()) {
      const code = sign.codePointAt(0)!
      if (!found.has(code)) found.set(code, (lead << 8) | trails[at]!)
    }
  }
  pairs = found
  return found
}

/** Places of four bytes that stand for U+0080 to U+FFFF. */
const quadPlaces = 39_420
/** Place of U+10000. */
const astral = 189_000
const quadBytes = (place: number): [number, number, number, number] => [
  0x81 + Math.floor(place / 12_600),
  0x30 + (Math.floor(place / 1_260) % 10),
  0x81 + (Math.floor(place / 10) % 126),
  0x30 + (place % 10),
]
function quadsOf(): ReadonlyMap<number, number> {
  if (quads) return quads
  const bytes = new Uint8Array(quadPlaces * 4)
  for (let place = 0; place < quadPlaces; place += 1) bytes.set(quadBytes(place), place * 4)
  quads = new Map(Array.from(new TextDecoder('gb18030').decode(bytes), (sign, place) => [sign.codePointAt(0)!, place]))
  return quads
}

function bytesOf(sign: string): number[] {
  const code = sign.codePointAt(0)!
  if (code < 0x80) return [code]
  const pair = pairsOf().get(code)
  if (pair !== undefined) return [pair >> 8, pair & 0xff]
  if (code >= 0x10000) return quadBytes(astral + code - 0x10000)
  const place = quadsOf().get(code)
  // half of a surrogate pair is no character
  return place === undefined ? [0x3f] : quadBytes(place)
}

/** Bytes of a text in GB18030, which has every character. */
export function encodeGb18030(text: string): Uint8Array<ArrayBuffer> {
  // a unit of UTF-16 takes at most four bytes
  const bytes = new Uint8Array(text.length * 4)
  let length = 0
  for (const sign of text) {
    const code = sign.charCodeAt(0)
    if (code < 0x80) bytes[length++] = code
    else for (const byte of bytesOf(sign)) bytes[length++] = byte
  }
  return bytes.slice(0, length)
}
let decoder: InstanceType<typeof TextDecoder> | undefined
export const decodeGb18030 = (bytes: Uint8Array): string => (decoder ??= new TextDecoder('gb18030')).decode(bytes)

/** The beginning of a text that takes at most so many bytes, and how many it takes. No character is divided. */
export function fitBytes(text: string, most: number): { readonly text: string; readonly bytes: number } {
  let fitted = ''
  let bytes = 0
  for (const sign of text) {
    const length = bytesOf(sign).length
    if (bytes + length > most) break
    fitted += sign
    bytes += length
  }
  return { text: fitted, bytes }
}
