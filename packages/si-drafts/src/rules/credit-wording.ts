import { recordFields, type CreditKind, type SiRecord } from '@jst/contracts/si/data'
import { toBillText } from './bill-text.ts'
import { creditTexts as t } from './credit.texts.ts'

/** Finding of a clause in a bill. */
export interface Found {
  /** `ERROR`: the bill contradicts the clause. `INFO`: a person has to check, because the record has no such fact. */
  readonly severity: 'ERROR' | 'INFO'
  /** Field on the wire; `''` for none. */
  readonly path: string
  /** Value of the bill. */
  readonly said: string
  /** A sentence in Chinese. */
  readonly message: string
}

/** Letters, digits and punctuation count; where a line is broken does not, because a bill breaks lines at 35 columns. */
export const flat = (text: string) => toBillText(text).replace(/\s+/g, ' ').trim()

/**
 * Extent of a wording in its field. `party`: from the start of the field to the end of a line. `lines`: whole lines. `words`: whole words and
 * whole numbers.
 */
type Extent = 'party' | 'lines' | 'words'
type Field = 'consignor' | 'consignee' | 'notifier1' | 'notifier2' | 'notifier3' | 'goods' | 'marks'
interface Wording {
  readonly extent: Extent
  readonly fields: readonly Field[]
}
export const wordings: Partial<Record<CreditKind, Wording>> = {
  consignor: { extent: 'party', fields: ['consignor'] },
  consignee: { extent: 'party', fields: ['consignee'] },
  notifier: { extent: 'party', fields: ['notifier1', 'notifier2', 'notifier3'] },
  goods: { extent: 'words', fields: ['goods'] },
  marks: { extent: 'lines', fields: ['marks'] },
}

/** Credits say MADE OUT TO ORDER, bills TO ORDER. */
const introduction = /^(?:CONSIGNED|MADE OUT|ISSUED|DRAWN) (?=(?:UN)?TO )/
const inBlank = /^(?:UN)?TO (?:THE )?ORDER$/

interface Text {
  readonly flat: string
  /** Offsets in `flat` of the beginnings and ends of lines. */
  readonly starts: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}
function textOf(value: string, party: boolean): Text {
  const flattened = party ? flat(value).replace(introduction, '') : flat(value)
  const starts = new Set<number>()
  const ends = new Set<number>()
  // the first line has the introduction; offsets count from its end
  let at = flattened.length - flat(value).length
  for (const line of toBillText(value).split('\n').map(flat)) {
    if (line === '') continue
    starts.add(Math.max(0, at))
    ends.add(at + line.length)
    // a party may continue in its next line after a comma
    if (party) ends.add(at + line.replace(/[,;.:]$/, '').length)
    at += line.length + 1
  }
  return { flat: flattened, starts, ends }
}

const letterBefore = /[\p{L}\p{N}]$/u
const letterAfter = /^[\p{L}\p{N}]/u
/** True if the match is part of a longer word or number: 100PCS in 1100PCS and in 1,100PCS, 10 in 10.5. */
const goesOn = (before: string, after: string): boolean =>
  (letterBefore.test(before) && letterAfter.test(after)) ||
  (/\d[.,]$/.test(before) && /^\d/.test(after)) ||
  (/\d$/.test(before) && /^[.,]\d/.test(after))

function stands(extent: Extent, said: Text, wanted: string, at: number): boolean {
  const end = at + wanted.length
  if (extent === 'words') return !goesOn(said.flat.slice(0, at), wanted) && !goesOn(wanted, said.flat.slice(end))
  if (!said.ends.has(end)) return false
  if (extent === 'lines') return said.starts.has(at)
  return at === 0 && !(inBlank.test(wanted) && /^ OF\b/.test(said.flat.slice(end)))
}
function fits(extent: Extent, said: Text, wanted: string): boolean {
  for (let at = said.flat.indexOf(wanted); at >= 0; at = said.flat.indexOf(wanted, at + 1))
    if (stands(extent, said, wanted, at)) return true
  return false
}

/** Length of the longest prefix of `wanted` in `said`. */
function agreement(said: string, wanted: string): number {
  let [low, high] = [0, wanted.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (said.includes(wanted.slice(0, middle))) low = middle
    else high = middle - 1
  }
  return low
}
/** The wording with its surroundings, which make another one of it. */
function surroundings(said: string, wanted: string): string {
  const at = said.indexOf(wanted)
  return said.slice(Math.max(0, at - 10), at + wanted.length + 20).trim()
}

/** The finding about a wording that none of its fields has. */
export function wordingFinding({ extent, fields }: Wording, record: SiRecord, text: string): Found | undefined {
  const party = extent === 'party'
  const wanted = party ? flat(text).replace(introduction, '') : flat(text)
  const said = fields.map((name) => ({ name, text: textOf(record[name], party) }))
  if (wanted === '' || said.some((one) => fits(extent, one.text, wanted))) return undefined
  const [closest] = said.toSorted((a, b) => agreement(b.text.flat, wanted) - agreement(a.text.flat, wanted))
  const { name, text: value } = closest!
  const equal = agreement(value.flat, wanted)
  const differs = () => t.differs(wanted.slice(Math.max(0, equal - 20), equal), wanted.slice(equal, equal + 20))
  return {
    severity: 'ERROR',
    path: recordFields[name].wire,
    said: record[name],
    message: equal === wanted.length ? t.more(surroundings(value.flat, wanted)) : equal < 5 ? t.missing : differs(),
  }
}
