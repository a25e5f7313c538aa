import { actionOf, governors } from './actions.ts'
import { Asks } from './asks.ts'
import type { Placed } from './context.ts'
import type { Answers, ReaderFacts } from './facts.ts'
import { plain } from './plain.ts'
import { readLine } from './read-line.ts'
import { RowBuilder } from './rows.ts'
import type { Reading, ReadRow, Span, Warning } from './reading.ts'
import { scan } from './scan.ts'
import { cellsOf, headerOf, Table } from './table.ts'

/** Lines of a sheet that its file hides, by their place in the text, and the headings of its hidden columns. */
export interface Hidden {
  readonly lines: readonly number[]
  readonly columns: readonly string[]
}

/**
 * Reads rates from a text as people write them, or from the cells of a sheet (tabs between cells). The same text, facts and answers give the
 * same reading. What is unsure is a question; a row with open questions is no rate.
 * @param hidden lines are read like others, and named in a warning
 */
export function readRates(text: string, facts: ReaderFacts, answers: Answers = {}, hidden: Hidden = { lines: [], columns: [] }): Reading {
  const words = plain(text)
  const asks = new Asks(text, answers, facts)
  const lines = placed(words, asks, facts)
  const by = governors(lines)
  const builder = new RowBuilder(lines, text, asks, facts)
  const rows: ReadRow[] = []
  const governed = new Map<number, ReadRow[]>()
  for (const line of lines) {
    const governor = by.get(line.at)
    if (governor && isIncrease(governor, line)) continue
    const found = builder.rowsOf(line)
    if (governor) governed.set(governor.at, [...(governed.get(governor.at) ?? []), ...found])
    else if (line.facts.action?.value !== 'increase') rows.push(...found)
  }
  const actions = lines
    .filter(({ facts: { action } }) => action)
    .filter((line) => tells(line, lines))
    .map((line) => actionOf(line, governed.get(line.at) ?? [], text, asks, facts))
  const all = joined(rows)
  return { rows: all, questions: asks.questions, actions, warnings: warningsOf(all, lines, text, facts, hidden), marks: asks.marks.all() }
}
/** Prices of the same voyage on lines below each other are one rate with more box types. */
function joined(rows: readonly ReadRow[]): ReadRow[] {
  const out: ReadRow[] = []
  for (const row of rows) {
    const at = row.questions.some((id) => id.startsWith('boxes:')) ? -1 : out.findLastIndex((one) => voyageOf(one) === voyageOf(row))
    const before = out[at]
    if (!before || Object.keys(row.prices).some((box) => box in before.prices)) out.push(row)
    else
      out[at] = {
        ...before,
        span: { start: before.span.start, end: row.span.end },
        prices: { ...before.prices, ...row.prices },
        questions: [...new Set([...before.questions, ...row.questions])],
      }
  }
  return out
}
const voyageOf = ({ carrier, service, pol, pod, via, from, to, currency }: ReadRow) =>
  [carrier, service, pol, pod, via, from, to, currency].join('|')

/** An increase that tells its own amounts offers no prices. */
const isIncrease = (governor: Placed, line: Placed) => governor === line && line.facts.action?.value === 'increase'
/** The title of a list of prices announces nothing. */
const tells = ({ facts: { action }, block }: Placed, lines: readonly Placed[]) =>
  action?.value !== 'announce' || !lines.some((line) => line.block >= block && line.facts.groups.some(({ prices }) => prices.length > 0))

function placed(words: string, asks: Asks, facts: ReaderFacts): Placed[] {
  const lines: Placed[] = []
  let block = 0
  let table: Table | undefined
  for (const [at, span] of linesOf(words).entries()) {
    const line = words.slice(span.start, span.end)
    if (line.trim() === '' || /^[\s\-=*_~·—]{3,}$/.test(line)) {
      block += 1
      table = undefined
      continue
    }
    if (/^\s*[【[〖■▶★]/.test(line) && lines.length > 0) block += 1
    const cells = line.includes('\t') ? cellsOf(words, span) : []
    const columns = headerOf(words, cells)
    if (columns) {
      table = new Table(words, cells, columns, asks, facts)
      block += 1
    } else {
      const inTable = table !== undefined && cells.length > 1
      if (!inTable) table = undefined
      lines.push({
        facts: table && inTable ? table.row(span, cells) : readLine(span, scan(words, span.start, span.end, facts), asks, facts),
        block,
        at,
      })
    }
  }
  return lines
}

function linesOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && text[at] !== '\n') continue
    spans.push({ start, end: text[at - 1] === '\r' ? at - 1 : at })
    start = at + 1
  }
  return spans
}

function warningsOf(rows: readonly ReadRow[], lines: readonly Placed[], text: string, { today }: ReaderFacts, hidden: Hidden): Warning[] {
  const spans = linesOf(text)
  const warnings: Warning[] = []
  const hiddenSpans = hidden.lines.flatMap((line) => spans[line] ?? [])
  if (hiddenSpans.length > 0) warnings.push({ kind: 'hiddenRows', spans: hiddenSpans, text: String(hiddenSpans.length) })
  if (hidden.columns.length > 0) warnings.push({ kind: 'hiddenColumns', spans: [], text: hidden.columns.join('、') })
  for (const { facts } of lines) {
    const { remark } = facts
    if (remark && /\d{2,}/.test(text.slice(remark.span.start, remark.span.end)))
      warnings.push({ kind: 'remarkAmount', spans: [remark.span], text: text.slice(remark.span.start, remark.span.end) })
  }
  for (const row of rows) if (row.to !== '' && row.to < today) warnings.push({ kind: 'expired', spans: [row.span], text: row.to })
  const seen = new Map<string, ReadRow>()
  for (const row of rows) {
    const key = voyageOf(row)
    const before = seen.get(key)
    if (before && row.pol !== '' && row.pod !== '')
      warnings.push({ kind: 'double', spans: [before.span, row.span], text: `${row.pol}-${row.pod}` })
    seen.set(key, row)
  }
  return warnings
}
