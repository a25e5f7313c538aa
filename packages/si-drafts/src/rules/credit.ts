import { countryName, recordFields, type CreditKind, type SiRecord } from '@jst/contracts/si/data'
import { originalsIn } from './credit-count.ts'
import { creditTexts as t } from './credit.texts.ts'
import { flat, wordingFinding, wordings, type Found } from './credit-wording.ts'
import { chinaDay } from './stage.ts'

/** A clause of a documentary credit. */
export interface CreditClause {
  /** Its subject. */
  readonly kind: CreditKind
  /** Its wording; for `latestShipment` a day, `YYYY-MM-DD`. */
  readonly text: string
}
/** Finding about a clause and a bill. */
export interface CreditFinding extends Found {
  /** The clause. */
  readonly clause: CreditClause
}
/** Carriage of a bill: by which ship, on which voyage, to which port. */
export type Journey = Pick<SiRecord, 'vessel' | 'voyage' | 'dischargePort' | 'dischargePortCode'>
/** Facts of a bill that its record does not have. */
export interface CreditFacts {
  /** Bills that the order is divided into, this one among them. */
  readonly bills: number
  /** Those of the other bills that are known. */
  readonly others: readonly Journey[]
}

/** ANY, and behind it a port, or where it lies. */
const anyPort = {
  test: (text: string): boolean => {
    const at = text.search(/\bANY\b/)
    return at >= 0 && /\b(?:PORTS?|IN|OF)\b/.test(text.slice(at + 3))
  },
}
/** Nationalities in clauses such as ANY CHINESE PORT. */
const adjectives: Readonly<Record<string, string>> = { CHINESE: 'CHINA', JAPANESE: 'JAPAN', KOREAN: 'KOREA', GERMAN: 'GERMANY' }
function port(name: 'loadPort' | 'dischargePort', record: SiRecord, text: string): Found | undefined {
  const wanted = flat(text)
  const code = record[`${name}Code`]
  const printed = flat(record[`${name}OnBill`] || record[name])
  if (wanted === '') return undefined
  const country = code.length >= 2 ? flat(countryName(code.slice(0, 2), 'en')) : ''
  const said = Object.entries(adjectives).reduce((all, [adjective, land]) => all.replaceAll(adjective, land), wanted)
  const fits = anyPort.test(wanted)
    ? country !== '' && said.includes(country)
    : printed !== '' && (wanted.includes(printed) || printed.includes(wanted) || wanted.includes(flat(record[name])))
  if (fits) return undefined
  return { severity: 'ERROR', path: recordFields[name].wire, said: record[name], message: t.port }
}

function shipment(record: SiRecord, text: string): Found | undefined {
  const day = record.onBoardDate ?? chinaDay(record.sailingDate)
  const { wire } = record.onBoardDate === null ? recordFields.sailingDate : recordFields.onBoardDate
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return { severity: 'INFO', path: wire, said: day ?? '', message: t.noDay }
  if (day === null) return { severity: 'INFO', path: wire, said: '', message: t.dayUnknown }
  return day > text ? { severity: 'ERROR', path: wire, said: day, message: t.late(day, text) } : undefined
}

function freight(record: SiRecord, text: string): Found | undefined {
  const wanted = /\bPREPAID\b/i.test(text) ? 'PP' : /\bCOLLECT\b/i.test(text) ? 'CC' : ''
  const { wire } = recordFields.paymentMethod
  if (wanted === '') return { severity: 'INFO', path: wire, said: record.paymentMethod, message: t.look }
  return record.paymentMethod === wanted ? undefined : { severity: 'ERROR', path: wire, said: record.paymentMethod, message: t.freight }
}

const usualOriginals = 3
function originals(record: SiRecord, text: string): Found | undefined {
  const wanted = originalsIn(text)
  const { wire } = recordFields.originals
  if (record.signingMethod !== 'OBL' && record.signingMethod !== 'EBL')
    return { severity: 'ERROR', path: recordFields.signingMethod.wire, said: record.signingMethod, message: t.noOriginals }
  const said = record.signingMethod === 'EBL' ? 1 : record.originals || usualOriginals
  if (wanted === undefined) return { severity: 'INFO', path: wire, said: String(said), message: t.look }
  return wanted === 0 || wanted === said
    ? undefined
    : { severity: 'ERROR', path: wire, said: String(said), message: t.originals(said, wanted) }
}

const forbidden = /\bNOT?\b(?!\.)|PROHIBIT|FORBID|DISALLOW|UNACCEPTABLE|不允许|不准|不得|不可|不许|不能|禁止/i
const allowed = /\b(?:ALLOWED|PERMITTED|ACCEPTABLE|YES)\b|允许|可以|准许|准予/i
/** NOT PROHIBITED, NO RESTRICTION: a refusal of a refusal. */
const notForbidden = /\bNOT (?:BE )?(?:PROHIBITED|FORBIDDEN)\b|\bNO (?:RESTRICTIONS?|OBJECTIONS?)\b|[不未]禁止/i
/** Undefined where the clause depends on more, as CONDITIONAL does. */
const forbids = (text: string): boolean | undefined =>
  notForbidden.test(text) ? false : forbidden.test(text) ? true : allowed.test(text) ? false : undefined

const place = ({ dischargePort, dischargePortCode }: Journey) => dischargePortCode || flat(dischargePort)
/** Undefined where one of them does not tell. */
function sameJourney(a: Journey, b: Journey): boolean | undefined {
  const parts = [
    [flat(a.vessel), flat(b.vessel)],
    [flat(a.voyage), flat(b.voyage)],
    [place(a), place(b)],
  ] as const
  if (parts.some(([one, other]) => one !== '' && other !== '' && one !== other)) return false
  return parts.every(([one, other]) => one !== '' && other !== '') ? true : undefined
}

/** Several bills for one ship, one voyage and one destination are no partial shipment (UCP 600, article 31 b). */
function partial(record: SiRecord, text: string, { bills, others }: CreditFacts): Found | undefined {
  const clause = forbids(text)
  if (bills < 2 || clause === false) return undefined
  const about = { path: recordFields.draftCount.wire, said: String(bills) }
  if (clause === undefined) return { severity: 'INFO', ...about, message: t.look }
  const same = others.map((other) => sameJourney(record, other))
  if (same.includes(false)) return { severity: 'ERROR', ...about, message: t.partial(bills) }
  return same.includes(undefined) || others.length < bills - 1
    ? { severity: 'INFO', ...about, message: t.partialUnknown(bills) }
    : undefined
}
function transhipment(text: string): Found | undefined {
  const clause = forbids(text)
  return clause === false ? undefined : { severity: 'INFO', path: '', said: '', message: clause === true ? t.transhipment : t.look }
}

function findingOf({ kind, text }: CreditClause, record: SiRecord, facts: CreditFacts): Found | undefined {
  const wording = wordings[kind]
  if (wording) return wordingFinding(wording, record, text)
  switch (kind) {
    case 'loadPort':
    case 'dischargePort':
      return port(kind, record, text)
    case 'latestShipment':
      return shipment(record, text)
    case 'freight':
      return freight(record, text)
    case 'originals':
      return originals(record, text)
    case 'partialShipment':
      return partial(record, text, facts)
    case 'transhipment':
      return transhipment(text)
    default:
      return { severity: 'INFO', path: '', said: '', message: t.look }
  }
}

/**
 * Clauses of a documentary credit that a bill does not meet, and those that a person has to compare. Wording is compared letter by letter and as a
 * whole; runs of blanks do not count.
 */
export const checkCredit = (record: SiRecord, clauses: readonly CreditClause[], facts: CreditFacts): CreditFinding[] =>
  clauses.flatMap((clause) => {
    const found = clause.text.trim() === '' ? undefined : findingOf({ ...clause, text: clause.text.trim() }, record, facts)
    return found ? [{ clause, ...found }] : []
  })
