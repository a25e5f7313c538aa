import { asideOf, dayOrderIn, isHan, plain, type Answers, type Pointed, type ScanText } from '@jst/text-reader'
import { actionOf, governors } from './actions.ts'
import { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import { placed } from './placed.ts'
import { isNotice } from './notice.ts'
import { RowBuilder, type Placed } from './rows.ts'
import type { Hidden, ReadAction, Reading, ReadRow } from './reading.ts'
import { withSecond } from './second.ts'
import { voyageOf, warningsOf } from './warnings.ts'

/**
 * Parses rates from free text or from sheet cells separated by tabs. Deterministic: the same text, facts and answers give the same reading.
 * Ambiguities become questions; a row with open questions is no rate.
 * @param hidden lines that the sheet hides: they are read and listed in a warning
 * @param pointed spans that a second reader assigns to fields
 */
export function readRates(
  text: string,
  facts: ReaderFacts,
  answers: Answers = {},
  hidden: Hidden = { lines: [], columns: [] },
  pointed: readonly Pointed[] = [],
): Reading {
  const words = plain(text)
  const source: ScanText = { text, plain: words, han: isHan(words), order: dayOrderIn(words) }
  const asks = new Asks(text, answers, facts.learned)
  const lines = placed(source, asideOf(words), asks, facts)
  const by = governors(lines)
  const builder = new RowBuilder(lines, text, asks, facts)
  const rows: ReadRow[] = []
  const governed = new Map<number, ReadRow[]>()
  const raised = new Map<number, Placed[]>()
  // prices in a text without any port are no offer
  const notice =
    isNotice(words, lines) || lines.every(({ facts: { groups } }) => groups.every(({ pols, pods }) => pols.length + pods.length === 0))
  for (const line of notice ? [] : lines) {
    const governor = by.get(line.at)
    if (governor && isIncrease(governor, line)) continue
    // amounts below an announcement of an increase, without a port
    if (governor?.facts.action?.value === 'increase' && line.facts.groups.every(({ pols, pods }) => pols.length + pods.length === 0)) {
      raised.set(governor.at, [...(raised.get(governor.at) ?? []), line])
      continue
    }
    const found = builder.rowsOf(line)
    if (governor) governed.set(governor.at, [...(governed.get(governor.at) ?? []), ...found])
    else if (line.facts.action?.value !== 'increase') rows.push(...found)
  }
  const actions = (isNotice(words, lines) ? [] : lines)
    .filter(({ facts: { action } }) => action)
    .filter((line) => tells(line, lines))
    .map((line) => actionOf(line, governed.get(line.at) ?? [], raised.get(line.at) ?? [], text, facts))
  const { rows: all, dropped } = withSecond(joined(rows), pointed, source, asks, facts)
  return {
    rows: all,
    questions: asks.questions,
    actions: withTitles(actions),
    warnings: warningsOf({ rows: all, actions, lines, source, asks, facts, hidden }),
    marks: asks.marks.all(),
    dropped,
  }
}
/** Merges consecutive prices of one route into a rate with several box types. */
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
        limit: before.limit || row.limit,
        surcharges: [
          ...before.surcharges,
          ...row.surcharges.filter((one) => !before.surcharges.some((other) => JSON.stringify(other) === JSON.stringify(one))),
        ],
        remark: [...new Set([before.remark, row.remark])].filter((words) => words !== '').join('\n'),
        inherited: [...new Set([...before.inherited, ...row.inherited])],
        questions: [...new Set([...before.questions, ...row.questions])],
      }
  }
  return out
}

/** Merges the title of an increase with the sentence below it. */
function withTitles(actions: readonly ReadAction[]): ReadAction[] {
  const out: ReadAction[] = []
  const isBare = ({ amounts, rows }: ReadAction) => Object.keys(amounts).length + rows.length === 0
  for (const action of actions) {
    const before = out.at(-1)
    if (!before || before.kind !== 'increase' || action.kind !== 'increase' || !(isBare(before) || isBare(action))) out.push(action)
    else {
      const [head, body] = isBare(before) ? [before, action] : [action, before]
      const both = (of: 'carriers' | 'pols' | 'pods' | 'lanes') => [...new Set([...before[of], ...action[of]])]
      out[out.length - 1] = {
        ...body,
        text: `${before.text}\n${action.text}`,
        span: { start: before.span.start, end: action.span.end },
        carriers: both('carriers'),
        pols: both('pols'),
        pods: both('pods'),
        lanes: both('lanes'),
        from: body.from || head.from,
      }
    }
  }
  return out
}

/** The amounts of an increase are no offered prices. */
const isIncrease = (governor: Placed, line: Placed) => governor === line && line.facts.action?.value === 'increase'
/** The title of a price list is no announcement. */
const tells = ({ facts: { action }, block }: Placed, lines: readonly Placed[]) =>
  action?.value !== 'announce' || !lines.some((line) => line.block >= block && line.facts.groups.some(({ prices }) => prices.length > 0))
