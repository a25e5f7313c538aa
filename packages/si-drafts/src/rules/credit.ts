import { countryName, recordFields, type CreditKind, type SiRecord } from '@jst/contracts/si/data'
import { toBillText } from './bill-text.ts'
import { chinaDay } from './stage.ts'
import { creditTexts as t } from './credit.texts.ts'

/** A clause of a documentary credit in its own words. */
export interface CreditClause {
  /** Its subject. */
  readonly kind: CreditKind
  /** Its words; of `latestShipment` a day, `YYYY-MM-DD`. */
  readonly text: string
}
/** Finding about a clause and a bill. */
export interface CreditFinding {
  /** The clause. */
  readonly clause: CreditClause
  /** `ERROR`: the bill says something else. `INFO`: a person has to look, because the record does not tell. */
  readonly severity: 'ERROR' | 'INFO'
  /** Field on the wire; `''` for none. */
  readonly path: string
  /** Value of the bill. */
  readonly said: string
  /** A sentence in Chinese. */
  readonly message: string
}
/** Facts of a bill that its record does not have. */
export interface CreditFacts {
  /** Bills that the order is divided into. */
  readonly bills: number
}

/** Letters, digits and punctuation count; where a line is broken does not, because a bill breaks lines at 35 columns. */
const flat = (text: string) => toBillText(text).replace(/\s+/g, ' ').trim()

/** Length of the longest beginning of `wanted` that stands in `said`. */
function agreement(said: string, wanted: string): number {
  let [low, high] = [0, wanted.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (said.includes(wanted.slice(0, middle))) low = middle
    else high = middle - 1
  }
  return low
}

type Field = 'consignor' | 'consignee' | 'notifier1' | 'notifier2' | 'notifier3' | 'goods' | 'marks' | 'loadPort' | 'dischargePort'
const wordings: Partial<Record<CreditKind, readonly Field[]>> = {
  consignor: ['consignor'],
  consignee: ['consignee'],
  notifier: ['notifier1', 'notifier2', 'notifier3'],
  goods: ['goods'],
  marks: ['marks'],
}
type Found = Omit<CreditFinding, 'clause'>

/** Credits say MADE OUT TO ORDER, bills TO ORDER. */
const introduction = /^(?:CONSIGNED|MADE OUT|ISSUED|DRAWN) (?=(?:UN)?TO )/

function wording(fields: readonly Field[], record: SiRecord, text: string): Found | undefined {
  const wanted = flat(text).replace(introduction, '')
  const said = fields.map((name) => [name, flat(record[name])] as const)
  if (wanted === '' || said.some(([, value]) => value.includes(wanted))) return undefined
  const [name, value] = said.toSorted(([, a], [, b]) => agreement(b, wanted) - agreement(a, wanted))[0]!
  const equal = agreement(value, wanted)
  return {
    severity: 'ERROR',
    path: recordFields[name].wire,
    said: record[name],
    message: equal < 5 ? t.missing : t.differs(wanted.slice(Math.max(0, equal - 20), equal), wanted.slice(equal, equal + 20)),
  }
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
  const count = /\d ?\/ ?(\d{1,2})\b/.exec(text)?.[1] ?? /\b(\d)\b/.exec(text)?.[1]
  const wanted = count === undefined ? (/FULL\s+SET|全套/i.test(text) ? 0 : undefined) : Number(count)
  const { wire } = recordFields.originals
  if (record.signingMethod !== 'OBL' && record.signingMethod !== 'EBL')
    return { severity: 'ERROR', path: recordFields.signingMethod.wire, said: record.signingMethod, message: t.noOriginals }
  const said = record.signingMethod === 'EBL' ? 1 : record.originals || usualOriginals
  if (wanted === undefined) return { severity: 'INFO', path: wire, said: String(said), message: t.look }
  return wanted === 0 || wanted === said
    ? undefined
    : { severity: 'ERROR', path: wire, said: String(said), message: t.originals(said, wanted) }
}

const forbids = /\bNOT\b|PROHIBIT|FORBID|不允许|禁止/i
function partial(text: string, { bills }: CreditFacts): Found | undefined {
  return forbids.test(text) && bills > 1
    ? { severity: 'ERROR', path: recordFields.draftCount.wire, said: String(bills), message: t.partial(bills) }
    : undefined
}

function findingOf({ kind, text }: CreditClause, record: SiRecord, facts: CreditFacts): Found | undefined {
  const fields = wordings[kind]
  if (fields) return wording(fields, record, text)
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
      return partial(text, facts)
    case 'transhipment':
      return forbids.test(text) ? { severity: 'INFO', path: '', said: '', message: t.transhipment } : undefined
    default:
      return { severity: 'INFO', path: '', said: '', message: t.look }
  }
}

/**
 * Clauses of a documentary credit that a bill does not meet, and those that a person has to compare. Wording is compared letter by letter; line
 * breaks and runs of blanks do not count.
 */
export const checkCredit = (record: SiRecord, clauses: readonly CreditClause[], facts: CreditFacts): CreditFinding[] =>
  clauses.flatMap((clause) => {
    const found = clause.text.trim() === '' ? undefined : findingOf({ ...clause, text: clause.text.trim() }, record, facts)
    return found ? [{ clause, ...found }] : []
  })
