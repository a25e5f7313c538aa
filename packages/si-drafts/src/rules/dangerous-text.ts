import type { SiRecord } from '@jst/contracts/si/data'

const saidOf = new WeakMap<SiRecord, string>()

/** Text of all goods of a record: the description of the bill and those of the lines. Cached by record. */
export function goodsSaid(record: SiRecord): string {
  const cached = saidOf.get(record)
  if (cached !== undefined) return cached
  const said = [record.goods, ...record.containers.flatMap(({ lines }) => lines.map(({ goods }) => goods))].join('\n')
  saidOf.set(record, said)
  return said
}

/** Data of one dangerous substance in a text or in the fields of a goods line; empty: not stated. */
export interface Declared {
  readonly unNo: string
  readonly imoClass: string
  readonly subRisks: readonly string[]
  readonly packingGroup: string
}

const unNumber = /\bU\.?N\.?\s*(?:(?:NO\b\.?|NUMBER\b|#)\s*)?(?:[:.#-]\s*)?(\d{4})(?![\d.])/gi
const riskClass =
  /\b(?:CLASS|DIVISION|DIV\.?|IMO|IMDG)\s*(?:(?:CLASS|CODE|NO\b\.?)\s*)?(?:[:.]\s*)?(\d{1,2}(?:\.\d)?[A-S]?)\b(?![\d-]|\.\d)(?:\s*\(([\d., +&]+)\))?/i
/** `UN1992, FLAMMABLE LIQUID, TOXIC, N.O.S., 3 (6.1), II` */
const basicDescription = /,\s*(\d(?:\.\d)?[A-S]?)(?:\s*(?:,\s*)?\(([\d., +&]+)\))?(?=\s*(?:,|\n|$))/i
const packing = /\b(?:PG|P\.G\.?|PKG\.?\s*(?:GROUP|GRP?)\.?|PACK(?:ING|AGING)\s+GROUP)\s*(?:[:.]\s*)?(I{1,3}|[123])\b/i
const bareGroup = /,\s*(I{1,3})\s*(?=,|\.|\n|\(|$)/
const subsidiary = /\bSUB(?:SIDIARY)?\.?\s*(?:RISKS?|HAZARDS?|CLASS)\s*(?:[:.]\s*)?(\d(?:\.\d)?)/i
const roman: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III' }

/** Packing group as the trade writes it. */
export const packingGroupOf = (text: string): string => {
  const said = text
    .toUpperCase()
    .replace(/^\s*(PG|PACKING GROUP)\s*[:.]?/, '')
    .trim()
  return roman[said] ?? said
}
export const risksOf = (text: string): string[] => text.match(/\d(?:\.\d)?/g) ?? []

/** True when a text may name a UN number. */
export const namesUnNumber = (text: string): boolean => text.search(unNumber) >= 0

/** Every UN number that a text names, with the class and packing group that stand with it, or the only ones in the text. */
export function declaredIn(text: string): Declared[] {
  const hits = [...text.matchAll(unNumber)]
  return hits.map((hit, index) => {
    const segment = text.slice(hit.index, hits[index + 1]?.index)
    const stated = (pattern: RegExp) => pattern.exec(segment) ?? (hits.length === 1 ? pattern.exec(text) : null)
    const found = stated(riskClass) ?? basicDescription.exec(segment)
    const group = stated(packing) ?? bareGroup.exec(segment)
    return {
      unNo: hit[1] ?? '',
      imoClass: (found?.[1] ?? '').toUpperCase(),
      subRisks: risksOf(`${found?.[2] ?? ''} ${stated(subsidiary)?.[1] ?? ''}`),
      packingGroup: packingGroupOf(group?.[1] ?? ''),
    }
  })
}

/** Matches a statement that the goods are not carried as dangerous. */
export const saysHarmless = (text: string): boolean =>
  /\b(NON|NOT)[\s-]*(DANGEROUS|HAZARDOUS|HAZ\b|DG\b|RESTRICTED|REGULATED|SUBJECT)|\bSPECIAL PROVISION|\bSP\s?\d{2,3}\b/i.test(text)

const filler = new Set('N O S NOS AND OR THE OF IN WITH FOR BY NOT MORE THAN LESS UN NO CLASS PG IMO SOLUTION MIXTURE'.split(' '))
/** Words common to many proper shipping names; they identify none. */
const general = new Set(
  `FLAMMABLE LIQUID SOLID TOXIC CORROSIVE OXIDIZING GAS ORGANIC INORGANIC COMPRESSED LIQUEFIED DANGEROUS SUBSTANCE
  ACIDIC BASIC AQUEOUS DRY WET HYDROUS`.split(/\s+/),
)
const stem = (word: string) => word.replace(/(ES|S)$/, '')
const wordsOf = (text: string) =>
  text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 2 && !filler.has(word))
    .map(stem)

/** Returns true if a text may contain one of the proper shipping names: a word of one, or all words of a generic one. */
export function namesSubstance(text: string, names: readonly string[]): boolean {
  const said = new Set(wordsOf(text))
  return names.some((name) => {
    const words = wordsOf(name)
    const special = words.filter((word) => !general.has(word) && word !== 'TOXIC')
    return special.length > 0 ? special.some((word) => said.has(word)) : words.every((word) => said.has(word))
  })
}
