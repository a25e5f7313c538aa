import { plain, type Mark, type QuestionKind, type ReadAction, type ReadCharge, type Reading, type ReadRow } from '@jst/rate-reader'
import { namesOf } from './reference-facts.ts'
import type { GivenAnswers, OpenQuestion, ReadItem, ScoredReading } from './score.ts'

const paths: Readonly<Record<QuestionKind, readonly string[]>> = {
  port: ['pol', 'pod', 'via'],
  carrier: ['carrier'],
  charge: ['charges'],
  boxes: ['prices'],
  currency: ['currency'],
  chargeCurrency: ['charges'],
  pol: ['pol'],
  pod: ['pod'],
  line: ['carrier'],
  chain: ['pod', 'via'],
  validity: ['validFrom', 'validTo'],
  year: ['validFrom', 'validTo'],
  dayOrder: ['validFrom', 'validTo'],
  amount: ['prices'],
  relative: ['prices'],
  allIn: ['prices', 'charges'],
  basis: ['charges'],
  included: ['charges'],
  days: ['transit', 'freeDays'],
  remark: ['charges'],
  holds: ['validBy'],
  second: ['pol', 'pod', 'via', 'carrier', 'currency', 'prices', 'validFrom', 'validTo'],
}

type Flat = Record<string, string>
const text = (value: string | number | undefined) => String(value ?? '')

function chargeFields({ code, basis, currency, amount, boxes, included, above, collect }: ReadCharge): Flat {
  const at = `charges.${code}`
  const isPriced = amount !== '' || Object.keys(boxes).length > 0
  const prices = Object.entries(boxes).map(([box, price]) => [`${at}.boxes.${box}`, price] as const)
  return {
    [`${at}.included`]: String(included),
    [`${at}.collect`]: collect ? 'true' : '',
    [`${at}.above`]: above,
    [`${at}.amount`]: amount,
    [`${at}.currency`]: isPriced ? currency : '',
    [`${at}.basis`]: isPriced ? basis : '',
    ...Object.fromEntries(prices),
  }
}
const rowFields = (row: ReadRow): Flat => ({
  pol: row.pol,
  pod: row.pod,
  carrier: row.carrier,
  service: row.service,
  via: row.via,
  currency: row.currency,
  ...Object.fromEntries(Object.entries(row.prices).map(([box, price]) => [`prices.${box}`, price])),
  validFrom: row.from,
  validTo: row.to,
  validBy: row.basis,
  closing: text(row.closing),
  sailing: text(row.sailing),
  transit: text(row.transit),
  freeDays: text(row.free),
  limit: row.limit,
  ...Object.assign({}, ...row.surcharges.map(chargeFields)),
})
function actFields({ kind, carriers, pols, pods, lanes, from, currency, amounts, rows }: ReadAction): Flat {
  const lists = { carriers, pols, pods, lanes }
  const corrected = (kind === 'correct' ? rows : []).flatMap((row, at) =>
    Object.entries(rowFields(row)).map(([path, value]) => [`act.rows[${at}].${path}`, value]),
  )
  return {
    'act.kind': kind,
    ...Object.fromEntries(Object.entries(lists).map(([key, codes]) => [`act.${key}`, codes.toSorted().join(',')])),
    'act.from': from,
    'act.currency': currency,
    ...Object.fromEntries(Object.entries(amounts).map(([box, amount]) => [`act.amounts.${box}`, amount])),
    ...Object.fromEntries(corrected),
  }
}

/** Places where `words` stand; a number is not part of another one. */
function* placesOf(source: string, words: string): Generator<number> {
  if (words === '') return
  const isDigit = (at: number) => /\d/.test(source[at] ?? '')
  for (let at = source.indexOf(words); at >= 0; at = source.indexOf(words, at + 1)) {
    const end = at + words.length
    if ((isDigit(at) && isDigit(at - 1)) || (isDigit(end - 1) && isDigit(end))) continue
    yield at
  }
}
type PlacedMark = Pick<Mark, 'start' | 'end' | 'as'>
/** @returns whether `words` stand in one of `remarks`, or in the source where it is marked as unread or asked, in part at least */
export function tellsWords(source: string, marks: readonly PlacedMark[], remarks: readonly string[]): (words: string) => boolean {
  const open = marks.filter(({ as }) => as !== 'read')
  const text = plain(source)
  const plainRemarks = remarks.map(plain)
  const isOpen = (from: number, to: number) =>
    open.some(({ start, end }) => source.slice(Math.max(start, from), Math.min(end, to)).trim() !== '')
  return (words) => {
    const sought = plain(words)
    if (plainRemarks.some((remark) => !placesOf(remark, sought).next().done)) return true
    for (const at of placesOf(text, sought)) if (isOpen(at, at + sought.length)) return true
    return false
  }
}

function textReading(source: string, { rows, actions, questions, marks }: Reading, prefix: string): ScoredReading {
  const open = questions.filter(({ answer }) => answer === undefined)
  const isOf = (ids: readonly string[]) => open.filter(({ id }) => ids.includes(id)).flatMap(({ kind }) => paths[kind])
  // a notice tells something and says no price
  const acts = actions.filter(({ kind, amounts, rows: raised }) =>
    kind === 'increase' ? Object.keys(amounts).length + raised.length > 0 : kind !== 'announce',
  )
  const items: ReadItem[] = [
    ...rows.map((row) => ({ fields: rowFields(row), open: isOf(row.questions) })),
    ...acts.map((act) => ({ fields: actFields(act), open: isOf(act.rows.flatMap((row) => row.questions)) })),
  ]
  const bound = new Set([...rows, ...acts.flatMap((act) => act.rows)].flatMap((row) => row.questions))
  const openQuestions: OpenQuestion[] = open.map(({ id, kind, candidates, free }) => ({
    id: prefix + id,
    paths: paths[kind],
    candidates: candidates.map(({ value }) => value),
    isFree: free !== 'none',
    isLoose: !bound.has(id),
  }))
  const readTexts = [...rows.map(({ remark }) => remark), ...actions.map((action) => action.text)]
  return {
    items,
    questions: openQuestions,
    isTold: tellsWords(source, marks, readTexts),
    namesOf,
  }
}

/** Texts of one source, a sheet each, as one reading. `read` reads a text with the answers to its questions. */
export function rateReading(
  texts: readonly string[],
  read: (source: string, answers: GivenAnswers) => Reading,
): (answers: GivenAnswers) => ScoredReading {
  return (answers) => {
    const all = texts.map((source, at) => {
      const prefix = `${at}:`
      const prefixed = Object.entries(answers).filter(([id]) => id.startsWith(prefix))
      const mine = Object.fromEntries(prefixed.map(([id, answer]) => [id.slice(prefix.length), answer]))
      return textReading(source, read(source, mine), prefix)
    })
    return {
      items: all.flatMap(({ items }) => items),
      questions: all.flatMap(({ questions }) => questions),
      isTold: (words) => all.some(({ isTold }) => isTold(words)),
      namesOf,
    }
  }
}
