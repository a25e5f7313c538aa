import { countriesOfAddress, countryName, isSameCountry, recordFields as f, type FieldSpec, type SiRecord } from '@jst/contracts/si/data'
import { toBillText } from './bill-text.ts'
import { foreignText, plainText } from './field-rules.ts'
import type { Findings } from './findings.ts'

/** An entry of a table of ports or carriers. */
export interface KnownPlace {
  /** UN/LOCODE of a port, code of a carrier. */
  readonly code: string
  /** Chinese name. */
  readonly zh: string
  /** English name. */
  readonly en: string
  /** Other codes and names. */
  readonly words: readonly string[]
}

/** Look-up of an entry by code, name or alias, regardless of case, width, spaces and punctuation. */
export type PlaceBook = (text: string) => KnownPlace | undefined

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** A book of these entries. Codes go before names; among entries of one name the first is meant. */
export function placeBook(places: readonly KnownPlace[]): PlaceBook {
  const placeByName = new Map<string, KnownPlace>()
  const put = (text: string, place: KnownPlace) => {
    const key = fold(text)
    if (key !== '' && !placeByName.has(key)) placeByName.set(key, place)
  }
  for (const place of places) put(place.code, place)
  for (const place of places) for (const name of [place.zh, place.en]) put(name, place)
  for (const place of places) for (const word of place.words) put(word, place)
  return (text) => placeByName.get(fold(text))
}

const places = [
  ['receiptPlace', 'receiptPlaceCode'],
  ['loadPort', 'loadPortCode'],
  ['dischargePort', 'dischargePortCode'],
  ['deliveryPlace', 'deliveryPlaceCode'],
] as const
export const locationCode = /^[A-Z]{2}[A-Z2-9]{3}$/

/** The four places: English only, and each text against its code. */
export function checkPlaces(record: SiRecord, port: PlaceBook | undefined, out: Findings): void {
  for (const [name, codeName] of places) {
    const [text, code] = [record[name].trim(), record[codeName]]
    const coded = port && locationCode.test(code) ? port(code) : undefined
    if (!plainText.test(text)) {
      const english = (port?.(text) ?? coded)?.en
      const repaired = english ? printedName(english) : toBillText(text)
      const suggest = plainText.test(repaired) && repaired !== '' ? out.use(repaired) : undefined
      out.errorAt(f[name], 'CHARSET', out.t.charset(out.labelOf(f[name]), foreignText(text)), { value: text, suggest })
      continue
    }
    if (checkCountry(text, code, port, [f[name], f[codeName]], out)) continue
    if (!port || !locationCode.test(code)) continue
    const meant = text === '' ? undefined : named(text, port)
    if (!coded) {
      out.infoAt(f[codeName], 'PORT_UNKNOWN', out.t.portUnknown(code), { value: code, suggest: meant && out.use(meant.code) })
      continue
    }
    if (text === '' || says(text, coded)) continue
    const isCalled = `${coded.code} ${coded.zh} ${printedName(coded.en)}`
    if (meant && meant.code !== coded.code)
      out.errorAt(f[codeName], 'PLACE_CODE', out.t.placeCode(out.labelOf(f[name]), text, isCalled), {
        value: code,
        suggest: out.use(meant.code),
      })
    else
      out.warnAt(f[name], 'PLACE_NAME', out.t.placeCode(out.labelOf(f[name]), text, isCalled), {
        value: text,
        suggest: out.use(printedName(coded.en)),
      })
  }
}

/** Reports a place whose text names another country than its code: `LA PAZ, BOLIVIA` with the code of one in `BQ`. Returns true if reported. */
function checkCountry(
  text: string,
  code: string,
  port: PlaceBook | undefined,
  [field, codeField]: readonly [FieldSpec, FieldSpec],
  out: Findings,
): boolean {
  const [, country] = /^[^,(]+[,(](.+)$/.exec(text) ?? []
  if (country === undefined || !locationCode.test(code)) return false
  const countryCode = code.slice(0, 2)
  const named = countriesOfAddress(country)
  if (named.length === 0 || named.some((one) => isSameCountry(one, countryCode))) return false
  const there = `${named[0] ?? ''}${code.slice(2)}`
  out.errorAt(
    codeField,
    'PLACE_COUNTRY',
    out.t.placeCountry(out.labelOf(field), text, code, countryName(countryCode, out.t.code === 'EN' ? 'en' : 'zh-CN')),
    {
      value: code,
      suggest: port?.(there)?.code === there ? out.use(there) : undefined,
    },
  )
  return true
}

const printedName = (english: string) => toBillText(english).trim()
const wordsOf = (text: string) =>
  ` ${toBillText(text)
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()} `

/** Port that a text names, in full or before a comma or bracket. */
function named(text: string, port: PlaceBook): KnownPlace | undefined {
  const plain = toBillText(text).replace(/^\s*PORT OF\s+/, '')
  return port(plain) ?? port(plain.split(/[,(\n/]/)[0] ?? '')
}

/** True when a text has one of the port's names in it, or is the beginning or end of one: `TIANJIN` for Tianjin Xingang. */
function says(text: string, { code, en, words }: KnownPlace): boolean {
  const said = wordsOf(text)
  return [code, en, ...words].some((name) => {
    const one = wordsOf(name)
    return one.trim().length > 1 && (said.includes(one) || one.startsWith(said) || one.endsWith(said) || fold(text) === fold(name))
  })
}
