// EDIFACT syntax (ISO 9735): segments, elements, components, service characters, character sets.
/** An element: a value, or its components. Trailing empty ones are left out. */
type Element = string | readonly string[]
export type Segment = readonly [tag: string, ...elements: Element[]]

/** Level A: capitals, digits, and the marks that a telex knows. */
const levelA = /^[A-Z0-9 .,\-()/='+:?!"%&*;<>]*$/
/** Printable Latin-1, which UNOC (ISO 8859-1) holds. */
const latin = /[^\x20-\x7e\u00a0-\u00ff]/g

const escaped = (value: string) => value.replace(/[?+:']/g, '?$&')

function withoutTail<T>(list: readonly T[], isEmpty: (item: T) => boolean): readonly T[] {
  let end = list.length
  while (end > 0 && isEmpty(list[end - 1] as T)) end--
  return list.slice(0, end)
}

function elementText(element: Element): string {
  const parts = typeof element === 'string' ? [element] : element
  return withoutTail(parts.map(escaped), (part) => part === '').join(':')
}

/** One segment without its terminator. */
export function segmentText([tag, ...elements]: Segment): string {
  return [tag, ...withoutTail(elements.map(elementText), (text) => text === '')].join('+')
}

/** The character set that all these texts need: level A where it is enough. */
export const charsetOf = (segments: readonly Segment[]): 'UNOA' | 'UNOC' =>
  segments.flat(2).every((value) => levelA.test(value)) ? 'UNOA' : 'UNOC'

const half: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u3000': ' ',
  '。': '.',
  '、': ',',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '—': '-',
  '–': '-',
}

/** Text in Latin-1 and the characters that could not be kept: full-width forms become half-width, others are left out. */
export function plainText(text: string): { text: string; foreign: string[] } {
  const narrow = text
    .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\t\u3000。、“”‘’—–]/g, (c) => half[c] ?? c)
    .replace(/\r/g, '')
  const foreign = [...new Set(narrow.match(new RegExp(latin, 'gu'))?.filter((c) => c !== '\n') ?? [])]
  return { text: narrow.replace(/[^\n]/gu, (c) => (c.search(latin) < 0 ? c : '')), foreign }
}
