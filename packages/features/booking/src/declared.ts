import {
  amendmentStates as amendment,
  bookingBoxes,
  bookingCargo,
  bookingDocument,
  bookingPartyReader,
  bookingPayTerms,
  bookingProblemTexts,
  bookingStates,
  bookingUploadStates,
  bookingValueFields,
  bookingWords,
  cancellationReasons as reasons,
  cancellationStates as cancellation,
  cargoTypes,
  shippingOrderFields,
} from '@jst/contracts/booking'
import { chargeBases } from '@jst/contracts/document'
import { cutoffTable } from '@jst/contracts/schedules'
import { speech } from './speech.ts'

/** Declarations of bookings whose words are read in the language of the page. */
const spoken = <T extends object>(name: string, declared: T): T => speech.words(name, declared) as T

export const document = spoken('document', bookingDocument)
export const states = spoken('states', bookingStates)
export const amendmentStates = spoken('amendment', amendment)
export const cancellationStates = spoken('cancellation', cancellation)
export const requestStates = { amendment: amendmentStates, cancellation: cancellationStates } as const
export const cancellationReasons = spoken('reasons', reasons)
export const cargo = spoken('cargo', bookingCargo)
export const boxes = spoken('boxes', bookingBoxes)
export const partyReader = spoken('parties', bookingPartyReader)
export const valueFields = spoken('valueFields', bookingValueFields)
export const orderFields = spoken('orderFields', shippingOrderFields)
export const fieldWords = spoken('fieldWords', bookingWords)
export const problemTexts = spoken('problems', bookingProblemTexts)
/** Choices of bookings and charges by their code. */
export const choices = spoken<Readonly<Record<'uploads' | 'payTerms' | 'cargoTypes' | 'bases', Readonly<Record<string, string>>>>>(
  'choices',
  {
    uploads: bookingUploadStates,
    payTerms: bookingPayTerms,
    cargoTypes,
    bases: chargeBases,
  },
)
export const cutoffs = spoken('cutoffs', cutoffTable as Readonly<Record<keyof typeof cutoffTable, { readonly zh: string }>>)
