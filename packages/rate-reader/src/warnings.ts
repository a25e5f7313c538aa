import { linesOf, scan, type ScanText, type Span, type Token } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Hidden, ReadAction, ReadRow, Warning } from './reading.ts'
import type { Placed } from './rows.ts'

export const voyageOf = ({ carrier, service, pol, pod, via, from, to, currency }: ReadRow) =>
  [carrier, service, pol, pod, via, from, to, currency].join('|')

interface Found {
  readonly rows: readonly ReadRow[]
  readonly actions: readonly ReadAction[]
  readonly lines: readonly Placed[]
  readonly source: ScanText
  readonly asks: Asks
  readonly facts: ReaderFacts
  readonly hidden: Hidden
}

/** Things of a text that people have to look at although nothing is asked. */
export function warningsOf({ rows, actions, lines, source, asks, facts, hidden }: Found): Warning[] {
  const { text } = source
  const spans = linesOf(text)
  const warnings: Warning[] = []
  const hiddenSpans = hidden.lines.flatMap((line) => spans[line] ?? [])
  if (hiddenSpans.length > 0) warnings.push({ kind: 'hiddenRows', spans: hiddenSpans, text: String(hiddenSpans.length) })
  if (hidden.columns.length > 0) warnings.push({ kind: 'hiddenColumns', spans: [], text: hidden.columns.join('、') })
  for (const {
    facts: { remark },
  } of lines)
    if (remark && /\d{2,}/.test(text.slice(remark.span.start, remark.span.end)))
      warnings.push({ kind: 'remarkAmount', spans: [remark.span], text: text.slice(remark.span.start, remark.span.end) })
  for (const row of rows) if (row.to !== '' && row.to < facts.today) warnings.push({ kind: 'expired', spans: [row.span], text: row.to })
  const seen = new Map<string, ReadRow>()
  for (const row of rows) {
    const key = voyageOf(row)
    const before = seen.get(key)
    if (before && row.pol !== '' && row.pod !== '')
      warnings.push({ kind: 'double', spans: [before.span, row.span], text: `${row.pol}-${row.pod}` })
    seen.set(key, row)
  }
  if (rows.length > 0 || actions.length > 0) warnings.push(...unreadOf(lines, source, asks, facts))
  return warnings
}

/** Amounts, boxes, ports, carriers and days that are in no field of a row, a line each, as far as they stand in the text itself. */
function unreadOf(lines: readonly Placed[], source: ScanText, asks: Asks, facts: ReaderFacts): Warning[] {
  const warnings: Warning[] = []
  for (const { facts: line } of lines) {
    const parts = asks.marks.between(line.span).filter(({ as }) => as === 'unread')
    if (parts.length === 0) continue
    const tokens = scan(source, line.span.start, line.span.end, facts).filter(
      (token) => isFact(token) && asks.marks.isUnread(letters(source, token)),
    )
    const stars = [...source.text.slice(line.span.start, line.span.end).matchAll(/\*{2,}/g)].map(({ index, 0: { length } }) => ({
      start: line.span.start + index,
      end: line.span.start + index + length,
    }))
    const all = [...tokens, ...stars].toSorted((one, other) => one.start - other.start)
    if (all.length === 0) continue
    warnings.push({
      kind: 'unread',
      spans: all.map(({ start, end }) => ({ start, end })),
      text: source.text.slice(all[0]!.start, all.at(-1)!.end).slice(0, 80),
    })
  }
  return warnings
}
const letters = ({ text }: ScanText, { start, end }: Span): Span => {
  const words = text.slice(start, end)
  const lead = /^[^\p{L}\p{N}$€£¥￥%*]*/u.exec(words)![0].length
  return { start: start + lead, end: start + lead + 1 }
}
function isFact(token: Token): boolean {
  if (token.is === 'name') return token.kind === 'port' || token.kind === 'carrier'
  if (token.is === 'number') return Number(token.value) >= 10
  if (token.is === 'word') return token.word === 'open' || token.word === 'closed' || token.word === 'maybe'
  return ['box', 'days', 'count', 'tons', 'someDays', 'currency'].includes(token.is)
}
