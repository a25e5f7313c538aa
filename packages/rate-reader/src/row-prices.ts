import { bigBox, leftOut, type Span } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { PriceList, Said } from './line-facts.ts'

export interface PriceTools {
  readonly asks: Asks
  readonly facts: ReaderFacts
  readonly text: string
  readonly open: Set<string>
}

/** Usual order of box types for unlabelled prices, by their number. */
const orders: Readonly<Record<number, readonly (readonly string[])[]>> = {
  1: [['40HQ'], ['20GP'], ['40GP']],
  2: [
    ['20GP', '40HQ'],
    ['20GP', '40GP'],
    ['40GP', '40HQ'],
  ],
  3: [
    ['20GP', '40GP', '40HQ'],
    ['20GP', '40HQ', '45HQ'],
    ['40GP', '40HQ', '45HQ'],
  ],
  4: [['20GP', '40GP', '40HQ', '45HQ']],
}
/** Usual limits of a price per box; prices outside become a question. */
const plausible = { least: 30, most: 50_000 }
/** A 40HQ costs as much as a 40GP, or slightly more. */
const highMost = 1.12

/** The only plausible order of prices: 1850/2300/2300 is 20GP, 40GP and 40HQ, since a 45-foot box never costs as much as a 40GP. */
function onlyOrder(values: PriceList['values']): readonly string[] | undefined {
  if (values.length < 3 || values.length > 4 || !values.every((value) => typeof value === 'string' && value !== '')) return undefined
  const [small, big, high, longest] = values.map(Number) as [number, number, number, number | undefined]
  const fits = small < big && big <= high && high <= big * highMost && (longest === undefined || longest > high)
  return fits ? orders[values.length]![0] : undefined
}

/** Box types of unlabelled prices. */
export function boxOrder({ asks, text, open }: PriceTools, { values, span }: PriceList): readonly string[] {
  const only = onlyOrder(values)
  const candidates = (orders[values.length] ?? []).map((order) => ({ value: order.join('/'), label: order.join('/') }))
  const id = `boxes:${values.length}`
  if (only && !asks.isLearned(id)) return only
  const reply = asks.ask({
    kind: 'boxes',
    about: String(values.length),
    span,
    word: text.slice(span.start, span.end),
    candidates,
    learnable: true,
  })
  if ('answer' in reply) return reply.answer === leftOut ? [] : reply.answer.split('/')
  open.add(reply.open)
  return candidates[0]?.value.split('/') ?? []
}

/** 大柜 means 40HQ to some and all 40-foot types to others. @returns its types, empty while unanswered */
export function bigBoxOf({ asks, text, open }: PriceTools, span: Span): readonly string[] {
  const candidates = ['40HQ', '40GP', '40GP/40HQ'].map((value) => ({ value, label: value }))
  const reply = asks.ask({ kind: 'boxes', about: bigBoxWord, span, word: text.slice(span.start, span.end), candidates, learnable: true })
  if ('answer' in reply) return reply.answer === leftOut ? [] : reply.answer.split('/')
  open.add(reply.open)
  return ['40HQ']
}
const bigBoxWord = `${bigBox}?`

export function currencyOf({ asks, open }: PriceTools, lists: readonly PriceList[], context: Said<string> | undefined, span: Span): string {
  const listCurrency = lists.find(({ currency }) => currency)?.currency ?? context
  if (listCurrency) return listCurrency.value
  const at = lists[0]?.span ?? span
  const candidates = ['USD', 'CNY'].map((value) => ({ value, label: value }))
  const reply = asks.ask({ kind: 'currency', about: '', span: at, word: '', candidates, learnable: true })
  if ('answer' in reply) return reply.answer === leftOut ? '' : reply.answer
  open.add(reply.open)
  return ''
}

const sum = (parts: readonly Said<string>[]) => String(parts.reduce((total, { value }) => total + Math.round(Number(value) * 100), 0) / 100)

/** One price of a group; `''` while unanswered, `-` for no price. */
export function valueOf({ asks, text, open }: PriceTools, list: PriceList, at: number, before: string | undefined): string {
  const { span } = list
  const word = text.slice(span.start, span.end)
  const ask = (kind: 'amount' | 'allIn', values: readonly string[]): string => {
    const candidates = [...new Set(values)].map((value) => ({ value, label: value }))
    const reply = asks.ask({ kind, about: `${word}.${at}`, each: true, span, word, candidates, free: 'amount' })
    if ('answer' in reply) return reply.answer
    open.add(reply.open)
    return ''
  }
  const value = list.values[at]!
  if (typeof value !== 'string') return ask('amount', value)
  if (before !== undefined && before !== value) return ask('amount', [before, value])
  // 1.850 is a price with a thousands separator
  if (Number(value) < plausible.least && /\./.test(value)) return ask('amount', [String(Math.round(Number(value) * 1_000)), value])
  if (list.about || Number(value) < plausible.least || Number(value) > plausible.most) return ask('amount', [value])
  if (list.parts.length > 0 && list.values.length === 1 && sum(list.parts) !== String(Number(value)))
    return ask('allIn', [value, sum(list.parts)])
  return value
}
