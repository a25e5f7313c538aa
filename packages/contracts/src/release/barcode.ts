/** Content of the barcode of a paper: an original with its place in the set, or a number alone. */
export interface ReadBarcode {
  readonly no: string
  /** 0: the code does not say which original it is. */
  readonly copy: number
  readonly of: number
}
/** Most signs of a code: the address of a passport with its number. */
export const mostBarcode = 400
/** Most originals of a set. */
export const mostOriginals = 9

// the number of a bill may hold hyphens and slashes itself: the place stands last, apart from it
const placed = /^(.*[^\s*#|_-])[\s*#|_-]+([1-9])\s*(?:\/|OF|\*)\s*([1-9])$/i
/** Reads what a hand scanner typed: `OOLU2659018820-1/3`, `OOLU2659018820*1*3`, `BH261100001`. */
export function readBarcode(text: string): ReadBarcode {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toUpperCase()
  const [, no = plain, copy = '0', of = '0'] = placed.exec(plain) ?? []
  return { no, copy: Number(copy), of: Number(of) }
}
/** Hash of a paper of ours, in the address behind its code; '' for any other code. */
export const paperHashIn = (text: string): string =>
  /\/passport\/([0-9a-f]{64})(?![0-9a-f])/i.exec(text.normalize('NFKC'))?.[1]?.toLowerCase() ?? ''
/** The barcode of an original. */
export const originalBarcode = (blNo: string, copy: number, of: number): string => `${blNo}-${copy}/${of}`
