import {
  amendmentStates as amendment,
  bookingDocument,
  bookingStates,
  cancellationReasons as reasons,
  cancellationStates as cancellation,
} from '@jst/contracts/booking'
import { speech } from './speech.ts'

/** A declaration of bookings whose words are read in the language of the page. */
export const spoken = <T extends object>(name: string, declared: T): T => speech.words(name, declared) as T

export const document = spoken('document', bookingDocument)
export const states = spoken('states', bookingStates)
export const amendmentStates = spoken('amendment', amendment)
export const cancellationStates = spoken('cancellation', cancellation)
export const requestStates = { amendment: amendmentStates, cancellation: cancellationStates } as const
export const cancellationReasons = spoken('reasons', reasons)
