/** Characters of the beginning in which the separator is looked for. */
const guessed = 4_096
/** Weakest first: where two occur as often, the later one counts. */
const separators = ['|', ',', ';', '\t'] as const

/**
 * Text of bytes: by their byte order mark, else UTF-16 where every second byte of the beginning is zero, else UTF-8. Text of Chinese Windows is
 * GB18030. A few bad bytes in UTF-8 do not turn it into GB18030: they become U+FFFD.
 */
export function decoded(bytes: Buffer): string {
  const as = (encoding: string, from = 0) => new TextDecoder(encoding).decode(bytes.subarray(from))
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be')
  const head = bytes.subarray(0, 200)
  const zeros = (odd: number) => head.reduce((sum, byte, at) => sum + (at % 2 === odd && byte === 0 ? 1 : 0), 0)
  if (zeros(1) > head.length / 8) return as('utf-16le')
  if (zeros(0) > head.length / 8) return as('utf-16be')
  const utf8 = as('utf-8')
  const bad = utf8.match(/\ufffd/g)?.length ?? 0
  if (bad === 0) return utf8
  // what is not UTF-8 at all has hardly any sequence that is
  const good = (utf8.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) / 4
  return good > bad ? utf8 : as('gb18030')
}

/** The character that separates the cells: named by a first line `sep=;`, else the one that occurs most often outside of quotes. */
export function separatorOf(text: string): string {
  const declaration = /^sep=(.)(?:\r\n|\r|\n)/.exec(text)
  if (declaration) return declaration[1]!
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of text.slice(0, guessed))
    if (sign === '"') quoted = !quoted
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const of = (sign: string) => counts.get(sign) ?? 0
  return separators.reduce<string>((best, sign) => (of(sign) >= of(best) ? sign : best), '|')
}

/** A web page or a spreadsheet as XML, whatever its file is called. */
export const isMarkup = (text: string): boolean =>
  /^\s*<(?:!doctype|!--|\?xml|html|head|meta|table|body|style|div)[\s>]/i.test(text.slice(0, 500))
