import { depotNeeds, listDocument, listMessageTypes, listStates, type DepotNeed, type ListMessageType } from '@jst/contracts/packing'
import { emptyBox } from '@jst/packing'
import { encodeGb18030, writeCoprar, writeCoscln } from '@jst/packing/edi'
import {
  acknowledgedRecord,
  acknowledgement,
  defineChannels,
  moveRecords,
  sentMessagesOf,
  simulatedPause,
  type AcknowledgedAnswer,
  type AnswerReader,
  type ApplyCall,
  type MatchedRecord,
  type OutgoingMessage,
  type StoredMessage,
} from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findLists } from '../lists/list.repo.ts'
import { shortened } from '../../../kernel/schema/shortened.ts'
import { hasMessage, splitAnswers } from './messages-in.ts'
import { depotFacts, facilityOf, headOf, isCoprar, versionOf, voyageOf, type DepotFacts } from './facts.ts'
import { listAction, listsTogether, outgoingLists, type ListContent } from './list-content.ts'
import { simulatedList } from './simulator.ts'
import { depotMail, plainMessage, writtenOf } from './slip-write.ts'
import { depotSettings, ediFormat } from './slip.channels.ts'
import { texts } from './texts.ts'

const { kind } = listDocument
const { lines } = texts

const messageOf = (type: ListMessageType): OutgoingMessage<ListContent, DepotFacts, ListMessageType> => ({
  type,
  method: 'POST',
  write: ({ content }, facts) => {
    const boxes = content.Lists.map(({ Box }) => Box)
    if (facts.way.by === 'manual')
      return plainMessage([
        [lines.lists, content.Lists.map(({ No, Box }) => `${No} ${Box.BoxNo}`.trim()).join('；')],
        [lines.ship, `${content.Voyage.Vessel} ${content.Voyage.Voyage}`.trim()],
        [lines.terminal, content.Terminal],
      ])
    const { control, ...head } = { ...headOf(facts, listAction(type, content)), Document: content.Message }
    const facility = facilityOf(facts.channel)
    const voyage = { ...voyageOf(content, facts), ...(facility === '' ? {} : { Terminal: facility }) }
    return isCoprar(facts.channel)
      ? writtenOf('coprar', writeCoprar(boxes, voyage, head, versionOf(facts.channel)), control, [])
      : writtenOf('coscln', writeCoscln(boxes, voyage, head), control, [])
  },
})

/** Names of what a channel requires and one of the boxes does not say. */
function listGaps({ Lists, Voyage }: ListContent, needed: readonly string[]): string[] {
  const each = (has: (box: ListContent['Lists'][number]['Box']) => unknown) => Lists.every(({ Box }) => has(Box))
  const has: Readonly<Partial<Record<DepotNeed, boolean>>> = {
    BillNo: each(({ Lines }) => Lines.length > 0 && Lines.every(({ BillNo }) => BillNo !== '')),
    SealNo: each(({ Seals }) => Seals.length > 0),
    Tare: each(({ Tare }) => Tare !== undefined),
    Vessel: Voyage.Vessel !== '',
  }
  return (Object.keys(depotNeeds) as DepotNeed[])
    .filter((code) => needed.includes(code) && has[code] === false)
    .map((code) => depotNeeds[code])
}

/** Lists of a message that it is the latest one of, and that wait for the terminal. */
async function waitingLists(db: Queryable, messageId: number, ids: readonly number[]): Promise<{ id: number; no: string }[]> {
  const messagesByList = await sentMessagesOf(db, kind, ids)
  const lists = await findLists(db, ids)
  return lists.filter(({ id, state }) => state === listStates.codes.sent && messagesByList.get(id)?.[0]?.id === messageId)
}

const reader: AnswerReader<AcknowledgedAnswer, MatchedRecord> = {
  detect: (text) => hasMessage(text, ['APERAK', 'CONTRL']),
  split: splitAnswers,
  read: (text) => acknowledgement(text, false),
  match: (db, companyId, answer) => acknowledgedRecord(db, companyId, kind, answer),
  propose: ({ as }) => (as === 'accepted' ? {} : null),
  apply: acceptLists,
}

/** The acceptance of a message is that of all its lists. @throws AppError ILLEGAL_TRANSITION where another message was sent since */
async function acceptLists({ tx, ...call }: ApplyCall, { id, words }: StoredMessage & { readonly recordId: number }): Promise<void> {
  const [out] = await tx.query<{ id: number; type: string; ids: number[] }>(
    `select m.id, m.type, m.record_id || m.more_ids as ids from document_message a join document_message m on m.id = a.answers_id where a.id = $1`,
    [id],
  )
  const waiting = out && out.type !== 'loadCancel' ? await waitingLists(tx, out.id, out.ids) : []
  if (waiting.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.outdated })
  await moveRecords(
    { tx, ...call },
    kind,
    waiting.map((list) => list.id),
    'accept',
    { remarks: shortened(words, 500) },
  )
}

const find = async (
  db: Queryable,
  by: { readonly id: number } | { readonly no: string; readonly companyId: number },
): Promise<MatchedRecord | undefined> => {
  const select = `select id, code as no, '' as partner from packing_list where removed_at is null`
  const [row] =
    'id' in by
      ? await db.query<MatchedRecord>(`${select} and id = $1`, [by.id])
      : await db.query<MatchedRecord>(`${select} and staff_id = $1 and code = $2`, [by.companyId, by.no])
  return row
}

/** Packing lists are told to terminals (COPRAR or COSCLN), those of a voyage together. */
export const listChannelModule = defineChannels({
  settings: depotSettings,
  log: {
    title: `concat_ws(' ', nullif(r.box_no, ''), r.box_type, nullif(r.bills, ''))`,
    searched: ['r.box_no', 'r.bills'],
    found: 'packing_list_found',
    partnerName: 'm.partner_code',
  },
  formats: {
    coprar: ediFormat,
    coscln: { mime: 'text/plain; charset=gb18030', ending: 'txt', encode: (text) => Buffer.from(encodeGb18030(text)) },
    aperak: ediFormat,
    contrl: ediFormat,
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
  },
  messages: (Object.keys(listMessageTypes) as ListMessageType[]).map(messageOf),
  answers: [reader],
  outgoing: outgoingLists,
  together: listsTogether,
  facts: (db, out, of) => depotFacts(db, kind, out, of),
  mail: ({ type, content }, facts) => depotMail(listMessageTypes[type as ListMessageType].zh, content, facts),
  gaps: listGaps,
  sample: (partner): ListContent => ({
    Terminal: partner,
    Voyage: { Carrier: 'TEST', Vessel: 'TEST VESSEL', Voyage: '001E', Pol: 'CNSHA', Pod: 'USLAX', Etd: '' },
    Message: 'TEST0001',
    Named: [0],
    Lists: [{ Id: 0, No: 'TEST0001', Box: { ...emptyBox(), BoxNo: 'CSQU3054383', BoxType: '40HQ', IsoType: '45G1' } }],
  }),
  partnerName: (_db, _company, partner) => Promise.resolve(partner),
  find,
  simulate: simulatedList,
  simulatedPause,
})
