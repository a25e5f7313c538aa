import { manifestDocument } from '@jst/contracts/manifest'
import { emptyConsignment } from '@jst/manifest'
import { encodeGb18030 } from '@jst/packing/edi'
import { countMessages, defineChannels, senderOf, simulatedPause } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { findRecord } from './customs.repo.ts'
import { outgoingManifest, type FilingContent } from './outgoing.ts'
import { receiptReader } from './receipts.ts'
import { restate } from './restate.ts'
import { configSettings } from './settings.ts'
import { simulatedReceipts } from './simulator.ts'
import { manifestGaps, manifestMail, manifestMessages } from './write.ts'

const { kind } = manifestDocument
const xml = { mime: 'application/xml; charset=utf-8', ending: 'xml' } as const
const json = { mime: 'application/json', ending: 'json' } as const

async function factsFor(db: Queryable, companyId: number, partnerName: string, record: number | null) {
  const seq = record === null ? 1 : (await countMessages(db, kind, record)) + 1
  return { partnerName, sender: await senderOf(db, companyId), seq }
}

/** Filings are told to agents and gateways, whose receipts come back. */
export const manifestChannelModule = defineChannels({
  settings: configSettings,
  log: {
    title: `concat_ws(' ', r.bill_no, nullif(r.vessel, ''), nullif(r.voyage, ''))`,
    searched: ['r.bill_no', 'r.vessel', 'r.name_zh'],
    found: 'manifest_found',
    partnerName: 'm.partner_code',
  },
  formats: {
    mt: xml,
    ifcsum: { mime: 'text/plain; charset=gb18030', ending: 'txt', encode: (text) => Buffer.from(encodeGb18030(text)) },
    cuscar: { mime: 'application/EDIFACT', ending: 'edi' },
    json,
    mt9999: xml,
    receipt: json,
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
  },
  messages: manifestMessages,
  answers: [receiptReader],
  outgoing: outgoingManifest,
  facts: (db, { partner }, { companyId, record }) => factsFor(db, companyId, partner, record),
  mail: manifestMail,
  gaps: manifestGaps,
  sample: (): FilingContent => ({
    Regime: 'cnExport',
    Consignment: { ...emptyConsignment(), BillNo: 'TEST0001', Vessel: 'TEST VESSEL', Voyage: '001E', Pol: 'CNSHA', Pod: 'USLAX' },
    Reasons: [],
  }),
  partnerName: (_db, _company, partner) => Promise.resolve(partner),
  find: findRecord,
  simulate: simulatedReceipts,
  simulatedPause,
  stepped: async (tx, ids) => {
    for (const id of ids) await restate(tx, id)
  },
})
