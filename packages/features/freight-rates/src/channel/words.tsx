import { subscriptionDocument, subscriptionStates, type SubscriptionTerms } from '@jst/contracts/freight-rates'
import { StateTag } from '@jst/feature-kit/document'
import { emptyText, formatMoney, type ListView } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.terms
export const markupBoxes = ['20GP', '40GP', '40HQ', '45HQ'] as const

/** Mark-up in one line: `USD 30.00/箱，40HQ USD 50.00`. */
export function markupText(terms: SubscriptionTerms): string {
  if (terms.Percent !== '') return words.percentOf(terms.Percent)
  const boxes = markupBoxes.flatMap((box) => (terms[box] === '' ? [] : [words.perBox(box, formatMoney(terms[box], terms.Currency))]))
  if (terms.Amount === '') return boxes.join('，') || words.none
  return [words.per(formatMoney(terms.Amount, terms.Currency)), ...boxes].join('，')
}

export const namesOrAll = (names: string) => names || texts.whole
export const daysText = (from: string, to: string) => (from === '' ? emptyText : `${from} ~ ${to}`)

/** How a subscription stands. */
export const SubscriptionTag = ({ state }: { state: number }) => (
  <StateTag document={subscriptionDocument} state={{ State: state, Due: null }} />
)

/** Why it was refused or stopped, in words. */
export function reasonText(reason: string): string {
  const { refuse, stop } = subscriptionStates.moves
  return [...refuse.reasons, ...stop.reasons].find(({ code }) => code === reason)?.zh ?? reason
}

/** A view for each state that anybody waits for, and all. */
export const stageViews: readonly ListView[] = [
  { key: 'all', label: texts.all, filters: {} },
  ...Object.entries(subscriptionStates.states).map(([key, { zh }]) => ({ key, label: zh, filters: { Stage: key } })),
]
