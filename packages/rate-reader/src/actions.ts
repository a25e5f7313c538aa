import { priced, type LineFacts } from './line-facts.ts'
import { daysOf } from '@jst/text-reader'
import type { ActionKind, ReadAction, ReadRow } from './reading.ts'
import type { Placed } from './rows.ts'
import type { ReaderFacts } from './facts.ts'

/** Kinds of action that apply to the prices around their line. */
const governing = new Set<ActionKind>(['withdraw', 'correct', 'increase'])

/**
 * Assigns lines with prices to actions, keyed by the line of the action. A keyword next to a price applies to that line; in a line without
 * prices it applies to the prices below, up to the next keyword; a withdrawal or correction also applies to those above it in its block.
 */
export function governors(lines: readonly Placed[]): ReadonlyMap<number, Placed> {
  const by = new Map<number, Placed>()
  let ruling: Placed | undefined
  for (const line of lines) {
    const { action } = line.facts
    const prices = priced(line.facts)
    if (action && (!prices || action.value === 'announce')) {
      const alone = action.value === 'increase' && prices
      ruling = governing.has(action.value) && !alone && !line.facts.backward ? line : line.facts.backward ? undefined : ruling
      if (action.value === 'withdraw' || action.value === 'correct')
        for (const other of lines) if (other.block === line.block && other.at < line.at && priced(other.facts)) by.set(other.at, line)
    } else if (action && prices) by.set(line.at, line)
    else if (prices && ruling) by.set(line.at, ruling)
  }
  return by
}

const codes = (facts: readonly LineFacts[], of: 'pols' | 'pods') =>
  [...new Set(facts.flatMap(({ groups }) => groups.flatMap((group) => group[of].map(({ value }) => value))))].filter((code) => code !== '')

export function actionOf(
  line: Placed,
  rows: readonly ReadRow[],
  amountLines: readonly Placed[],
  text: string,
  facts: ReaderFacts,
): ReadAction {
  const { action, span, carriers, validity } = line.facts
  const lists =
    action!.value === 'increase' ? [line, ...amountLines].flatMap(({ facts: { groups } }) => groups.flatMap(({ prices }) => prices)) : []
  const amounts: Record<string, string> = {}
  for (const list of lists) {
    // an increase without box types keeps its amounts in its text only
    const boxes = list.boxes.length === list.values.length ? list.boxes : []
    for (const [at, box] of boxes.entries()) {
      const value = list.values[at]
      if (typeof value === 'string') amounts[box] = value
    }
  }
  const day = validity[0]?.value.from ?? validity[0]?.value.to
  return {
    id: `${action!.value}:${line.at}`,
    kind: action!.value,
    span,
    text: text.slice(span.start, span.end).trim(),
    carriers: carriers.map(({ value }) => value),
    pols: codes([line.facts], 'pols'),
    pods: codes([line.facts], 'pods'),
    lanes: line.facts.lanes.map(({ value }) => value),
    from: day ? daysOf(undefined, day, facts.today)[0]!.to : '',
    currency: lists.find(({ currency }) => currency)?.currency?.value ?? '',
    amounts,
    rows: action!.value === 'increase' && lists.length > 0 ? [] : rows,
  }
}
