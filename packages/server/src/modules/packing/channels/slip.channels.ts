import { packingChannelCalls, slipDocument } from '@jst/contracts/packing'
import {
  acknowledgedRecord,
  acknowledgement,
  defineChannels,
  simulatedPause,
  type AnswerReader,
  type HeardAnswer,
  type AcknowledgedAnswer,
} from '../../../documents/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { takeStatements } from '../../tracking/index.ts'
import { hasMessage, splitAnswers } from './messages-in.ts'
import { depotFacts, ownOfChannel } from './facts.ts'
import { applyGate, gateProposal } from './gate-apply.ts'
import { findSlipRecord } from './gate.repo.ts'
import { matchGate, readGate, type GateAnswer } from './gate.ts'
import { simulatedSlip } from './simulator.ts'
import { outgoingSlip } from './slip-content.ts'
import { slipGaps, slipMail, slipMessages, slipSample } from './slip-write.ts'
import { texts } from './texts.ts'

const { kind } = slipDocument
/** Where the channels of depots and terminals stand; slips and packing lists share them. */
export const depotSettings = {
  kind: packingChannelCalls.entity.kind,
  table: packingChannelCalls.entity.table,
  partner: 'place',
  auto: 't.auto_apply',
  kindFields: ownOfChannel,
  hasDoor: true,
} as const
export const ediFormat = { mime: 'application/EDIFACT', ending: 'edi' } as const

/** Gate moves are statements for tracking, also of boxes without a slip. A partner speaks for itself. */
async function stateMoves(tx: Tx, { events, test }: GateAnswer, { companyId, sender, at }: HeardAnswer): Promise<void> {
  if (test || events.length === 0) return
  const statements = events.map((event) => {
    const { party, kind: source } = event.source
    const isDepot = event.code === 'GTOT' && event.empty === 'EMPTY'
    const from = sender === '' || party === sender ? party : party === '' ? sender : `${sender}/${party}`
    return { ...event, received: at.toISOString(), source: { kind: isDepot ? ('depot' as const) : source, party: from } }
  })
  await takeStatements(tx, companyId, statements, texts.origin(sender || texts.pasted), at)
}

const gateReader: AnswerReader<GateAnswer> = {
  detect: (text) => hasMessage(text, ['CODECO']),
  split: splitAnswers,
  read: readGate,
  match: matchGate,
  propose: gateProposal,
  apply: applyGate,
  heard: stateMoves,
}
const acknowledgementReader: AnswerReader<AcknowledgedAnswer> = {
  detect: (text) => hasMessage(text, ['APERAK', 'CONTRL']),
  split: splitAnswers,
  read: (text) => acknowledgement(text, true),
  match: (db, companyId, answer) => acknowledgedRecord(db, companyId, kind, answer),
  apply: () => Promise.reject(new AppError('ILLEGAL_TRANSITION', { message: texts.notToApply })),
}

/** Slips are told to depots (COPARN) and terminals (COPINO); gate moves (CODECO) come back. */
export const slipChannelModule = defineChannels({
  settings: depotSettings,
  log: {
    title: `concat_ws(' ', nullif(r.eir_no, ''), r.box_type, nullif(r.box_no, ''))`,
    searched: ['r.eir_no', 'r.box_no', 'r.so_no'],
    found: 'box_slip_found',
    partnerName: 'm.partner_code',
  },
  formats: {
    coparn: ediFormat,
    copino: ediFormat,
    codeco: ediFormat,
    aperak: ediFormat,
    contrl: ediFormat,
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
  },
  messages: slipMessages,
  answers: [gateReader, acknowledgementReader],
  outgoing: outgoingSlip,
  facts: (db, out, of) => depotFacts(db, kind, out, of),
  mail: slipMail,
  gaps: slipGaps,
  sample: slipSample,
  partnerName: (_db, _company, partner) => Promise.resolve(partner),
  find: findSlipRecord,
  simulate: simulatedSlip,
  simulatedPause,
})
