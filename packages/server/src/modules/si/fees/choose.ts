import type { SiFeeOccasion } from '@jst/contracts/si'
import type { FeeRule } from './fees.repo.ts'

/** Input of a fee look-up. `before`: number of earlier amendments of the bill. */
export interface FeeCase {
  readonly occasion: SiFeeOccasion
  readonly stage: number
  readonly carrier: string
  readonly before: number
}
export interface ChosenFee {
  readonly rule: FeeRule
  readonly free: boolean
}
const weight = ({ carrier, stage }: FeeRule) => (carrier === '' ? 0 : 2) + (stage === '' ? 0 : 1)

/**
 * Rules that hold in a situation: for each charge the one that names most, the carrier before the stage; of two that name the same the first in the
 * order of their codes. Different charges are added.
 */
export function chooseFees(rules: readonly FeeRule[], { occasion, stage, carrier, before }: FeeCase): ChosenFee[] {
  const chosen = new Map<string, FeeRule>()
  for (const rule of rules) {
    const fits = rule.occasion === occasion && ['', carrier].includes(rule.carrier) && ['', String(stage)].includes(rule.stage)
    const held = chosen.get(rule.charge)
    if (fits && (!held || weight(rule) > weight(held))) chosen.set(rule.charge, rule)
  }
  return [...chosen.values()].map((rule) => ({ rule, free: occasion === 'amend' && before < rule.freeTimes }))
}
