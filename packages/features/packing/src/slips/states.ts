import { slipReasonNames as reasons, slipStates as states } from '@jst/contracts/packing'
import { speech } from '../speech.ts'

const chinese = { slipReasonNames: reasons, slipStates: states } as const
export type DeclaredSlipStates = typeof chinese

/** States of slips, and why they end; their words are read in the language of the page. Links of drivers need these alone. */
export const { slipReasonNames, slipStates } = speech.words('slipStates', chinese) as DeclaredSlipStates
