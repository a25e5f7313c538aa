import { siChannelCalls, siDocument } from '@jst/contracts/si'
import { emptyContainer, emptyRecord } from '@jst/si-drafts/rules'
import { countMessages, defineChannels, referenceOf, senderOf, simulatedPause } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { carrierNameOf, carrierOfMessage } from '../../booking/index.ts'
import { billFor } from '../files/bill/bill.ts'
import { billPdf } from '../files/bill/bill-pdf.ts'
import { containerFile } from '../files/container-file.ts'
import { siAnswers } from './answers.ts'
import { findSiRecord } from './carrier.repo.ts'
import { layoutFile } from './layout/file.ts'
import { outgoingSi, type SentInstruction } from './outgoing.ts'
import { simulatedSi } from './simulator.ts'
import { texts } from './texts.ts'
import { siGaps, siMail, siMessages } from './write.ts'

/** Sample instruction of the test message of a channel. */
function sample(carrier: string): SentInstruction {
  const record = {
    ...emptyRecord(),
    siNo: 'TEST',
    mblNo: 'TEST000000',
    carrier,
    consignor: 'TEST SHIPPER - DO NOT PROCESS',
    consignee: 'TEST CONSIGNEE',
    notifier1: 'SAME AS CONSIGNEE',
    vessel: 'TEST VESSEL',
    voyage: '001E',
    goods: 'TEST CARGO - DO NOT PROCESS',
    hsCode: '940360',
    containers: [{ ...emptyContainer(), containerNo: 'CSQU3054383', sealNo: 'TEST1', type: '40HQ', packages: 1, weight: 1, volume: 1 }],
  }
  return { record, version: 1, order: { bookingReference: 'TEST000000', record, others: [] } }
}

async function factsOf(db: Queryable, companyId: number, partner: string, record: number | null) {
  const [partnerName, sender, sent] = await Promise.all([
    carrierNameOf(db, companyId, partner),
    senderOf(db, companyId),
    record === null ? 0 : countMessages(db, siDocument.kind, record),
  ])
  return { partnerName, sender, seq: sent + 1 }
}

/** Shipping instructions are sent to carriers, whose status and draft bills come back. */
export const siChannelModule = defineChannels({
  settings: {
    kind: siChannelCalls.entity.kind,
    table: siChannelCalls.entity.table,
    partner: 'carrier_code',
    auto: 't.auto_apply',
    hasDoor: true,
    kindFields: `jsonb_build_object('Version', t.version, 'Layout', t.layout)`,
  },
  log: {
    title: `concat_ws(' ', r.si_no, nullif(r.vessel, ''), nullif(r.voyage, ''))`,
    searched: ['r.si_no', 'r.mbl_no', 'r.split_mbl_no'],
    partnerName: carrierOfMessage,
  },
  formats: {
    iftmin: { mime: 'application/EDIFACT', ending: 'edi', encode: (text) => Buffer.from(text, 'latin1') },
    dcsa: { mime: 'application/json', ending: 'json' },
    draft: { mime: 'application/json', ending: 'json' },
    aperak: { mime: 'application/EDIFACT', ending: 'edi' },
    contrl: { mime: 'application/EDIFACT', ending: 'edi' },
    xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx', encode: layoutFile },
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
  },
  messages: siMessages,
  answers: siAnswers,
  outgoing: outgoingSi,
  facts: (db, { partner }, { companyId, record }) => factsOf(db, companyId, partner, record),
  mail: siMail,
  gaps: siGaps,
  sample,
  // the draft and the boxes of the version, as the message has them
  attach: async (no, { record, version }, _issuer, at) => {
    const bill = await billFor({ record: { ...record, emails: '' }, version, at: at.toISOString(), newest: true, orderNo: '' })
    const boxes = await containerFile(record)
    return [
      { name: texts.draftName(no), bytes: await billPdf(bill) },
      { name: boxes.name, bytes: boxes.bytes },
    ]
  },
  partnerName: carrierNameOf,
  find: findSiRecord,
  reference: (db, id) => referenceOf(db, siDocument.kind, id),
  simulate: simulatedSi,
  simulatedPause,
})
