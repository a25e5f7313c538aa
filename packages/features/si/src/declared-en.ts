import {
  amendReasons,
  containerFields,
  creditKinds,
  goodsTypes,
  lineFields,
  masterBillFields,
  packingGroups,
  paymentMethods,
  recordFields,
  rejectReasons,
  siDocument,
  siEventTable,
  siParties,
  siStages,
  siStates,
  siStatusTable,
  signingMethods,
  templateFields,
  ticks,
  vgmMethods,
  voidReasons,
} from '@jst/contracts/si'
import { siEventsEn as words, siSourcesEn } from '@jst/contracts/si/english'
import { cargoOrderDocument } from '@jst/contracts/cargo-orders'
import { inEnglish } from '@jst/feature-kit/english'
import type { DeclaredStates } from './declared.ts'
import type { DeclaredDocuments } from './declared-documents.ts'
import type { DeclaredFields } from './declared-fields.ts'

const rejections = [
  { zh: 'Parties incomplete' },
  { zh: 'Goods described too vaguely' },
  { zh: 'Container or seal number wrong' },
  { zh: 'Packages, weight or volume do not agree' },
  { zh: 'HS code missing or wrong' },
  { zh: 'Ports differ from the booking' },
  { zh: 'Tax number of the consignee missing' },
  { zh: 'Dangerous goods data missing' },
  { zh: 'Past the cut-off' },
  { zh: 'Other' },
]
const amendments = [
  { zh: 'Parties corrected' },
  { zh: 'Goods or marks corrected' },
  { zh: 'Packages, weight or volume corrected' },
  { zh: 'Container or seal number corrected' },
  { zh: 'Port or destination changed' },
  { zh: 'Release or payment changed' },
  { zh: 'Split or combined' },
  { zh: 'Switch (second set of bills)' },
  { zh: 'Other' },
] as const
const voidings = [
  { zh: 'Shut out or booking cancelled' },
  { zh: 'Moved to another voyage' },
  { zh: 'Submitted twice' },
  { zh: 'Other' },
] as const

const moves = {
  submit: { zh: words.submit },
  resubmit: { zh: words.resubmit },
  amend: { zh: words.amend, reasons: amendments },
  approve: { zh: words.approve },
  reject: { zh: words.reject, reasons: rejections, remarks: 'Say why it is sent back; the customer corrects it by this' },
  withdraw: {
    zh: words.withdraw,
    act: { zh: 'Withdraw', about: 'The operator no longer reviews it; you can change it and submit it again.', done: 'Withdrawn' },
  },
  sendDraft: {
    zh: words.sendDraft,
    act: { zh: 'Send the draft B/L', about: 'The customer is asked to confirm it.', done: 'Sent to the customer' },
  },
  confirm: {
    zh: words.confirm,
    act: { zh: 'Confirm the draft B/L', about: 'The operator arranges the issue of the bill then.', done: 'Draft B/L confirmed' },
  },
  requestChange: {
    zh: words.requestChange,
    remarks: 'Say what has to change in the draft',
    act: {
      zh: 'Ask for changes',
      about: 'Say what has to change; the operator is told at once. You can also change it yourself and submit it again.',
      done: 'Changes asked for',
    },
  },
  issue: {
    zh: words.issue,
    act: { zh: 'Issue the bill', about: 'The word DRAFT goes, and it can no longer be changed directly.', done: 'Issued' },
  },
  reinstate: {
    zh: words.reinstate,
    remarks: 'Say why the amendment is given up',
    act: {
      zh: 'Reinstate the issued bill',
      about: 'Gives the amendment up: what was issued holds, and the amendment stays in the history.',
      done: 'Reinstated',
    },
  },
  void: {
    zh: words.void,
    reasons: voidings,
    remarks: 'Say why it is voided',
    act: { zh: 'Void', about: 'No version holds then, and its number is free; the submitter reads the reason.', done: 'Voided' },
  },
}

/** States, moves and reasons in English. */
const states = {
  moves: inEnglish(siStates.moves, moves),
  siStatusTable: inEnglish(siStatusTable),
  siEventTable: inEnglish(siEventTable, { ...moves, status: { zh: words.status } }),
  siStages: inEnglish(siStages),
  siSourceTable: siSourcesEn,
  siFeeOccasions: { amend: 'amendment', late: 'late instruction', extend: 'later cut-off' },
  originalsTable: { surrender: 'Originals come back', guarantee: 'Against a letter of guarantee', none: 'No originals issued' },
  rejectReasons: inEnglish(rejectReasons, rejections),
  amendReasons: inEnglish(amendReasons, amendments),
  voidReasons: inEnglish(voidReasons, voidings),
} satisfies Record<keyof DeclaredStates, object>

const fields = {
  recordFields: inEnglish(recordFields),
  containerFields: inEnglish(containerFields),
  lineFields: inEnglish(lineFields),
  masterBillFields: inEnglish(masterBillFields),
  templateFields: inEnglish(templateFields),
  creditKinds: inEnglish(creditKinds),
  goodsTypes: inEnglish(goodsTypes),
  paymentMethods: inEnglish(paymentMethods),
  signingMethods: inEnglish(signingMethods),
  packingGroups: inEnglish(packingGroups),
  vgmMethods: inEnglish(vgmMethods),
  ticks: inEnglish(ticks),
} satisfies DeclaredFields

const documents = {
  cargoOrderDocument: inEnglish(cargoOrderDocument, {
    events: {
      booked: { zh: 'Order made by the booking' },
      deadline: { zh: 'Cut-off moved' },
      lateAsked: { zh: 'Late submission asked for' },
      lateGranted: { zh: 'Late submission granted' },
      lateRefused: { zh: 'Late submission refused' },
    },
  }),
  siDocument: inEnglish(siDocument, {
    events: {
      ...moves,
      status: { zh: words.status },
      carrierSent: { zh: 'Sent to the carrier' },
      carrierAnswered: { zh: 'Answer of the carrier' },
      carrierFailed: { zh: 'Not sent to the carrier' },
    },
  }),
  siParties: inEnglish(siParties),
} satisfies DeclaredDocuments

/** Declarations of shipping instructions in English. */
export const declared = { states, fields, documents } as const
