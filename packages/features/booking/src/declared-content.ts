import {
  bookingBoxes,
  bookingCargo,
  bookingPartyReader,
  bookingProblemTexts,
  bookingValueFields,
  bookingWords,
  shippingOrderFields,
} from '@jst/contracts/booking'
import { cutoffTable } from '@jst/contracts/schedules'
import { spoken } from './declared.ts'

export const cargo = spoken('cargo', bookingCargo)
export const boxes = spoken('boxes', bookingBoxes)
export const partyReader = spoken('parties', bookingPartyReader)
export const valueFields = spoken('valueFields', bookingValueFields)
export const orderFields = spoken('orderFields', shippingOrderFields)
export const fieldWords = spoken('fieldWords', bookingWords)
export const problemTexts = spoken('problems', bookingProblemTexts)
export const cutoffs = spoken('cutoffs', cutoffTable as Readonly<Record<keyof typeof cutoffTable, { readonly zh: string }>>)
