import type { BodyOf, Page } from '@jst/contracts'
import {
  channelPages,
  farPrice,
  isFarAmount,
  markupShare,
  subscriptionDocument,
  subscriptionStates,
  type applySubscription,
  type MySubscription,
  type saveSubscriptionTerms,
  type setSubscriberLevel,
  type Subscriber,
  type SubscriptionTerms,
} from '@jst/contracts/freight-rates'
import { amountText, compare } from '@jst/contracts/money'
import { currenciesOf, drawNumbers, recordChanges, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError, demandConfirmed, doubtful, invalid } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { isFinal } from '@jst/contracts/document'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts as all } from '../texts.ts'
import { demandListed } from './market.repo.ts'
import { withNames } from './names.ts'
import * as repo from './subscriptions.repo.ts'

const texts = all.channel
const { kind } = subscriptionDocument

/** Whose channel it is, is what a role that hides suppliers hides. */
export const mayKnowOwners = (actor: EmployeeActor): Verdict =>
  maySee(actor, 'supplier') ? allowed : refuse('FORBIDDEN', texts.supplierHidden)

interface Read {
  readonly db: Pick<Db, 'query' | 'many'>
  readonly system: Queryable
  readonly actor: EmployeeActor
}
type MineQuery = Parameters<typeof repo.minePage>[2]
/** Subscriptions of the caller's company with what their owners say of the channels. */
export async function mine({ db, system, actor }: Read, query: MineQuery): Promise<Page<MySubscription>> {
  const { Rows, Total } = await repo.minePage(db as Db, actor.companyId, query)
  return { Rows: await mineRows({ db, system }, Rows), Total }
}
async function mineRows({ db, system }: Omit<Read, 'actor'>, rows: readonly repo.MineRow[]): Promise<MySubscription[]> {
  const channels = await repo.findChannels(
    system,
    rows.map(({ ChannelId }) => ChannelId),
  )
  const quoted = await repo.countQuoted(
    system,
    rows.map(({ Id }) => Id),
  )
  const shownRows = rows.map((row) => {
    const { Lanes, Pols, Carriers, name, owner, listed } = channels.get(row.ChannelId)!
    return { ...row, Lanes, Pols, Carriers, Channel: name, Owner: owner, ChannelListed: listed, Quoted: quoted.get(row.Id) ?? 0 }
  })
  const ownTerms = await withNames(
    db,
    rows.map(({ Terms }) => ({ Lanes: Terms.Lanes, Pols: [], Carriers: [] })),
  )
  return (await withNames(db, shownRows)).map((row, at) => ({ ...row, TermsLanes: ownTerms[at]!.LanesName }))
}

type SubscribersQuery = Parameters<typeof repo.subscriberPage>[2]
/** Subscribers to the channels of the caller's company. */
export async function subscribers({ db, system, actor }: Read, query: SubscribersQuery): Promise<Page<Subscriber>> {
  const { Rows, Total } = await repo.subscriberPage(db as Db, actor.companyId, query)
  const channels = await repo.findChannels(
    system,
    Rows.map(({ ChannelId }) => ChannelId),
  )
  const ids = Rows.map(({ Id }) => Id)
  const [quoted, names] = [await repo.countQuoted(system, ids), await repo.findSubscriberNames(system, Rows)]
  const subscriberRows = Rows.map(({ companyId, by, ...row }): Subscriber => {
    const { name, listed, level } = channels.get(row.ChannelId)!
    const who = { Company: names.company(companyId), Contact: names.person(by) }
    return { ...row, ...who, Channel: name, ChannelListed: listed, ChannelLevel: level, Quoted: quoted.get(row.Id) ?? 0 }
  })
  return { Rows: subscriberRows, Total }
}

/** A page of a list that a transaction answers with. */
const within = (tx: Tx, actor: EmployeeActor): Read => ({
  // the transaction has one connection: its statements follow each other
  db: {
    query: (text, values) => tx.query(text, values),
    many: (statements) => Promise.all(statements.map(([text, values]) => tx.query(text, values))) as never,
  },
  system: tx.system,
  actor,
})

const amounts = ['Amount', '20GP', '40GP', '40HQ', '45HQ'] as const
interface Terms {
  readonly Terms: SubscriptionTerms
  readonly Sure: boolean | undefined
}
/** Answers how many mark-ups are above any usual one. @throws AppError INVALID_INPUT, CONFIRMATION_REQUIRED for such mark-ups */
async function demandTerms({ tx, actor }: DocumentCall, { Terms: terms, Sure }: Terms): Promise<number> {
  const path = 'Terms'
  const negative = ([...amounts, 'Percent'] as const).find((key) => terms[key] !== '' && compare(terms[key], '0') < 0)
  if (negative) throw invalid(`${path}.${negative}`, texts.negative)
  if (terms.Percent !== '' && amounts.some((key) => terms[key] !== '')) throw invalid(`${path}.Percent`, texts.either)
  const currencies = await currenciesOf(tx, actor.companyId)
  if (!currencies.some(({ Code }) => Code === terms.Currency)) throw invalid(`${path}.Currency`, texts.currency(terms.Currency))
  const lanes = await tx.query<{ code: string }>(namesByCode('lane'), [terms.Lanes])
  const unknown = terms.Lanes.findIndex((lane) => !lanes.some(({ code }) => code === lane))
  if (unknown >= 0) throw invalid(`${path}.Lanes[${unknown}]`, texts.lane(terms.Lanes[unknown]!))
  const far = amounts.filter((key) => terms[key] !== '' && isFarAmount(terms.Currency, Number(terms[key]), markupShare))
  demandConfirmed(
    far.map((key) =>
      doubtful(`${path}.${key}`, texts.farMarkup(key === 'Amount' ? '' : key, amountText(terms[key], terms.Currency)), farPrice),
    ),
    Sure,
  )
  return far.length
}

/**
 * Asks the owner of a channel for its rates: those who decide there are told.
 * @throws AppError NOT_FOUND, INVALID_INPUT for one that is subscribed to already
 */
export async function apply(call: DocumentCall, { ChannelId, Note, Terms, Sure }: BodyOf<typeof applySubscription>) {
  const { tx, actor } = call
  const channel = await demandListed(tx.system, actor, ChannelId)
  const Confirmed = await demandTerms(call, { Terms, Sure })
  const open = await repo.findOpen(tx, actor.companyId, ChannelId)
  if (open !== undefined) throw invalid('ChannelId', texts.open(open))
  const [code] = await drawNumbers(tx, { companyId: actor.companyId, kind }, 1)
  const note = Note.trim()
  const id = await repo.insertSubscription(tx, actor, channel, { code: code!, note, terms: Terms })
  // two who apply at once: the one that comes later finds the other
  if (id === undefined) throw invalid('ChannelId', texts.open((await repo.findOpen(tx, actor.companyId, ChannelId)) ?? ''))
  const row = { id, companyId: actor.companyId, operatorId: channel.owner }
  recordEvent(call, { kind, row }, { audience: 'customer', event: 'created', words: note })
  await sendNotice(tx, {
    recipients: await findHolders(tx.system, channel.owner, subscriptionDocument.writes),
    audience: { internal: channel.owner },
    kind: 'system',
    title: texts.requested(actor.companyName, channel.name),
    description: note,
    link: `${channelPages.others}?View=subscribers&Id=${id}`,
    bill: code!,
    senderId: actor.employeeId,
  })
  call.audit({ action: `${kind}.apply`, entity: kind, entityId: id, diff: { channel: ChannelId, ...(Confirmed > 0 ? { Confirmed } : {}) } })
  return { Id: id, Code: code! }
}

/** Writes what the subscriber decides alone. The owner hears nothing of it. @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT, ILLEGAL_TRANSITION */
export async function saveTerms(
  call: DocumentCall,
  { Id, TermsTime, Terms, Sure }: BodyOf<typeof saveSubscriptionTerms>,
): Promise<MySubscription> {
  const { tx, actor } = call
  const held = await repo.holdSubscription(tx, Id, 'company_id', actor.companyId)
  if (!held) throw new AppError('NOT_FOUND')
  if (isFinal(subscriptionDocument, held.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.ended(subscriptionStates.wordOf(held.state)) })
  const Confirmed = await demandTerms(call, { Terms, Sure })
  const before = await repo.termsTime(tx, Id)
  const stored = async () => (await mine(within(tx, actor), { Id, PageSize: 1 })).Rows[0]!
  if (Date.parse(TermsTime) !== Date.parse(before)) throw new AppError('STALE_WRITE', { data: await stored() })
  await repo.updateTerms(tx, Id, Terms)
  const { Lanes, ...said } = Terms
  call.audit({
    action: `${kind}.terms`,
    entity: kind,
    entityId: Id,
    diff: { ...said, Lanes: Lanes.join(' '), ...(Confirmed > 0 ? { Confirmed } : {}) },
  })
  call.emit({ to: { companies: [actor.companyId] }, frame: { type: 'document/changed', content: { Kinds: [kind], Ids: [Id] } } })
  return stored()
}

/** Another level for one subscriber, which he is not told of. @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT, ILLEGAL_TRANSITION */
export async function setLevel(call: DocumentCall, { Id, UpdateTime, Level }: BodyOf<typeof setSubscriberLevel>): Promise<Subscriber> {
  const { tx, actor } = call
  const held = await repo.holdSubscription(tx, Id, 'operator_id', actor.companyId)
  if (!held) throw new AppError('NOT_FOUND')
  if (isFinal(subscriptionDocument, held.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.ended(subscriptionStates.wordOf(held.state)) })
  demandVersion(UpdateTime, held)
  const exists = Level === '' || (await tx.query(namesByCode('customerLevel'), [[Level]])).length > 0
  if (!exists) throw invalid('Level', texts.level(Level))
  await repo.updateLevel(tx, Id, Level)
  await recordChanges(call, { kind, row: held }, { Level: held.level }, { Level })
  call.audit({ action: `${kind}.level`, entity: kind, entityId: Id, diff: { Level: [held.level, Level] } })
  return (await subscribers(within(tx, actor), { Id, PageSize: 1 })).Rows[0]!
}
