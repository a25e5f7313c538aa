import type { Asks } from './asks.ts'
import type { PriceList, Said } from './line-facts.ts'
import { isSign, type Cursor } from './cursor.ts'
import type { Token, TokenOf } from './tokens.ts'

const isWord = (token: Token | undefined, word: string) => token?.is === 'word' && token.word === word

/** Whether a price may begin here: an amount, its currency, or the box type it is for. */
export function priceStarts(cursor: Cursor): boolean {
  const { here } = cursor
  if (here?.is === 'number') return true
  if (here?.is === 'currency') return cursor.peek()?.is === 'number' || (isSign(cursor.peek(), ':') && cursor.peek(2)?.is === 'number')
  if (here?.is !== 'box' || here.boxes.length > 1) return false
  const next = isSign(cursor.peek(), ':', '=', '-') ? cursor.peek(2) : cursor.peek()
  return next?.is === 'number' || (next?.is === 'currency' && cursor.tokens[cursor.tokens.indexOf(next) + 1]?.is === 'number')
}

/** A number, or both ends of a range. */
function valueAt(cursor: Cursor): { value: string | readonly [string, string]; end: number } | undefined {
  const number = cursor.when('number')
  if (!number) return undefined
  const [dash, other] = [cursor.here, cursor.peek()]
  if (isSign(dash, '-') && other?.is === 'number' && Number(other.value) >= 100 && Number(number.value) >= 100) {
    cursor.at += 2
    return { value: [number.value, other.value], end: other.end }
  }
  return { value: number.value, end: number.end }
}

/** Prices that stand together: `1650/2060/2060`, `USD1850/40HQ`, `40HQ: 1850`, `1650 2060 2060`. */
export function pricesAt(cursor: Cursor, asks: Asks): PriceList {
  const first = cursor.here!
  const begin = cursor.at
  const named = cursor.when('box')
  cursor.skip(':', '=', '-')
  let currency = cursor.when('currency')
  cursor.skip(':')
  const values: PriceList['values'][number][] = []
  const boxes: string[] = named ? [...named.boxes] : []
  let end = first.end
  for (let found = valueAt(cursor); found; found = nextValue(cursor, named !== undefined)) {
    values.push(found.value)
    end = found.end
  }
  currency ??= currencyBehind(cursor)
  if (!named) {
    const behind = boxBehind(cursor)
    if (behind && values.length === behind.boxes.length) {
      boxes.push(...behind.boxes)
      end = behind.end
    }
  }
  let allIn = false
  let about = false
  while (isWord(cursor.here, 'allIn') || isWord(cursor.here, 'about')) {
    if (isWord(cursor.here, 'allIn')) allIn = true
    else about = true
    end = cursor.take().end
  }
  for (const token of cursor.tokens.slice(begin, cursor.at)) asks.marks.set(token, 'read')
  return { span: { start: first.start, end }, boxes, values, currency: said(currency), allIn, about, parts: [] }
}
const said = (token: TokenOf<'currency'> | undefined): Said<string> | undefined => token && { value: token.code, span: token }

/** The next of several values: behind a slash, or behind a space where no box is named. */
function nextValue(cursor: Cursor, named: boolean): ReturnType<typeof valueAt> {
  if (isSign(cursor.here, '/', '|', '、') && cursor.peek()?.is === 'number') {
    cursor.take()
    return valueAt(cursor)
  }
  return named || cursor.here?.is !== 'number' ? undefined : valueAt(cursor)
}
function currencyBehind(cursor: Cursor): TokenOf<'currency'> | undefined {
  return cursor.peek()?.is === 'number' ? undefined : cursor.when('currency')
}
/** `/40HQ`, `每40HQ`, `40HQ` behind an amount; not the box type of the next one. */
function boxBehind(cursor: Cursor): TokenOf<'box'> | undefined {
  const stepped = isSign(cursor.here, '/') || isWord(cursor.here, 'filler')
  const box = stepped ? cursor.peek() : cursor.here
  if (box?.is !== 'box') return undefined
  const after = cursor.peek(stepped ? 2 : 1)
  if (!stepped && (isSign(after, ':', '=') || after?.is === 'number')) return undefined
  if (stepped) cursor.take()
  return cursor.when('box')
}

/** `(O/F 1800 + PSS 100)` behind a price: what it is made of. */
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
