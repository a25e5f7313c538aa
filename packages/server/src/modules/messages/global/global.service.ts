import { mostTargets, type GlobalMessage, type GlobalMessageInput, type GlobalScope } from '@jst/contracts/messages'
import { sendNotice, tellUnread } from '../../../documents/notices/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../texts.ts'
import { mayAct, mayAddress, reachOf, type Reach } from './global.policy.ts'
import * as repo from './global.repo.ts'

/** A write on global messages. */
export type GlobalCall = WriteCall<'now'>
interface Version {
  readonly Id: number
  readonly UpdateTime: string
}
type Addressed = Pick<repo.StoredGlobal, 'Scope' | 'TargetIds'>

/** @throws AppError NOT_FOUND also for messages of other companies. */
export async function globalFor(db: Queryable, actor: EmployeeActor, id: number): Promise<GlobalMessage> {
  const found = await repo.findGlobal(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  return withTargets(db, reachOf(actor), found)
}

async function withTargets(db: Queryable, reach: Reach, { TargetIds, ...message }: repo.StoredGlobal): Promise<GlobalMessage> {
  return { ...message, Targets: await targetsOf(db, reach, { Scope: message.Scope, TargetIds }) }
}
const targetsOf = async (db: Queryable, reach: Reach, { Scope, TargetIds }: Addressed) =>
  Scope === 'all' || TargetIds.length === 0 ? [] : repo.findTargets(db, reach, Scope, { ids: TargetIds, most: mostTargets })

export const findTargets = (db: Queryable, actor: EmployeeActor, scope: Exclude<GlobalScope, 'all'>, keyword: string | undefined) =>
  repo.findTargets(db, reachOf(actor), scope, { keyword, most: 20 })

export function countRecipients(system: Queryable, actor: EmployeeActor, { Scope, TargetIds }: Addressed): Promise<number> {
  const reach = reachOf(actor)
  demand(mayAddress(reach, Scope))
  return repo.countRecipients(system, reach, Scope, TargetIds)
}

/** The message as it stands, locked, if the caller has seen it so and its state lets it. */
async function take({ tx }: GlobalCall, { Id, UpdateTime }: { Id: number; UpdateTime?: string }, act: Parameters<typeof mayAct>[0]) {
  await repo.lockGlobal(tx, Id)
  const stored = await repo.findGlobal(tx, Id)
  if (!stored) throw new AppError('NOT_FOUND')
  demandVersion(UpdateTime ?? '', stored)
  demand(mayAct(act, stored.State))
  return stored
}

const productPath = /^\/(?![/\\])[^\s\\]*$/

export async function saveDraft(call: GlobalCall, input: GlobalMessageInput): Promise<GlobalMessage> {
  const { tx, actor, audit } = call
  const reach = reachOf(actor)
  if (input.Id !== 0) await take(call, input, 'edit')
  demand(mayAddress(reach, input.Scope))
  const draft = { ...input, Link: input.Link.trim(), TargetIds: input.Scope === 'all' ? [] : input.TargetIds }
  if (draft.Link !== '' && !productPath.test(draft.Link)) throw invalid('Link', texts.badLink)
  if ((await targetsOf(tx, reach, draft)).length !== draft.TargetIds.length) throw invalid('TargetIds', texts.targetsGone)
  const id = input.Id === 0 ? await repo.insertGlobal(tx, actor, draft) : input.Id
  if (input.Id !== 0) await repo.updateGlobal(tx, draft)
  audit({ action: 'globalMessage.save', entity: 'global_message', entityId: id, diff: { Title: draft.Title } })
  return globalFor(tx, actor, id)
}

const longestAheadMs = 366 * 86_400_000

export async function send(call: GlobalCall, version: Version): Promise<GlobalMessage> {
  const { tx, actor, audit, now } = call
  const message = await take(call, version, 'send')
  const reach = reachOf(actor)
  demand(mayAddress(reach, message.Scope))
  if (message.Title === '') throw invalid('Title', texts.titleNeeded)
  if (message.Description === '') throw invalid('Description', texts.descriptionNeeded)
  if (message.Scope !== 'all' && message.TargetIds.length === 0) throw invalid('TargetIds', texts.targetsNeeded)
  const ahead = message.SendAt === null ? undefined : Date.parse(message.SendAt) - now().getTime()
  if (ahead !== undefined && ahead <= 0) throw invalid('SendAt', texts.timePassed)
  if (ahead !== undefined && ahead > longestAheadMs) throw invalid('SendAt', texts.tooFar)
  const recipients = await repo.recipientsOf(tx.system, reach, message.Scope, message.TargetIds)
  if (recipients.length === 0) throw invalid('TargetIds', texts.nobody)
  if (ahead === undefined) await putIntoBoxes(tx, message, recipients, actor.employeeId, now())
  else await repo.setState(tx, message.Id, 'scheduled')
  audit({
    action: ahead === undefined ? 'globalMessage.send' : 'globalMessage.schedule',
    entity: 'global_message',
    entityId: message.Id,
    diff: { Title: message.Title, Scope: message.Scope, Recipients: recipients.length, SendAt: message.SendAt },
  })
  return globalFor(tx, actor, message.Id)
}

async function putIntoBoxes(
  tx: Tx,
  { Id, Title, Description, Link }: Pick<repo.StoredGlobal, 'Id' | 'Title' | 'Description' | 'Link'>,
  recipients: readonly number[],
  senderId: number,
  at: Date,
): Promise<void> {
  const delivered = await sendNotice(tx, {
    recipients,
    audience: 'open',
    title: Title,
    description: Description,
    link: Link,
    kind: 'system',
    senderId,
    globalId: Id,
  })
  await repo.setSent(tx, Id, delivered, at)
}

/** Sends one scheduled message whose time has come, to those who are in its scope now. False when none waits. */
export async function sendNextDue(tx: Tx, now: Date): Promise<boolean> {
  const due = await repo.nextDue(tx.system, now)
  if (!due) return false
  const recipients = await repo.recipientsOf(tx.system, reachOf(due), due.Scope, due.TargetIds)
  await putIntoBoxes(tx, due, recipients, due.senderId, now)
  return true
}

/** Removes unread copies from the boxes; read ones stay and are marked. */
export async function withdraw(call: GlobalCall, version: Version): Promise<GlobalMessage> {
  const { tx, actor, audit, now } = call
  const message = await take(call, version, 'withdraw')
  let unread: number[] = []
  if (message.State === 'scheduled') await repo.setState(tx, message.Id, 'draft')
  else {
    unread = await repo.deleteUnread(tx.system, message.Id)
    await repo.setWithdrawn(tx, tx.system, message.Id, now())
    tellUnread(tx, unread)
  }
  const diff = { Title: message.Title, From: message.State, Unread: unread.length }
  audit({ action: 'globalMessage.withdraw', entity: 'global_message', entityId: message.Id, diff })
  return globalFor(tx, actor, message.Id)
}

export async function removeDraft(call: GlobalCall, version: Version): Promise<void> {
  const message = await take(call, version, 'remove')
  await repo.deleteGlobal(call.tx, message.Id)
  call.audit({ action: 'globalMessage.remove', entity: 'global_message', entityId: message.Id, diff: { Title: message.Title } })
}
