import {
  farPrice,
  freightRateCalls as calls,
  freightRateDocument as document,
  type PublishOutcome,
  type PublishTerms,
} from '@jst/contracts/freight-rates'
import type { EntityValues } from '@jst/contracts/entity'
import { findStaffFollowers, moveRecord } from '../../../documents/index.ts'
import { attempted } from '../../../kernel/database/attempted.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { changeOwn, lockRows } from '../../../entity-kit/index.ts'
import { AppError, demandConfirmed, doubtful, invalid } from '../../../kernel/errors.ts'
import type { BatchCall } from '../batch/call.ts'
import { farPricesOf } from '../far-prices.ts'
import { texts } from '../texts.ts'
import { findPublishable, lockPublishing, type PublishableRate } from './publish.repo.ts'

interface PublishInput {
  readonly Items: readonly { readonly Id: number; readonly UpdateTime: string; readonly Supersede: boolean }[]
  readonly Terms: PublishTerms
  readonly Sure?: boolean
}
const words = texts.publish
/** Rates that a notice names. */
const mostNamed = 3

/**
 * Publishes rates in one transaction, each behind a savepoint of its own: what is refused stays as it was and is told with its reason. Followers hear
 * of all together.
 * @throws AppError INVALID_INPUT for terms that say nobody, CONFIRMATION_REQUIRED for prices that are far from their kind
 */
export async function publishAll(call: BatchCall, { Items, Terms, Sure = false }: PublishInput): Promise<PublishOutcome> {
  demandTerms(Terms)
  const { tx, actor } = call
  // of two that publish at once the later one finds what the other has published
  await lockPublishing(tx, actor)
  const found = await findPublishable(
    tx,
    Items.map(({ Id }) => Id),
    Terms,
  )
  // rates that are ended are not among those named
  const ended = found.flatMap(({ doubles }) => doubles.map(({ id }) => id))
  await lockRows({ tx, actor, entity: calls.entity }, [...new Set([...Items.map(({ Id }) => Id), ...ended])])
  const far = await demandSure(call, Items, Sure)
  const items = new Map(Items.map((item) => [item.Id, item]))
  const done: PublishableRate[] = []
  const outcome: PublishOutcome = { Published: [], Ended: 0, NotPublished: [] }
  for (const { Id, UpdateTime, Supersede } of [...items.values()].toSorted((a, b) => a.Id - b.Id)) {
    // read again for each: one that was published before may be its double
    const [rate] = await findPublishable(call.tx, [Id], Terms)
    let doubles = 0
    const refusal = rate
      ? await attempted(call.tx, async () => {
          if (Supersede) doubles = await endDoubles(call, rate)
          await publishOne(call, rate, UpdateTime, Terms)
        })
      : new AppError('NOT_FOUND')
    const { code: Code = '', title: Title = '' } = rate ?? {}
    if (refusal) {
      const Message = refusal.code === 'STALE_WRITE' ? words.changedSince : refusal.message
      outcome.NotPublished.push({ Id, Code, Title, Message })
      continue
    }
    outcome.Published.push({ Id, Code, Title })
    outcome.Ended += doubles
    done.push(rate!)
    if (far.has(Id)) call.audit({ action: 'freightRate.confirm', entity: document.kind, entityId: Id, diff: { Code } })
  }
  await tell(call, done)
  return outcome
}

/** Rates with prices that are far from their kind: somebody has to say that they are meant. @throws AppError CONFIRMATION_REQUIRED */
async function demandSure({ tx, actor }: BatchCall, items: PublishInput['Items'], sure: boolean): Promise<ReadonlySet<number>> {
  const found = await farPricesOf(
    tx,
    actor,
    items.map(({ Id }) => Id),
  )
  const issues = items.flatMap(({ Id }, at) =>
    (found.get(Id)?.prices ?? []).map(({ Message }) => doubtful(`Items[${at}].Id`, texts.ofRate(found.get(Id)!.code, Message), farPrice)),
  )
  demandConfirmed(issues, sure)
  return new Set([...found].flatMap(([id, { prices }]) => (prices.length > 0 ? [id] : [])))
}

function demandTerms({ Visibility, VisibleTo = [] }: PublishTerms): void {
  const named = Visibility === 'LEVELS' || Visibility === 'CUSTOMERS'
  if (named && VisibleTo.length === 0) throw invalid('Terms.VisibleTo', words.visibleTo)
}

async function publishOne(call: BatchCall, { id }: PublishableRate, UpdateTime: string, Terms: PublishTerms): Promise<void> {
  const { Visibility, VisibleTo, Featured } = Terms
  const Values: EntityValues = {
    ...(Visibility ? { Visibility, VisibleTo: VisibleTo ?? [] } : {}),
    ...(Featured === undefined ? {} : { Featured }),
  }
  await changeOwn(call, calls, { Id: id, UpdateTime, Values })
  await moveRecord(call, document.kind, id, 'publish', true)
}

/** Doubles end the day before the rate begins; those that would have no day left become history. Answers how many. */
async function endDoubles(call: BatchCall, { validFrom, doubles }: PublishableRate): Promise<number> {
  for (const { id, updateTime, left } of doubles)
    if (left) await changeOwn(call, calls, { Id: id, UpdateTime: updateTime, Values: { ValidTo: dayBefore(validFrom) } })
    else await moveRecord(call, document.kind, id, 'archive', true)
  return doubles.length
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** One notice for all of them. */
async function tell({ tx, actor }: BatchCall, rates: readonly PublishableRate[]): Promise<void> {
  if (rates.length === 0) return
  const ids = rates.map(({ id }) => id)
  const followers = await findStaffFollowers(tx.system, document.kind, ids)
  const named = rates.slice(0, mostNamed).map(({ title }) => title)
  await sendNotice(tx, {
    recipients: followers.filter((id) => id !== actor.employeeId),
    audience: { internal: actor.companyId },
    kind: 'system',
    title: words.title(rates.length),
    description: words.said(actor.employeeName, named.join('、'), rates.length - named.length > 0 ? rates.length : 0),
    link: rates.length === 1 ? `${document.page}?Id=${rates[0]!.id}` : `${calls.entity.path}?Stage=published&Sort=-UpdateTime`,
    senderId: actor.employeeId,
  })
}
