import type { BillContent } from '@jst/contracts/bills'
import { isForeign } from '@jst/contracts/document'
import { facesFor, printedText, substituteOf } from '../../../documents/index.ts'

/** Characters that no face has stand by their numbers; the others as half-width forms, without what nobody sees. */
export async function characters(content: BillContent): Promise<(text: string) => string> {
  const clean = (text: string) => printedText(text.normalize('NFKC'))
  const foreign = [...new Set(clean(JSON.stringify(content)))].filter(isForeign)
  const lacking = new Set(foreign.length === 0 ? [] : (await facesFor(foreign)).unprintable)
  return (text) => Array.from(clean(text), (character) => (lacking.has(character) ? substituteOf(character) : character)).join('')
}
