import { isFiller } from './signs.ts'
import { faults } from './texts.ts'

/** Encoding of each character set of UNB (element 0001). UNOA and UNOB have 7 bits. */
const encodings: Readonly<Record<string, string>> = {
  UNOC: 'iso-8859-1',
  UNOD: 'iso-8859-2',
  UNOE: 'iso-8859-5',
  UNOF: 'iso-8859-7',
  UNOG: 'iso-8859-3',
  UNOH: 'iso-8859-4',
  UNOI: 'iso-8859-6',
  UNOJ: 'iso-8859-8',
  UNOK: 'iso-8859-9',
  UNOW: 'utf-8',
  UNOY: 'utf-8',
}
/** The text of a file, and how its bytes were read. */
export interface DecodedText {
  readonly text: string
  /** Character set that UNB names, `''` without UNB. */
  readonly charset: string
  /** Encoding that was used: a label of the Encoding Standard. */
  readonly encoding: string
  /** A sentence if the bytes are not of the character set that UNB names; otherwise `''`. */
  readonly warning: string
}

/** The bytes of a file up to the character set of UNB. */
function charsetIn(bytes: Uint8Array): string {
  let from = 0
  while (from < bytes.length && from < 1_000 && (isFiller(bytes[from]!) || bytes[from]! > 0x7f)) from += 1
  const head = String.fromCharCode(...bytes.subarray(from, from + 100))
  return /^(?:UNA.{6}\s{0,4})?UNB.([A-Z]{4})/s.exec(head)?.[1] ?? ''
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Text of the bytes of a file. UTF-8 and seven bits are recognised by themselves. Other bytes are those of the character set that UNB names,
 * and GB18030 where it names one of seven bits, as Chinese senders do.
 */
export function decodeEdifact(bytes: Uint8Array): DecodedText {
  const charset = charsetIn(bytes)
  const named = encodings[charset]
  const plain = decode(bytes, 'utf-8')
  // a text of seven bits is the same in each of them
  if (plain !== undefined && bytes.every((byte) => byte < 0x80)) return { text: plain, charset, encoding: named ?? 'utf-8', warning: '' }
  const [encoding, text] =
    plain !== undefined
      ? ['utf-8', plain]
      : named !== undefined && named !== 'utf-8'
        ? [named, new TextDecoder(named).decode(bytes)]
        : ['gb18030', new TextDecoder('gb18030').decode(bytes)]
  return { text, charset, encoding, warning: encoding === named ? '' : faults.charset(charset || '?', encoding) }
}

/** Level A: capitals, digits, and the marks that a telex knows. */
const levelA = /^[A-Z0-9 .,\-()/='+:?!"%&*;<>]*$/
/** Characters outside printable Latin-1, which UNOC (ISO 8859-1) does not hold. */
const foreignSigns = /[^\x20-\x7e\u00a0-\u00ff]/g

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

/** True if level A (UNOA) holds all these values. */
export const isLevelA = (values: readonly string[]): boolean => values.every((value) => levelA.test(value))

/** Text in Latin-1 and the characters that could not be kept: full-width forms become half-width, others are left out. */
export function latinText(text: string): { text: string; foreign: string[] } {
  const narrow = text
    .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\t\u3000。、“”‘’—–]/g, (c) => half[c] ?? c)
    .replace(/\r/g, '')
  const foreign = [...new Set(narrow.match(new RegExp(foreignSigns, 'gu'))?.filter((c) => c !== '\n') ?? [])]
  return { text: narrow.replace(/[^\n]/gu, (c) => (c.search(foreignSigns) < 0 ? c : '')), foreign }
}
