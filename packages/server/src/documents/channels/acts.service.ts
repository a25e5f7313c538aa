import { mayAct, messageStates, type MessageAct, type OpenChannelMessage } from '@jst/contracts/document'
import { AppError, invalid } from '../../kernel/errors.ts'
import { dropLetters, hasLetter } from '../notices/index.ts'
import { findSubjects } from '../subject.ts'
import { settleLinked } from './answers.service.ts'
import { applyTo } from './apply.service.ts'
import { markSent, renewMessage } from './attempts.repo.ts'
import { letterOwner } from './job-facts.ts'
import { wayOf, type ChannelKind } from './kind.ts'
import { changeMessage, findMessage, findOpenMessage, type StoredMessage } from './messages.repo.ts'
import { readMessage } from './read.service.ts'
import { demandRemarks, enqueue, underWay, type ChannelCall, type Seen } from './send.service.ts'
import { stepped } from './stepped.ts'
import { texts } from './texts.ts'

const refuse = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })

/** A message of the actor's company, locked, in the version that he read, in a state that allows the act. @throws AppError */
async function demandMessage(call: ChannelCall, kind: ChannelKind, act: MessageAct, { Id, UpdateTime }: Seen): Promise<StoredMessage> {
  const message = await findMessage(call.tx, Id, true)
  if (!message || message.companyId !== call.actor.companyId || message.kind !== kind.document.kind) throw new AppError('NOT_FOUND')
  if (!mayAct(act, message.state)) throw refuse(texts.wrongAct(messageStates[message.state].zh))
  if (Date.parse(UpdateTime) !== Date.parse(message.updateTime))
    throw new AppError('STALE_WRITE', { data: await readMessage(call.tx, call.actor, kind, Id) })
  return message
}

export interface ActInput extends Seen {
  readonly Act: MessageAct
  readonly Remarks?: string
  readonly No?: string
  /** Property of the wire that holds `No`. */
  readonly at?: string
}
type ActOn = (
  call: ChannelCall,
  kind: ChannelKind,
  message: StoredMessage,
  input: { readonly remarks: string; readonly no: string; readonly at: string },
) => Promise<void>

/** The same message with the same idempotency key: a receiver that has it already recognises it. */
const resend: ActOn = async (call, kind, message, { remarks }) => {
  const { by } = wayOf(kind, message.channel)
  if (message.recordId !== null && !message.test) {
    const ids = [message.recordId, ...message.moreIds]
    const rows = await findSubjects(call.tx, kind.record, ids, true)
    if (rows.length < ids.length) throw new AppError('NOT_FOUND')
    for (const { id } of rows) {
      const open = await findOpenMessage(call.tx, kind.document.kind, id)
      if (open && open.id !== message.id) throw refuse(underWay(kind, open))
    }
  }
  if (message.state === 'waiting' && by === 'file') throw refuse(kind.words.fileWaits)
  if (await hasLetter(call.tx, { kind: letterOwner, id: message.id })) throw refuse(texts.again)
  if (by === 'manual') demandRemarks(remarks)
  await renewMessage(call.tx, message.id, by === 'manual' ? 'sent' : 'waiting', by === 'manual' ? remarks : '')
  await enqueue(call, kind, message)
  await stepped(call.tx, kind, message)
}

const drop: ActOn = async ({ tx }, kind, message, { remarks }) => {
  await changeMessage(tx, message.id, { state: 'dropped', ...(remarks === '' ? {} : { words: remarks }) })
  await dropLetters(tx, { kind: letterOwner, id: message.id }, texts.dropped)
  await stepped(tx, kind, message)
}

const mark: ActOn = async ({ tx, now }, kind, message, { remarks }) => {
  if (wayOf(kind, message.channel).by !== 'file') throw refuse(texts.notFile)
  if (await markSent(tx, message.id, now(), remarks === '' ? undefined : remarks)) await stepped(tx, kind, message)
}

const link: ActOn = async ({ tx, actor }, kind, message, { no, at }) => {
  const record = await kind.module.find(tx, { no, companyId: actor.companyId })
  if (!record) throw invalid(at, kind.words.noRecord(no))
  await settleLinked(tx, kind, message, record)
}

const note: ActOn = async ({ tx }, _kind, message) => {
  await changeMessage(tx, message.id, { state: 'noted' })
}

const apply: ActOn = (call, kind, message) => applyTo(call, kind, message)

const acts: Readonly<Record<MessageAct, ActOn>> = { resend, drop, mark, link, note, apply }
const onAnswers: readonly MessageAct[] = ['link', 'note', 'apply']

/**
 * One act on one message.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT, and what the record refuses when an answer is applied
 */
export async function actOn(
  call: ChannelCall,
  kind: ChannelKind,
  { Act, Remarks = '', No = '', at = 'No', ...seen }: ActInput,
): Promise<OpenChannelMessage> {
  const message = await demandMessage(call, kind, Act, seen)
  const answer = onAnswers.includes(Act)
  if (answer !== (message.direction === 'in')) throw refuse(answer ? texts.onlyAnswers : texts.notOut)
  const remarks = Remarks.trim()
  await acts[Act](call, kind, message, { remarks, no: No.trim().toUpperCase(), at })
  // applying writes its own entry, for jobs as well
  if (Act !== 'apply') {
    const changed = Act === 'link' ? await findMessage(call.tx, message.id) : message
    call.audit({
      action: `${kind.document.kind}.message.${Act}`,
      entity: kind.document.kind,
      entityId: changed?.recordId ?? null,
      diff: { message: message.id, ...(remarks === '' ? {} : { remarks }) },
    })
  }
  return readMessage(call.tx, call.actor, kind, message.id)
}
