import type { AmendedPriceChoice, AmendedPriceWay, amendmentPrices, BookingPrice } from '@jst/contracts/booking'
import type { ReplyOf } from '@jst/contracts'
import { agreedTotal } from '../sailings/choices.ts'
import { texts } from './texts.ts'

export type AmendmentPrices = ReplyOf<typeof amendmentPrices>

/** The price of an amendment as it is typed. `Way`: empty as the first of its choices. `Totals`: amounts by currency, blank where nothing is due. */
export interface Proposal {
  readonly Way: AmendedPriceWay | 'proposed' | 'later' | ''
  readonly Totals: Readonly<Record<string, string>>
  readonly Reason: string
}
export const noProposal: Proposal = { Way: '', Totals: {}, Reason: '' }

export interface Way {
  readonly value: Exclude<Proposal['Way'], ''>
  readonly label: string
  readonly price: BookingPrice | null
}
/** Ways to price an amendment, the most likely first. */
export function waysOf({ Same, Now }: AmendmentPrices, { staff, proposed }: { staff: boolean; proposed: BookingPrice | null }): Way[] {
  const words = texts.ways
  return [
    ...(proposed ? [{ value: 'proposed' as const, label: words.proposed(agreedTotal(proposed)), price: proposed }] : []),
    ...(Same ? [{ value: 'same' as const, label: words.same(agreedTotal(Same)), price: Same }] : []),
    ...(Now ? [{ value: 'today' as const, label: words.today(agreedTotal(Now)), price: Now }] : []),
    staff ? { value: 'hand' as const, label: words.hand, price: null } : { value: 'later' as const, label: words.later, price: null },
  ]
}
export const wayOf = ({ Way }: Proposal, ways: readonly Way[]): Way => ways.find(({ value }) => value === Way) ?? ways[0]!

/** At most three, as a call takes: those of the price before come first. */
export const currenciesOf = ({ Before }: AmendmentPrices): string[] =>
  [...new Set([...(Before?.Totals ?? []).map(({ Currency }) => Currency), 'USD', 'CNY'])].slice(0, 3)
/** Totals of a price by hand. */
export const typedTotals = ({ Totals }: Proposal): { Currency: string; Amount: string }[] =>
  Object.entries(Totals).flatMap(([Currency, Amount]) => (Amount === '' ? [] : [{ Currency, Amount }]))

/** The choice of the call; undefined: as it was proposed, or the forwarder says it later. */
export function choiceOf(proposal: Proposal, ways: readonly Way[]): AmendedPriceChoice | undefined {
  const { value, price } = wayOf(proposal, ways)
  if (value === 'proposed' || value === 'later') return undefined
  if (value === 'today') return { Way: value, Hash: price!.Hash }
  if (value === 'same') return { Way: value }
  return { Way: value, Totals: typedTotals(proposal), Reason: proposal.Reason }
}
/** Findings by the path of the field. */
export function problemsOfProposal(proposal: Proposal, ways: readonly Way[]): Record<string, string> {
  if (wayOf(proposal, ways).value !== 'hand') return {}
  const totals = typedTotals(proposal)
  return {
    ...(totals.length > 0 && totals.every(({ Amount }) => /^\d{1,9}(\.\d{1,2})?$/.test(Amount))
      ? {}
      : { 'Price.Totals': texts.amountNeeded }),
    ...(proposal.Reason.trim() === '' ? { 'Price.Reason': texts.reasonNeeded } : {}),
  }
}
