import type { PackedBox } from './list-calls.ts'
import { sealSources, sealSourcesEn } from './seal-words.ts'

type Seal = PackedBox['Seals'][number]
export type SealWords = Readonly<Record<keyof typeof sealSources, string>>

/** Seals in one line: `CN1234(船封)/778899`. */
export const sealsText = (seals: readonly Seal[], words: SealWords = sealSources): string =>
  seals.map(({ No, Source }) => (Source === '' ? No : `${No}(${words[Source]})`)).join('/')

/** Seals of one line, in either language; words that are no source stay with the number. */
export function sealsIn(text: string): Seal[] {
  const parts = text.split(/[/,;、，；]/).map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, no = '', words = ''] = /^([^(（]*)[(（]([^)）]*)[)）]$/.exec(part) ?? []
      const said = words.trim().toUpperCase()
      const source = (Object.keys(sealSources) as (keyof SealWords)[]).find(
        (one) => sealSources[one] === said || sealSourcesEn[one] === said,
      )
      return source === undefined ? { No: part, Source: '' } : { No: no.trim(), Source: source }
    })
}
