import type { PackedBox } from './list-calls.ts'

/** Words for the body that put a seal on. */
export const sealSources = { carrier: '船封', shipper: '货封', customs: '海关', inspection: '商检' } as const
type Seal = PackedBox['Seals'][number]

/** Seals in one line: `CN1234(船封)/778899`. */
export const sealsText = (seals: readonly Seal[]): string =>
  seals.map(({ No, Source }) => (Source === '' ? No : `${No}(${sealSources[Source]})`)).join('/')

/** Seals of one line; words that are no source stay with the number. */
export function sealsIn(text: string): Seal[] {
  const parts = text.split(/[/,;、，；]/).map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, no = '', words = ''] = /^([^(（]*)[(（]([^)）]*)[)）]$/.exec(part) ?? []
      const source = Object.entries(sealSources).find(([, zh]) => zh === words.trim())?.[0] as Seal['Source'] | undefined
      return source === undefined ? { No: part, Source: '' } : { No: no.trim(), Source: source }
    })
}
