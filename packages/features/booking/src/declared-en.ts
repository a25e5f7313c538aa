import {
  amendmentStates,
  bookingBoxes,
  bookingCargo,
  bookingDocument,
  bookingFields,
  bookingPartyReader,
  bookingPayTermsEn,
  bookingProblemTextsEn,
  bookingStates,
  bookingValueFields,
  bookingWords,
  cancellationReasons,
  cancellationStates,
  cargoTypesEn,
  shippingOrderFields,
} from '@jst/contracts/booking'
import { defineStates } from '@jst/contracts'
import { changeWords, chargeBasesEn } from '@jst/contracts/document'
import { inEnglish } from '@jst/feature-kit/english'

const rejections = [
  { zh: 'No space' },
  { zh: 'Blank sailing or omitted call' },
  { zh: 'Cargo not accepted' },
  { zh: 'Price no longer valid' },
  { zh: 'Past the booking cut-off' },
  { zh: 'Other' },
]
const withdrawals = [
  { zh: 'Cargo not ready' },
  { zh: 'Price does not suit' },
  { zh: 'Sailing does not suit' },
  { zh: 'Sales contract cancelled' },
  { zh: 'Booked twice' },
  { zh: 'Other' },
]

const moves = {
  submit: {
    zh: 'Submitted',
    act: {
      zh: 'Submit booking',
      about: 'The booking desk takes it on. You can withdraw it before. The price is fixed with what is entered now.',
      done: 'Submitted',
    },
  },
  accept: {
    zh: 'Accepted',
    act: { zh: 'Accept', about: 'We book with the carrier then; the customer sees it at once.', done: 'Accepted' },
  },
  return: {
    zh: 'Sent back',
    act: {
      zh: 'Send back',
      about: 'Name what is missing or wrong; the customer corrects it and submits again.',
      done: 'Sent back to the customer',
    },
  },
  complete: {
    zh: 'Completed',
    act: {
      zh: 'Submit again',
      about: 'Correct and save what was asked for first, then submit it to the booking desk.',
      done: 'Submitted again',
    },
  },
  reject: {
    zh: 'Rejected',
    reasons: rejections,
    act: { zh: 'Reject', about: 'This cannot be undone. The customer can copy it into a new booking.', done: 'Rejected' },
  },
  confirm: { zh: 'Space confirmed' },
  askAgain: {
    zh: 'Amendment wanted',
    remarks: 'Say why the carrier wants an amendment, such as a roll-over, another vessel or an omitted call',
    act: {
      zh: 'Want an amendment',
      about: 'For a carrier that cannot carry as confirmed: the customer amends or cancels.',
      done: 'The customer is told',
    },
  },
  amend: { zh: 'Amended' },
  decline: {
    zh: 'Space withdrawn',
    reasons: rejections,
    act: { zh: 'Withdraw space', about: 'For space that the carrier takes back. This cannot be undone.', done: 'Space withdrawn' },
  },
  withdraw: {
    zh: 'Withdrawn',
    reasons: withdrawals,
    act: {
      zh: 'Withdraw booking',
      about: 'Before space is confirmed you can withdraw it yourself; afterwards ask for a cancellation.',
      done: 'Withdrawn',
    },
  },
  cancel: { zh: 'Cancelled' },
  finish: {
    zh: 'Completed',
    act: { zh: 'Complete', about: 'Cargo is on board and papers are out: neither amended nor cancelled any more.', done: 'Completed' },
  },
}
const requestWords = (what: string) => ({
  ask: { zh: `${what} requested` },
  confirm: { zh: `${what} agreed` },
  decline: { zh: `${what} declined` },
  withdraw: { zh: `${what} request withdrawn` },
})
const [amending, cancelling] = [requestWords('Amendment'), requestWords('Cancellation')]

const states = defineStates(inEnglish(bookingStates, { moves }))
const cutoffs = {
  BCO: { zh: 'Booking cut-off' },
  EFC: { zh: 'Gate opening' },
  DCO: { zh: 'SI cut-off' },
  VCO: { zh: 'VGM cut-off' },
  FCO: { zh: 'Gate-in cut-off' },
  LCO: { zh: 'LCL cut-off' },
  CUA: { zh: 'Customs cut-off' },
  AFC: { zh: 'AMS cut-off' },
}
const fieldWords = {
  ...inEnglish(bookingWords),
  ...changeWords(inEnglish([...bookingFields, ...shippingOrderFields])),
  ...cutoffs,
}
const events = {
  ...Object.fromEntries(Object.entries(amending).map(([event, { zh }]) => [`amendment.${event}`, { zh }])),
  ...Object.fromEntries(Object.entries(cancelling).map(([event, { zh }]) => [`cancellation.${event}`, { zh, reasons: withdrawals }])),
  shippingOrder: { zh: 'Shipping order' },
  correction: { zh: 'Shipping order corrected' },
  carrierSent: { zh: 'Sent to the carrier' },
  carrierAnswered: { zh: 'Answer of the carrier' },
  carrierFailed: { zh: 'Not sent to the carrier' },
}

/** Declarations of bookings in English. */
export const declared = {
  states,
  document: { ...inEnglish(bookingDocument, { events }), states, fields: fieldWords },
  amendment: defineStates(inEnglish(amendmentStates, { moves: amending })),
  cancellation: defineStates(inEnglish(cancellationStates, { moves: cancelling })),
  reasons: inEnglish(cancellationReasons, withdrawals),
  cargo: inEnglish(bookingCargo),
  boxes: inEnglish(bookingBoxes),
  parties: inEnglish(bookingPartyReader),
  valueFields: inEnglish(bookingValueFields),
  orderFields: inEnglish(shippingOrderFields),
  fieldWords,
  problems: bookingProblemTextsEn,
  choices: {
    uploads: { read: 'To be booked', booked: 'Booked' },
    payTerms: bookingPayTermsEn,
    cargoTypes: cargoTypesEn,
    bases: chargeBasesEn,
  },
  cutoffs,
} as const
