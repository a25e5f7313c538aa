import { isSign, type Cursor, type Token, type TokenOf } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import { becomes } from './vocabulary.ts'
import type { PriceList, Said } from './line-facts.ts'

const isWord = (token: Token | undefined, word: string) => token?.is === 'word' && token.word === word
/** Separator between a box type and its price. */
const isLead = (token: Token | undefined) =>
  token?.is === 'word' &&
  (token.word === 'about' ||
    token.word === 'freight' ||
    token.word === 'isNow' ||
    (token.word === 'correct' && token.text.endsWith(becomes)))
/** Smaller numbers are no prices. */
const least = 20

const isAmount = (token: Token | undefined): token is TokenOf<'number'> => token?.is === 'number' && Number(token.value) >= least
/** `***`, 待定 or a dash between two prices of a list: no price. */
const isNone = (cursor: Cursor, by = 0): boolean => {
  const token = cursor.peek(by)
  return isWord(token, 'open') || (isSign(token, '*', '-') && !isAmount(cursor.peek(by + 1)))
}
const starred = (cursor: Cursor) => {
  while (isSign(cursor.here, '*', '-')) cursor.take()
}

/** True where a price may start: at an amount, a currency or a box type. */
export function priceStarts(cursor: Cursor): boolean {
  const { here } = cursor
  if (here?.is === 'number') return isAmount(here)
  if (here?.is === 'currency') return isAmount(cursor.peek()) || (isSign(cursor.peek(), ':') && isAmount(cursor.peek(2)))
  if (here?.is !== 'box' || here.boxes.length > 1) return false
  let by = 1
  while (isSign(cursor.peek(by), ':', '=', '-', '@') || isLead(cursor.peek(by))) by += 1
  if (cursor.peek(by)?.is === 'currency') by += 1
  if (isSign(cursor.peek(by), ':')) by += 1
  return isAmount(cursor.peek(by)) || isWord(cursor.peek(by), 'again') || isWord(cursor.peek(by), 'open')
}

/** A number, or both ends of a range. */
function valueAt(cursor: Cursor): { value: string | readonly [string, string]; end: number } | undefined {
  const number = isAmount(cursor.here) ? cursor.when('number') : undefined
  if (!number) return undefined
  const [dash, other] = [cursor.here, cursor.peek()]
  if (isSign(dash, '-') && other?.is === 'number' && Number(other.value) >= 100 && Number(number.value) >= 100) {
    cursor.at += 2
    return { value: [number.value, other.value], end: other.end }
  }
  return { value: number.others ? [number.value, number.others[0]!] : number.value, end: number.end }
}

/** Group of prices: `1650/2060/2060`, `USD1850/40HQ`, `40HQ: 1850`, `1650 2060 2060`, `1250/***／2150`. */
export function pricesAt(cursor: Cursor, asks: Asks, before: PriceList | undefined): PriceList {
  const first = cursor.here!
  const begin = cursor.at
  const named = cursor.when('box')
  let about = false
  while (cursor.skip(':', '=', '-', '@') || isLead(cursor.here)) {
    if (isWord(cursor.here, 'about')) about = true
    if (cursor.here?.is === 'word') cursor.take()
  }
  let currency = cursor.when('currency')
  cursor.skip(':')
  const values: PriceList['values'][number][] = []
  const boxes: string[] = named ? [...named.boxes] : []
  let end = first.end
  const none: Token[] = []
  if (named && isWord(cursor.here, 'again')) {
    const again = before?.values.at(-1)
    end = cursor.take().end
    if (again !== undefined) values.push(again)
  } else if (named && isWord(cursor.here, 'open')) {
    none.push(named, cursor.take())
    values.push('')
  } else
    for (let found = valueAt(cursor); found; found = nextValue(cursor, named !== undefined)) {
      values.push(found.value)
      end = Math.max(end, found.end)
    }
  currency ??= currencyBehind(cursor)
  if (!named) {
    const behind = boxBehind(cursor)
    if (behind && values.length === behind.boxes.length) {
      boxes.push(...behind.boxes)
      end = behind.end
    }
    if (!currency) currency = currencyBehind(cursor)
  }
  let allIn = false
  while (isWord(cursor.here, 'allIn') || isWord(cursor.here, 'about')) {
    if (isWord(cursor.here, 'allIn')) allIn = true
    else about = true
    end = cursor.take().end
  }
  const later = !named && boxes.length === 0 && allIn ? boxBehind(cursor) : undefined
  if (later && later.boxes.length === values.length) {
    boxes.push(...later.boxes)
    end = later.end
  }
  for (const token of cursor.tokens.slice(begin, cursor.at)) if (!none.includes(token) && !isSign(token, '*')) asks.marks.set(token, 'read')
  return { span: { start: first.start, end }, boxes, values, currency: said(currency), allIn, about, parts: [] }
}
const said = (token: TokenOf<'currency'> | undefined): Said<string> | undefined => token && { value: token.code, span: token }

/** Next value of a group: after a slash, or after a space if no box type is named. */
function nextValue(cursor: Cursor, named: boolean): { value: string | readonly [string, string]; end: number } | undefined {
  const slash = isSign(cursor.here, '/', '|', '、')
  if (slash && isNone(cursor, 1)) {
    const { end } = cursor.peek()!
    cursor.take()
    if (isSign(cursor.here, '*', '-')) starred(cursor)
    else cursor.take()
    return { value: '', end }
  }
  // $50/$100/$100
  if (slash && cursor.peek()?.is === 'currency' && isAmount(cursor.peek(2))) {
    cursor.at += 2
    return valueAt(cursor)
  }
  if (slash && isAmount(cursor.peek())) {
    cursor.take()
    return valueAt(cursor)
  }
  return named || !isAmount(cursor.here) ? undefined : valueAt(cursor)
}
function currencyBehind(cursor: Cursor): TokenOf<'currency'> | undefined {
  if (isSign(cursor.here, '(') && cursor.peek()?.is === 'currency' && isSign(cursor.peek(2), ')')) {
    cursor.at += 3
    return cursor.tokens[cursor.at - 2] as TokenOf<'currency'>
  }
  return isAmount(cursor.peek()) ? undefined : cursor.when('currency')
}
/** `USD 2350 x 40HC`: separator between an amount and its box type. */
const isTimes = (token: Token | undefined) => token?.is === 'unknown' && token.word.toUpperCase() === 'X'
/** Box type after an amount: `/40HQ`, `每40HQ`, `PER 40HQ`, `x 40HQ`, `40HQ`; not that of the next amount. */
export function boxBehind(cursor: Cursor): TokenOf<'box'> | undefined {
  let by = 0
  while (isSign(cursor.peek(by), '/', '(') || isWord(cursor.peek(by), 'filler') || isTimes(cursor.peek(by))) by += 1
  const box = cursor.peek(by)
  if (box?.is !== 'box') return undefined
  const after = cursor.peek(by + 1)
  if (by === 0 && (isSign(after, ':', '=') || after?.is === 'number' || after?.is === 'currency' || isWord(after, 'again')))
    return undefined
  cursor.at += by
  const found = cursor.when('box')
  cursor.skip(')')
  return found
}

/** `(O/F 1800 + PSS 100)` after a price: its components. */
export function partsAt(cursor: Cursor, asks: Asks): Said<string>[] {
  if (!isSign(cursor.here, '(', '=', '[')) return []
  const inside = cursor.tokens.slice(cursor.at + 1)
  const close = inside.findIndex((token) => isSign(token, ')', ']'))
  const part = inside.slice(0, close === -1 ? undefined : close)
  const numbers = part.filter((token): token is TokenOf<'number'> => token.is === 'number')
  const named = part.some((token) => isWord(token, 'freight') || (token.is === 'name' && token.kind === 'charge'))
  if (!named || numbers.length < 2) return []
  for (const token of part) if (token.is !== 'unknown') asks.marks.set(token, 'read')
  cursor.at += part.length + (close === -1 ? 1 : 2)
  return numbers.map((token) => ({ value: token.value, span: token }))
}
