import { defineStates } from '@jst/contracts'
import { changeWords } from '@jst/contracts/document'
import {
  headFields,
  manifestDocument,
  manifestGoodsFields,
  manifestPartyFields,
  manifestRoles,
  manifestStates,
  regimeNames,
  vgmDocument,
  vgmFields,
  vgmStates,
} from '@jst/contracts/manifest'
import { packedBoxFields } from '@jst/contracts/packing'
import { inEnglish } from '@jst/feature-kit/english'
import type { DeclaredManifests } from './declared.ts'
import type { DeclaredFields } from './declared-fields.ts'
import type { DeclaredVgm } from './vgm/declared.ts'

const ofFilings = {
  submit: {
    zh: 'Submitted',
    act: {
      zh: 'Submit for review',
      about: 'It is checked first and reviewed then; where it fails it is among the failed submissions, to be corrected.',
      done: 'Submitted',
    },
  },
  pass: { zh: 'Checks passed' },
  fail: { zh: 'Checks failed' },
  takeBack: {
    zh: 'Withdrawn',
    act: { zh: 'Withdraw', about: 'You can change it and submit it again; it is checked and reviewed anew.', done: 'Withdrawn' },
  },
  approve: {
    zh: 'Approved',
    act: { zh: 'Approve', about: 'The content becomes a version, to be sent.', done: 'Approved' },
  },
  return: {
    zh: 'Returned',
    act: { zh: 'Return', about: 'Tick what is wrong; it is corrected and submitted again.', done: 'Returned' },
  },
  mend: { zh: 'Corrected' },
  void: {
    zh: 'Voided',
    act: { zh: 'Void', about: 'It is not filed; what customs have accepted is deleted there first.', done: 'Voided' },
  },
  queue: { zh: 'Queued' },
  failSend: { zh: 'Not sent' },
  leave: { zh: 'Sent' },
  giveUp: { zh: 'Sending given up' },
  refuse: { zh: 'Refused by customs' },
  accept: { zh: 'Accepted by customs' },
  sendChange: { zh: 'Change sent' },
  sendDeletion: { zh: 'Deletion sent' },
  refuseChange: { zh: 'Change refused' },
  refuseDeletion: { zh: 'Deletion refused' },
  failAmendment: { zh: 'Amendment not sent' },
  delete: { zh: 'Deleted by customs' },
}
const ofVgm = {
  write: { zh: 'Entered' },
  submit: {
    zh: 'Submitted',
    act: { zh: 'Submit', about: 'Once it passes the checks the forwarder sends it to carrier or terminal.', done: 'Submitted' },
  },
  takeBack: {
    zh: 'Withdrawn',
    act: { zh: 'Withdraw', about: 'You can change it and submit it again; it is checked anew.', done: 'Withdrawn' },
  },
  correct: {
    zh: 'Correction begun',
    act: {
      zh: 'Correct',
      about: 'What is in force stays so until the correction is submitted, sent and accepted.',
      done: 'Open for correction',
    },
  },
  keep: {
    zh: 'Former declaration kept',
    act: { zh: 'Keep what is in force', about: 'Gives up what was not sent; the accepted declaration holds.', done: 'Kept' },
  },
  retract: {
    zh: 'Retraction asked for',
    remarks: 'Say why it is retracted',
    act: { zh: 'Retract', about: 'Once it is sent and accepted, VGM may be declared anew.', done: 'To be sent' },
  },
  leave: { zh: 'Sent' },
  giveUp: { zh: 'Not sent' },
  accept: { zh: 'Accepted' },
  acceptCorrection: { zh: 'Correction accepted' },
  acceptRetraction: { zh: 'Retraction accepted' },
  refuse: { zh: 'Refused' },
}
const messages = {
  filed: { zh: 'Message sent' },
  receipt: { zh: 'Receipt received' },
  filingFailed: { zh: 'Message not sent' },
}
const filingEvents = {
  ...messages,
  unclear: { zh: 'Receipt not clear' },
  wanted: { zh: 'Amendment asked for' },
  unwanted: { zh: 'Amendment given up' },
  shared: { zh: 'Link created' },
  proposed: { zh: 'Entries proposed' },
  decided: { zh: 'Entries decided' },
}

type Pairs = Readonly<Record<string, readonly [string, string]>>
/** The English name stands where the Chinese one is read. */
const named = <T extends Pairs>(names: T) =>
  Object.fromEntries(Object.entries(names).map(([key, [, name]]) => [key, [name, name]])) as unknown as {
    readonly [K in keyof T]: readonly [string, string]
  }

const filingStates = defineStates(inEnglish(manifestStates, { moves: ofFilings }))
const massStates = defineStates(inEnglish(vgmStates, { moves: ofVgm }))
const { fields: said, ...filing } = inEnglish(manifestDocument)
const { fields: _said, ...declaration } = inEnglish(vgmDocument)
const heads = inEnglish(headFields)
const masses = inEnglish(vgmFields)

/** Declarations of filings and VGM in English, by the name of their file. */
export const declared = {
  declared: {
    manifestDocument: {
      ...filing,
      events: inEnglish(manifestDocument.events, filingEvents),
      states: filingStates,
      fields: { ...said, ...changeWords(heads) },
    },
    manifestStates: filingStates,
  } satisfies DeclaredManifests,
  fields: {
    headFields: heads,
    manifestGoodsFields: inEnglish(manifestGoodsFields),
    manifestPartyFields: inEnglish(manifestPartyFields),
    manifestRoles: named(manifestRoles),
    packedBoxFields: inEnglish(packedBoxFields),
    regimeNames: named(regimeNames),
  } satisfies DeclaredFields,
  vgmDeclared: {
    vgmDocument: {
      ...declaration,
      events: inEnglish(vgmDocument.events, { ...messages, unclear: { zh: 'Receipt changed nothing' } }),
      states: massStates,
      fields: changeWords(masses),
    },
    vgmFields: masses,
    vgmStates: massStates,
  } satisfies DeclaredVgm,
}
