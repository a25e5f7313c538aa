import type { Asks } from './asks.ts'
import { isSign, type Cursor } from './cursor.ts'
import type { ReaderFacts } from './facts.ts'
import { leftOut } from './facts.ts'
import type { Said } from './line-facts.ts'
import type { ReadCharge } from './reading.ts'
import type { Token, TokenOf } from './tokens.ts'

const bases = { perBill: 'B', perBox: 'C', perTon: 'R' } as const
const choices = ['C', 'B', 'R'].map((value) => ({ value, label: value }))

const isUnit = (token: Token | undefined): boolean =>
  token?.is === 'word' && (token.word in bases || token.word === 'collect' || token.word === 'prepaid')
interface Units {
  basis: '' | 'C' | 'B' | 'R'
  boxes: readonly string[]
  above: string
  collect: boolean
}

/** What stands behind an amount: `/票`, `/40HQ`, `/柜`, `到付`, `18吨以上`. */
function unitsAt(cursor: Cursor, asks: Asks): Units {
  const units: Units = { basis: '', boxes: [], above: '', collect: false }
  for (;;) {
    const { here } = cursor
    const next = isSign(here, '/', '(', ')', ':', ' ') || (here?.is === 'word' && here.word === 'filler') ? cursor.peek() : here
    const wanted = next?.is === 'box' || next?.is === 'tons' || isUnit(next)
    if (!wanted) return units
    if (next !== here) asks.marks.set(cursor.take(), 'read')
    const token = cursor.take()
    asks.marks.set(token, 'read')
    if (token.is === 'box') units.boxes = token.boxes
    else if (token.is === 'tons') units.above = token.tons
    else if (token.is === 'word' && token.word === 'collect') units.collect = true
    else if (token.is === 'word' && token.word !== 'prepaid') units.basis = bases[token.word as keyof typeof bases]
  }
}

/** Amounts behind the name of a charge: one, or one for each of the usual box types. */
function amountsAt(cursor: Cursor, asks: Asks): { values: string[]; currency: string; end: number } | undefined {
  const before = cursor.at
  while (isSign(cursor.here, ':', '=', '+') || (cursor.here?.is === 'word' && cursor.here.word === 'plus')) cursor.at += 1
  let currency = cursor.when('currency')
  cursor.skip(':')
  const values: TokenOf<'number'>[] = []
  for (
    let number = cursor.when('number');
    number;
    number = cursor.skip('/') && cursor.here?.is === 'number' ? cursor.when('number') : undefined
  )
    values.push(number)
  if (values.length === 0) {
    cursor.at = before
    return undefined
  }
  // the slash that was stepped over belongs to the unit
  currency ??= cursor.when('currency')
  for (const token of cursor.tokens.slice(before, cursor.at)) asks.marks.set(token, 'read')
  return { values: values.map(({ value }) => value), currency: currency?.code ?? '', end: values.at(-1)!.end }
}

/** One surcharge, whose name was just taken. */
export function chargeAt(
  cursor: Cursor,
  name: TokenOf<'name'>,
  mode: 'include' | 'exclude' | undefined,
  asks: Asks,
  facts: ReaderFacts,
): Said<ReadCharge> | undefined {
  const open: string[] = []
  const answered = (asked: { answer: string } | { open: string }): string => {
    if ('open' in asked) open.push(asked.open)
    return 'answer' in asked ? asked.answer : ''
  }
  let code = name.codes[0]!
  if (name.codes.length > 1)
    code = answered(
      asks.ask({
        kind: 'charge',
        about: name.word,
        span: name,
        word: name.word,
        candidates: name.codes.map((value) => ({ value, label: facts.nameOf('charge', value) })),
        free: 'charge',
        learnable: true,
      }),
    )
  else asks.marks.set(name, 'read')
  const amounts = amountsAt(cursor, asks)
  const units = amounts ? unitsAt(cursor, asks) : { basis: '', boxes: [], above: '', collect: false }
  if (code === leftOut) return undefined
  const span = { start: name.start, end: cursor.tokens[cursor.at - 1]!.end }
  const included =
    mode === 'include' &&
    (!amounts ||
      answered(
        asks.ask({
          kind: 'included',
          about: code,
          span,
          word: name.word,
          candidates: ['yes', 'no'].map((value) => ({ value, label: value })),
        }),
      ) === 'yes')
  const common = { code, included, above: units.above, collect: units.collect }
  if (!amounts) return { value: { ...common, basis: '', currency: '', amount: '', boxes: {} }, span, open }
  const currency =
    amounts.currency ||
    answered(
      asks.ask({
        kind: 'chargeCurrency',
        about: code,
        span,
        word: name.word,
        candidates: ['CNY', 'USD'].map((value) => ({ value, label: value })),
        learnable: true,
      }),
    )
  const order = units.boxes.length > 0 ? units.boxes : ['20GP', '40GP', '40HQ', '45HQ']
  if (amounts.values.length > 1 || units.boxes.length > 0) {
    const boxes = Object.fromEntries(
      order.map((box, at) => [box, amounts.values[at] ?? (amounts.values.length === 1 ? amounts.values[0]! : '')]),
    )
    return {
      value: {
        ...common,
        basis: 'C',
        currency,
        amount: '',
        boxes: Object.fromEntries(Object.entries(boxes).filter(([, value]) => value !== '')),
      },
      span,
      open,
    }
  }
  const basis =
    units.basis || answered(asks.ask({ kind: 'basis', about: code, span, word: name.word, candidates: choices, learnable: true }))
  return { value: { ...common, basis, currency, amount: amounts.values[0]!, boxes: {} }, span, open }
}
