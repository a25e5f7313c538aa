import { EdifactError } from './error.ts'
import { faults } from './texts.ts'

/** Service characters of an interchange. A release character that is a blank releases nothing. */
export interface Signs {
  readonly component: string
  readonly element: string
  readonly release: string
  readonly end: string
}
/** Service characters of an interchange without UNA. */
const defaultSigns: Signs = { component: ':', element: '+', release: '?', end: "'" }

/** Blanks, line breaks, control characters and the byte order mark. */
export const isFiller = (code: number): boolean => code <= 32 || code === 0x7f || code === 0xa0 || code === 0x3000 || code === 0xfeff

/** Place behind the fillers from `at` on. */
export function skipFillers(text: string, from: number): number {
  let at = from
  while (at < text.length && isFiller(text.charCodeAt(at))) at += 1
  return at
}

/** Service characters and the place of the first segment. @throws EdifactError for a UNA that is cut off */
export function signsOf(text: string, from: number): { readonly signs: Signs; readonly body: number } {
  if (!text.startsWith('UNA', from)) return { signs: defaultSigns, body: from }
  if (text.length < from + 9) throw new EdifactError(faults.una)
  const [component, element, , release, , end] = text.slice(from + 3, from + 9) as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { signs: { component, element, release, end }, body: from + 9 }
}
