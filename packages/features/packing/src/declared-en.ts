import { defineStates } from '@jst/contracts'
import { changeWords } from '@jst/contracts/document'
import {
  applicationDocument,
  applicationStates,
  boxFields,
  haulageFields,
  listDocument,
  listStates,
  packedBoxFields,
  packedByFields,
  packedLineFields,
  partFields,
  slipDocument,
  slipReasons,
  slipStates,
} from '@jst/contracts/packing'
import { inEnglish } from '@jst/feature-kit/english'
import type { DeclaredApplications } from './applications/declared.ts'
import type { DeclaredLists } from './lists/declared.ts'
import type { DeclaredSlips } from './slips/declared.ts'
import type { DeclaredSlipStates } from './slips/states.ts'

const withdrawals = [
  { zh: 'Cargo not ready' },
  { zh: 'Types or numbers of containers changed' },
  { zh: 'Moved to another voyage, or shut out' },
  { zh: 'Applied for twice' },
  { zh: 'Other' },
]
const slipEnds = [
  { zh: 'Another haulier' },
  { zh: 'Another depot' },
  { zh: 'Another terminal' },
  { zh: 'Container damaged' },
  { zh: 'Moved to another voyage, or shut out' },
  { zh: 'Cargo not ready' },
  { zh: 'Equipment order lost' },
  { zh: 'Issued by mistake' },
  { zh: 'Other' },
]
const corrections = [
  { zh: 'Another seal' },
  { zh: 'Another container' },
  { zh: 'Packages, weight or volume wrong' },
  { zh: 'B/L no. wrong' },
  { zh: 'Description of goods wrong' },
  { zh: 'Terminal asks for it' },
  { zh: 'Other' },
]
const takeBack = {
  zh: 'Withdrawn',
  act: { zh: 'Withdraw', about: 'You can change it and submit it again; it is reviewed anew.', done: 'Withdrawn' },
}

const ofApplications = {
  submit: {
    zh: 'Submitted',
    act: { zh: 'Submit application', about: 'The operator reviews it; you can withdraw it before.', done: 'Submitted' },
  },
  takeBack,
  approve: {
    zh: 'Approved',
    act: { zh: 'Approve', about: 'Equipment orders are made, one for each container.', done: 'Approved' },
  },
  return: {
    zh: 'Returned',
    act: { zh: 'Return', about: 'Tick what is missing or wrong; the applicant corrects it and submits it again.', done: 'Returned' },
  },
  cancel: {
    zh: 'Cancelled',
    reasons: withdrawals,
    act: { zh: 'Cancel application', about: 'This cannot be undone; the containers are free to apply for again.', done: 'Cancelled' },
  },
}
const ofSlips = {
  issue: { zh: 'Issued' },
  replace: { zh: 'Replaced', reasons: slipEnds },
  extend: { zh: 'Extended' },
  pickUp: { zh: 'Picked up' },
  gateIn: { zh: 'Gated in' },
  correct: {
    zh: 'Report corrected',
    remarks: 'Say which report is wrong, for instance one of another container',
    act: { zh: 'Correct reports', about: 'It is issued again; pick-up and gate-in no longer count.', done: 'Corrected' },
  },
  giveBack: {
    zh: 'Given back',
    reasons: slipEnds,
    act: { zh: 'Give back', about: 'The empty container goes back to the depot and the equipment order is void.', done: 'Given back' },
  },
  cancel: {
    zh: 'Cancelled',
    reasons: slipEnds,
    act: { zh: 'Cancel', about: 'It is not issued; the container is free to apply for again.', done: 'Cancelled' },
  },
  expire: { zh: 'Expired' },
}
const ofLists = {
  submit: {
    zh: 'Submitted',
    act: { zh: 'Submit', about: 'The operator reviews it and sends it to the terminal.', done: 'Submitted' },
  },
  takeBack,
  return: {
    zh: 'Returned',
    act: { zh: 'Return', about: 'Tick what is wrong; the packer corrects it and submits it again.', done: 'Returned' },
  },
  send: {
    zh: 'Sent to the terminal',
    act: { zh: 'Send to the terminal', about: 'The content becomes a version, which is sent or exported as a message.', done: 'Sent' },
  },
  accept: {
    zh: 'Accepted by the terminal',
    act: { zh: 'Record acceptance', about: 'When the terminal has received it and found nothing wrong.', done: 'Acceptance recorded' },
  },
  refuse: {
    zh: 'Refused by the terminal',
    remarks: 'Say why the terminal refuses it',
    act: { zh: 'Record refusal', about: 'When the terminal does not accept it; the packer corrects it.', done: 'Refusal recorded' },
  },
  correct: {
    zh: 'Corrected',
    reasons: corrections,
    act: { zh: 'Correct', about: 'Before the gate-in it may be corrected, and is submitted and sent again.', done: 'Open for correction' },
  },
  askChange: {
    zh: 'Change asked for',
    reasons: corrections,
    remarks: 'Say what has to change',
    act: {
      zh: 'Ask for a change',
      about: 'The container is in the port: the operator has to agree and tell the terminal.',
      done: 'Asked for',
    },
  },
  grantChange: {
    zh: 'Change agreed',
    act: { zh: 'Agree to the change', about: 'The packing list opens for correction, and is submitted and sent again.', done: 'Agreed' },
  },
  refuseChange: {
    zh: 'Change declined',
    remarks: 'Say why it is declined',
    act: { zh: 'Decline', about: 'The packing list stays as it is.', done: 'Answered' },
  },
  void: {
    zh: 'Voided',
    act: { zh: 'Void', about: 'Another packing list may be made for this container and voyage then.', done: 'Voided' },
  },
}

const slipEvents = {
  told: { zh: 'Container reported' },
  changed: { zh: 'Equipment order changed' },
  linked: { zh: 'Driver link created' },
  slipSent: { zh: 'Message sent' },
  slipAnswered: { zh: 'Answer received' },
  slipFailed: { zh: 'Message not sent' },
}
const listEvents = {
  listSent: { zh: 'Message sent' },
  listAnswered: { zh: 'Answer received' },
  listFailed: { zh: 'Message not sent' },
}

const states = {
  application: defineStates(inEnglish(applicationStates, { moves: ofApplications })),
  slip: defineStates(inEnglish(slipStates, { moves: ofSlips })),
  list: defineStates(inEnglish(listStates, { moves: ofLists })),
}
const { fields: applied, ...application } = inEnglish(applicationDocument)
const { fields: issued, ...slip } = inEnglish(slipDocument)
const { fields: packed, ...list } = inEnglish(listDocument)

/** Declarations of packing in English, by the name of their file. */
export const declared = {
  applicationDeclared: {
    applicationDocument: { ...application, states: states.application, fields: { ...applied, ...changeWords(inEnglish(partFields)) } },
    applicationStates: states.application,
  } satisfies DeclaredApplications,
  slipDeclared: {
    slipDocument: {
      ...slip,
      events: inEnglish(slipDocument.events, slipEvents),
      states: states.slip,
      fields: { ...issued, ...changeWords(inEnglish([...haulageFields, ...boxFields])) },
    },
  } satisfies DeclaredSlips,
  slipStates: {
    slipReasonNames: Object.fromEntries(slipReasons.map(({ code }, at) => [code, slipEnds[at]!.zh])),
    slipStates: states.slip,
  } satisfies DeclaredSlipStates,
  listDeclared: {
    listDocument: {
      ...list,
      events: inEnglish(listDocument.events, listEvents),
      states: states.list,
      fields: { ...packed, ...changeWords(inEnglish([...packedBoxFields, ...packedLineFields, ...packedByFields])) },
    },
    listStates: states.list,
  } satisfies DeclaredLists,
}
