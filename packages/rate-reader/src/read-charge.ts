import { isSign, leftOut, type Cursor, type Span, type Token, type TokenOf } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Said } from './line-facts.ts'
import type { ReadCharge } from './reading.ts'

/** Origin charges, which are in the local currency. */
const local = new Set([
  'THC',
  'ORC',
  'SPS',
  'DOC',
  'BKF',
  'SEAL',
  'EIR',
  'VGM',
  'ISPS',
  'SPF',
  'SMF',
  'TLX',
  'SWB',
  'LTF',
  'TRK',
  'CUS',
  'INS',
  'STO',
  'LOLO',
  'AMD',
  'LATE',
  'CAN',
  'RBK',
  'CBL',
  'SPB',
  'CER',
  'INSU',
])

const bases = { perBill: 'B', perBox: 'C', perTon: 'R' } as const
const choices = ['C', 'B', 'R'].map((value) => ({ value, label: value }))
/** Default basis of charges: documentation per bill, handling per box. */
const natural: Readonly<Record<string, 'B' | 'C'>> = {
  ...Object.fromEntries(
    ['DOC', 'TLX', 'BKF', 'AMS', 'ENS', 'ACI', 'AFR', 'ISF', 'SMF', 'CUS', 'D/O', 'AMD', 'SWB', 'AFS'].map((code) => [code, 'B']),
  ),
  ...Object.fromEntries(['THC', 'ORC', 'SEAL', 'EIR', 'DTHC', 'VGM', 'ISPS'].map((code) => [code, 'C'])),
}
export type ChargeMode = 'include' | 'exclude' | undefined

const isWord = (token: Token | undefined, ...words: string[]) => token?.is === 'word' && words.includes(token.word)
const isUnit = (token: Token | undefined): boolean => token?.is === 'word' && (token.word in bases || isWord(token, 'collect', 'prepaid'))

/** A charge before the facts that its line states for all charges are applied. */
export interface DraftCharge {
  readonly name: TokenOf<'name'>
  readonly span: Span
  readonly values: readonly { readonly value: string; readonly boxes: readonly string[] }[]
  readonly currency: string
  readonly basis: '' | 'B' | 'C' | 'R'
  readonly above: string
  readonly collect: boolean
  mode: ChargeMode
}

interface Amounts {
  values: { value: string; boxes: readonly string[] }[]
  currency: string
  basis: DraftCharge['basis']
  above: string
  collect: boolean
}

/** Units after an amount: `/票`, `/40HQ`, `/柜`, `到付`, `18吨以上`. @returns box types named there */
function unitsAt(cursor: Cursor, amounts: Amounts, asks: Asks): readonly string[] {
  let boxes: readonly string[] = []
  for (;;) {
    let by = 0
    while (isSign(cursor.peek(by), '/', '(', ')', ' ') || isWord(cursor.peek(by), 'filler')) by += 1
    const next = cursor.peek(by)
    // a box type before a number starts the next amount
    const begins = by === 0 && next?.is === 'box' && (cursor.peek(by + 1)?.is === 'number' || isSign(cursor.peek(by + 1), ':', '='))
    if (
      begins ||
      !(next?.is === 'box' || next?.is === 'tons' || (next?.is === 'currency' && by > 0 && amounts.currency === '') || isUnit(next))
    )
      return boxes
    for (let left = by; left > 0; left -= 1) asks.marks.set(cursor.take(), 'read')
    const token = cursor.take()
    asks.marks.set(token, 'read')
    if (token.is === 'box') boxes = token.boxes
    else if (token.is === 'tons') amounts.above = token.tons
    else if (token.is === 'currency') amounts.currency = token.code
    else if (isWord(token, 'collect')) amounts.collect = true
    else if (token.is === 'word' && token.word in bases) amounts.basis = bases[token.word as keyof typeof bases]
  }
}

const leading = [':', '=', '+', '-', '@', '\t']
/** Words and signs that may separate a charge from its amount, or two amounts. */
const isFilling = ({ here }: Cursor, first: boolean): boolean =>
  isWord(here, 'plus', 'about', 'exclude') ||
  (first ? isWord(here, 'to', 'isNow', 'correct') : isSign(here, '/', ',', '&', '、') || isWord(here, 'filler'))

/** Amounts after a charge name: a single one, one for each common box type, or each with its box type. */
function amountsAt(cursor: Cursor, asks: Asks): Amounts | undefined {
  const begin = cursor.at
  const amounts: Amounts = { values: [], currency: '', basis: '', above: '', collect: false }
  for (;;) {
    const before = cursor.at
    while (isSign(cursor.here, ...leading) || isFilling(cursor, amounts.values.length === 0)) cursor.at += 1
    let boxes: readonly string[] = cursor.here?.is === 'box' ? cursor.when('box')!.boxes : []
    if (boxes.length > 0) cursor.skip(':', '=')
    const sign = cursor.when('currency')
    cursor.skip(':')
    const number = cursor.when('number')
    // a further amount needs a box type, a currency or a slash
    const goesOn =
      boxes.length > 0 ||
      sign !== undefined ||
      isSign(cursor.tokens[before], '/') ||
      (cursor.here?.is === 'sign' && cursor.peek()?.is === 'box')
    if (!number || (amounts.values.length > 0 && !goesOn)) {
      cursor.at = before
      break
    }
    if (sign) amounts.currency ||= sign.code
    const behind = cursor.when('currency')
    if (behind) amounts.currency ||= behind.code
    for (const token of cursor.tokens.slice(before, cursor.at)) asks.marks.set(token, 'read')
    const named = unitsAt(cursor, amounts, asks)
    if (boxes.length === 0) boxes = named
    amounts.values.push({ value: number.value, boxes })
    if (amounts.basis === 'B') break
  }
  if (amounts.values.length === 0) {
    cursor.at = begin
    return undefined
  }
  return amounts
}

/** Reads a surcharge after its name was consumed. */
export function draftCharge(cursor: Cursor, name: TokenOf<'name'>, mode: ChargeMode, asks: Asks): DraftCharge {
  // `THC(RMB)`, `DOC RMB/票`: unit before the amounts
  const amounts = amountsAt(cursor, asks)
  const isCollect = !amounts && isWord(cursor.here, 'collect')
  if (isCollect) asks.marks.set(cursor.take(), 'read')
  const span = { start: name.start, end: cursor.tokens[cursor.at - 1]?.end ?? name.end }
  const behind = cursor.here
  const trailing = isWord(behind, 'include') ? 'include' : isWord(behind, 'exclude') ? 'exclude' : undefined
  return {
    name,
    span,
    values: amounts?.values ?? [],
    currency: amounts?.currency ?? '',
    basis: amounts?.basis ?? '',
    above: amounts?.above ?? '',
    collect: amounts?.collect ?? isCollect,
    mode: mode ?? trailing,
  }
}

const usualBoxes = ['20GP', '40GP', '40HQ', '45HQ']

/** Final charge of a draft, with the facts of its line or list; undefined if it was not confirmed or was excluded. */
export function chargeOf(
  { name, span, values, currency: statedCurrency, basis: said, above, collect, mode }: DraftCharge,
  listCurrency: string,
  asks: Asks,
  facts: ReaderFacts,
  /** The single currency of the text, used for freight surcharges. */
  only = '',
): Said<ReadCharge> | undefined {
  // a name without an amount may be an ordinary word
  if (mode === undefined && values.length === 0 && !collect) return undefined
  const open: string[] = []
  const answered = (reply: { answer: string } | { open: string }): string => {
    if ('open' in reply) open.push(reply.open)
    return 'answer' in reply ? reply.answer : ''
  }
  let [code = ''] = name.codes
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
  if (code === leftOut) return undefined
  const [first] = values
  const yesNo = ['yes', 'no'].map((value) => ({ value, label: value }))
  const included =
    mode === 'include' &&
    (!first || answered(asks.ask({ kind: 'included', about: code, span, word: name.word, candidates: yesNo })) === 'yes')
  const common = { code, included, above, collect }
  if (!first) return { value: { ...common, basis: '', currency: '', amount: '', boxes: {} }, span, open }
  const currencies = ['CNY', 'USD'].map((value) => ({ value, label: value }))
  const currency =
    statedCurrency ||
    listCurrency ||
    (local.has(code) ? '' : only) ||
    answered(asks.ask({ kind: 'chargeCurrency', about: '', span, word: name.word, candidates: currencies, learnable: true }))
  if (values.length > 1 || first.boxes.length > 0) {
    const boxes = Object.fromEntries(
      values.flatMap(({ value, boxes: named }, at) =>
        (named.length > 0 ? named : [usualBoxes[at] ?? '']).map((box) => [box, value] as const),
      ),
    )
    return { value: { ...common, basis: 'C', currency, amount: '', boxes }, span, open }
  }
  const basis =
    said ||
    (natural[code] ?? answered(asks.ask({ kind: 'basis', about: code, span, word: name.word, candidates: choices, learnable: true })))
  return { value: { ...common, basis, currency, amount: first.value, boxes: {} }, span, open }
}
