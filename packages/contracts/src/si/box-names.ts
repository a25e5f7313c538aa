import { plainText } from '../values/signs.ts'
import { containerTypes } from './container-types.ts'

/** Words behind the feet of a box, for the letters of its commercial type. */
const suffixes: readonly (readonly [RegExp, string])[] = [
  [/^(GP|DC|DV|DRY|STD?|SD|普柜|平柜|普箱|尺普柜|尺平柜|尺小柜|尺柜|尺)$/, 'GP'],
  [/^(HQ|HC|H|HIGH ?CUBES?|HI ?CUBE|高柜|高箱|尺高柜|尺高箱|尺高|高)$/, 'HQ'],
  [/^(RF|REEFERS?|冻柜|冷柜|冷藏箱|冷藏柜|尺冻柜|尺冷柜)$/, 'RF'],
  [/^(RH|RQ|RHC|HCRF|HR|高冻|冷高|冻高|高冷)$/, 'RH'],
  [/^(OT|OPEN ?TOPS?|开顶柜?|开顶箱)$/, 'OT'],
  [/^(FR|FLAT ?RACKS?|框架柜?|框架箱)$/, 'FR'],
  [/^(PF|PL|PLATFORMS?|平板柜?)$/, 'PF'],
  [/^(TK|TANKS?|ISO ?TANKS?|罐箱|罐柜)$/, 'TK'],
]

/** Names without feet; several types: the trade uses them for each. */
const names: Readonly<Record<string, readonly string[]>> = {
  小柜: ['20GP'],
  小箱: ['20GP'],
  大柜: ['40GP', '40HQ'],
  高柜: ['40HQ', '45HQ'],
  平柜: ['40GP'],
  冻柜: ['40RH', '40RF', '20RF'],
  冷柜: ['40RH', '40RF', '20RF'],
}

const all = containerTypes.map(({ value }) => value as string)
const codes = new Map<string, string>(
  containerTypes.flatMap(({ value, iso, also }) => [value, iso, ...also].map((code) => [code, value] as const)),
)

/** Groups of ISO 6346 by the third sign of a code: letters, and the digits that they had before 1995. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/^(?:[GV].|[01]\d)$/, 'GP'],
  [/^(?:[RH].|[34]\d)$/, 'RF'],
  [/^(?:U.|5\d)$/, 'OT'],
  [/^(?:P0|60)$/, 'PF'],
  [/^(?:P.|6\d)$/, 'FR'],
  [/^(?:[TK].|[78]\d)$/, 'TK'],
]

/** Commercial type of an ISO size and type code: `45G1`, and `4510` as it was before 1995. The second sign is the height, 5 that of 9 feet 6 inches. */
function ofIso(code: string): string | undefined {
  const [, length = '', height = '', group = ''] = /^([249L])([0-9])([A-Z0-9]\d)$/.exec(code) ?? []
  const kind = groups.find(([pattern]) => pattern.test(group))?.[1]
  if (kind === undefined) return undefined
  const isHigh = height === '5'
  const letters = isHigh && kind === 'GP' ? 'HQ' : isHigh && kind === 'RF' ? 'RH' : kind
  const feet = { 2: '20', 4: '40', 9: '45', L: '45' }[length] ?? ''
  return all.find((type) => type === `${feet}${feet === '45' && letters === 'GP' ? 'HQ' : letters}`)
}

/**
 * Commercial types that words may mean: `40'HQ`, `40尺高柜`, `40 HIGH CUBE`, `45G1`, `4510`, 大柜. One: that is it; several:
 * somebody has to say; none: no box type of ours.
 */
export function boxTypesOf(words: string): readonly string[] {
  const text = plainText(words).toUpperCase()
  const compact = text.replace(/[\s'’′"“”*-]/g, '')
  const exact = codes.get(compact) ?? ofIso(compact)
  if (exact !== undefined) return [exact]
  if (names[text]) return names[text]
  const [, feet = '', suffix = ''] = /^(\d\d)(?:F(?:EE|OO)?T)?(.*)$/.exec(compact) ?? []
  if (feet === '') return []
  const ofFeet = all.filter((type) => type.startsWith(feet))
  if (suffix === '') return ofFeet
  if (suffix === 'NOR') return ofFeet.filter((type) => type.endsWith('RH') || type.endsWith('RF'))
  const behind = text.replace(/^\d\d\s*['’′"]?\s*/, '')
  const kind = suffixes.find(([pattern]) => pattern.test(suffix) || pattern.test(behind))?.[1]
  // there is no 45-foot box of the usual height
  return ofFeet.filter((type) => type.slice(2) === kind || (feet === '45' && kind === 'GP'))
}

/** Commercial type (`40HQ`) of words that match exactly one; undefined when unknown or ambiguous. */
export function commercialType(words: string): string | undefined {
  const types = boxTypesOf(words)
  return types.length === 1 ? types[0] : undefined
}
