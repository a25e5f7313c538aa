import { bookingPayTerms, bookingUploadStates, cargoTypes } from '@jst/contracts/booking'
import { chargeBases } from '@jst/contracts/document'
import { spoken } from './declared.ts'

type Choices = Readonly<Record<'uploads' | 'payTerms' | 'cargoTypes' | 'bases', Readonly<Record<string, string>>>>

/** Choices of bookings and charges by their code. */
export const choices = spoken<Choices>('choices', {
  uploads: bookingUploadStates,
  payTerms: bookingPayTerms,
  cargoTypes,
  bases: chargeBases,
})
