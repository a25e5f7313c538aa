import type { UserCard } from '@jst/contracts/workbench'
import { texts } from './texts.ts'

/** RFC 6350 §3.4: what separates values inside a value is written with a backslash. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')

const encoder = new TextEncoder()

/** RFC 6350 §3.2: lines of at most 75 bytes, the rest on lines that begin with a space; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    const limit = lines.length === 0 ? 75 : 74
    if (encoder.encode(current + sign).length > limit) {
      lines.push(current)
      current = ''
    }
    current += sign
  }
  return [...lines, current].join('\r\n ')
}

/** The card as address books take it (vCard 3.0, RFC 2426, which phones of every make read), with what its owner shows. */
export function vCardOf({ Name, Company, Post, Mobile, Email, ...shown }: UserCard): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // a Chinese name is one name: family and given name are not told apart
    `N:${escaped(Name)};;;;`,
    `FN:${escaped(Name)}`,
    ...(shown.ShowCompany && Company ? [`ORG:${escaped(Company)}`] : []),
    ...(shown.ShowPost && Post ? [`TITLE:${escaped(Post)}`] : []),
    ...(shown.ShowMobile && Mobile ? [`TEL;TYPE=CELL:${escaped(Mobile)}`] : []),
    ...(shown.ShowEmail && Email ? [`EMAIL;TYPE=INTERNET:${escaped(Email)}`] : []),
    'END:VCARD',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** A file name without what systems refuse in one. */
// oxlint-disable-next-line no-control-regex -- control characters are among them
export const cardFileName = (name: string): string => `${name.replaceAll(/[\u0000-\u001f\\/:*?"<>|]/g, '_').trim() || texts.fileName}.vcf`
