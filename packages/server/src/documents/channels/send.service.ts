import { messageStates, type ChannelDraft, type SendOutcome } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { WriteContext } from '../../kernel/http/endpoint.ts'
import { attempted } from '../../kernel/database/attempted.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import type { SubjectRow } from '../registry.ts'
import { findSubjects, staffCompanyOf } from '../subject.ts'
import { recordEvent } from '../thread/record.ts'
import { channelById, findChannel, type StoredChannel } from './channels.repo.ts'
import { draftMessage, type DraftMessage } from './draft.ts'
import { deliveryFacts } from './job-facts.ts'
import { seesPayload, wayOf, type ChannelKind } from './kind.ts'
import { findOpenMessage, insertMessage, type StoredMessage } from './messages.repo.ts'
import { stepped } from './stepped.ts'
import { texts } from './texts.ts'

/** A call that works on messages, of a person or of a job. */
export type ChannelCall = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit' | 'now'>
export interface Seen {
  readonly Id: number
  readonly UpdateTime: string
}

/** Records of one message; the first one leads it. */
type Group = readonly [SubjectRow, ...SubjectRow[]]

interface ToSend {
  readonly channel: StoredChannel
  readonly draft: DraftMessage
  readonly content: unknown
  readonly told: unknown
}
/** The message of records and its channel. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT without a partner or its channel */
async function toSend(
  db: Queryable,
  actor: EmployeeActor,
  kind: ChannelKind,
  { mail }: Pick<Surroundings, 'mail'>,
  [row, ...others]: Group,
  at: Date,
): Promise<ToSend> {
  if ([row, ...others].some((one) => staffCompanyOf(one) !== actor.companyId)) throw new AppError('NOT_FOUND')
  const out = await kind.module.outgoing(db, row, others)
  if (out.partner === '') throw new AppError('INVALID_INPUT', { message: kind.words.noPartner })
  const channel = await findChannel(db, kind.module.settings, actor.companyId, out.partner)
  if (!channel) throw new AppError('INVALID_INPUT', { message: kind.words.none(out.partner) })
  const no = others.length === 0 ? row.no : texts.several(row.no, others.length + 1)
  const sending = { no, record: row.id, channel, company: actor.companyName, person: actor.employeeName, at, test: false }
  return { channel, content: out.content, told: out.told, draft: await draftMessage(db, kind, out, sending, mail !== undefined) }
}

/** The message of a record as it would be sent now. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT */
export async function draftOf(
  { db, actor, now }: { readonly db: Queryable; readonly actor: EmployeeActor; readonly now: () => Date },
  kind: ChannelKind,
  surroundings: Pick<Surroundings, 'mail'>,
  { Id, With = '' }: { readonly Id: number; readonly With?: string | undefined },
): Promise<ChannelDraft> {
  const ids = [...new Set([Id, ...With.split(',').filter(Boolean).map(Number)])]
  const rows = await findSubjects(db, kind.record, ids)
  if (rows.length < ids.length) throw new AppError('NOT_FOUND')
  const groups = await grouped(db, kind, rows)
  if (groups.length > 1) throw new AppError('INVALID_INPUT', { message: kind.words.apart })
  const { Control: _, ...draft } = (await toSend(db, actor, kind, surroundings, groups[0]!, now())).draft
  if (seesPayload(actor, kind)) return draft
  const { hidden } = kind.words
  return { ...draft, Payload: hidden, Lost: [], Mail: draft.Mail && { ...draft.Mail, Subject: '', Text: hidden } }
}

/** Records in the messages that they leave in. */
async function grouped(db: Queryable, { module }: ChannelKind, rows: readonly SubjectRow[]): Promise<readonly Group[]> {
  const groups = (await module.together?.(db, rows)) ?? rows.map((row) => [row])
  return groups.map((group) => group as Group)
}

/** Sends each record by itself, or with those of its message. A failure of the database ends all. */
export async function send(
  call: ChannelCall,
  kind: ChannelKind,
  surroundings: Pick<Surroundings, 'mail'>,
  { Items, Remarks }: { readonly Items: readonly Seen[]; readonly Remarks: string },
): Promise<SendOutcome> {
  const Sent: SendOutcome['Sent'] = []
  const NotSent: SendOutcome['NotSent'] = []
  const versions = new Map(Items.map(({ Id, UpdateTime }) => [Id, UpdateTime]))
  const rows = await findSubjects(call.tx, kind.record, [...versions.keys()], true)
  const companyRows = rows.filter((row) => staffCompanyOf(row) === call.actor.companyId)
  const missing = new AppError('NOT_FOUND').message
  for (const id of versions.keys()) if (!companyRows.some((row) => row.id === id)) NotSent.push({ Id: id, No: '', Message: missing })
  for (const group of await grouped(call.tx, kind, companyRows)) {
    const refusal = await attempted(call.tx, async () => {
      const { id, state } = await sendOne(call, kind, surroundings, group, { versions, remarks: Remarks.trim() })
      for (const row of group) Sent.push({ Id: row.id, No: row.no, Message: id, State: state })
    })
    const why = refusal && (refusal.details.issues?.[0]?.Message ?? refusal.message)
    if (why !== undefined) for (const row of group) NotSent.push({ Id: row.id, No: row.no, Message: why })
  }
  return { Sent, NotSent }
}

/** The rows are locked: of two people who send a record at once, the second one finds the message of the first. */
async function sendOne(
  call: ChannelCall,
  kind: ChannelKind,
  surroundings: Pick<Surroundings, 'mail'>,
  group: Group,
  { versions, remarks }: { readonly versions: ReadonlyMap<number, string>; readonly remarks: string },
) {
  const { tx, actor } = call
  const { document, facts } = kind
  const [row, ...others] = group
  for (const { id } of group) {
    const open = await findOpenMessage(tx, document.kind, id)
    if (open) throw new AppError('ILLEGAL_TRANSITION', { message: underWay(kind, open) })
  }
  const { channel, draft, content, told } = await toSend(tx, actor, kind, surroundings, group, call.now())
  for (const { id, updateTime } of group) {
    if (Date.parse(versions.get(id)!) !== Date.parse(updateTime)) throw new AppError('STALE_WRITE', { message: kind.words.stale })
  }
  if (draft.Gaps.length > 0) throw new AppError('INVALID_INPUT', { message: kind.words.gaps(draft.Gaps) })
  const way = wayOf(kind, channel.channel)
  if (way.by === 'manual') demandRemarks(remarks)
  const state = way.by === 'manual' ? 'sent' : 'waiting'
  const no = others.length === 0 ? row.no : texts.several(row.no, group.length)
  const id = await insertMessage(tx, {
    companyId: actor.companyId,
    kind: document.kind,
    recordId: row.id,
    no,
    channelId: channel.id,
    partner: channel.partner,
    draft,
    state,
    test: false,
    words: remarks,
    by: actor,
    at: call.now(),
    content,
    moreIds: others.map((one) => one.id),
    ...(draft.Control === undefined ? {} : { control: draft.Control }),
    awaited: facts.followsOn !== true,
    told,
  })
  await enqueue(call, kind, { id, channel: channel.channel, no })
  await stepped(tx, kind, { recordId: row.id, moreIds: others.map((one) => one.id), test: false })
  const said = texts.by(facts.types[draft.Type]!.zh, way.zh)
  for (const one of group) {
    recordEvent(call, { kind: document.kind, row: one }, { audience: 'internal', event: facts.events.sent, words: said, reason: '' })
    call.audit({
      action: `${document.kind}.send`,
      entity: document.kind,
      entityId: one.id,
      diff: { message: id, channel: channel.code, kind: draft.Type },
    })
  }
  return { id, state }
}

/** Says which message of a record is on its way, and who sent it. */
export const underWay = ({ facts, words }: ChannelKind, { type, state, employeeName }: StoredMessage): string =>
  words.under(facts.types[type]?.zh ?? type, messageStates[state].zh, employeeName)

/** @throws AppError INVALID_INPUT */
export function demandRemarks(remarks: string): void {
  if (remarks === '') throw invalid('Remarks', texts.how, '', { Code: 'REQUIRED' })
}

/** Puts a message that the server sends into the queue, in the transaction of the message: the job exists exactly when the message does. */
export async function enqueue(
  { tx, actor }: ChannelCall,
  kind: ChannelKind,
  { id, channel, no }: Pick<StoredMessage, 'id' | 'channel' | 'no'>,
): Promise<void> {
  const { by } = wayOf(kind, channel)
  if (by === 'manual' || by === 'file') return
  await jobs.send(tx, deliveryFacts, { Id: id }, { by: actor, about: no })
}

/** Sends a made-up record through a channel. @throws AppError NOT_FOUND, STALE_WRITE */
export async function sendTest(
  call: ChannelCall,
  kind: ChannelKind,
  { mail }: Pick<Surroundings, 'mail'>,
  { Id, UpdateTime }: Seen,
): Promise<{ Message: number }> {
  const { tx, actor } = call
  const { module, document } = kind
  const channel = await channelById(tx, module.settings, Id)
  if (!channel || channel.companyId !== actor.companyId) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(channel.updateTime)) throw new AppError('STALE_WRITE', { message: kind.words.stale })
  const at = call.now()
  const no = `${texts.test.no}-${at.getTime().toString(36).toUpperCase()}`
  const content = module.sample(channel.partner, at)
  const out = { type: module.messages[0]!.type, partner: channel.partner, content, reference: '' }
  const sending = { no, record: null, channel, company: actor.companyName, person: actor.employeeName, at, test: true }
  const draft = await draftMessage(tx, kind, out, sending, mail !== undefined)
  const Message = await insertMessage(tx, {
    companyId: actor.companyId,
    kind: document.kind,
    recordId: null,
    no,
    channelId: channel.id,
    partner: channel.partner,
    draft,
    state: wayOf(kind, channel.channel).by === 'manual' ? 'sent' : 'waiting',
    test: true,
    words: texts.test.name,
    by: actor,
    at,
    content,
    ...(draft.Control === undefined ? {} : { control: draft.Control }),
  })
  await enqueue(call, kind, { id: Message, channel: channel.channel, no })
  const { settings } = module
  call.audit({ action: `${settings.kind}.test`, entity: settings.kind, entityId: channel.id, diff: { message: Message } })
  return { Message }
}
