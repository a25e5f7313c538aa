import type { BodyOf } from '@jst/contracts'
import { mostTrackNumbers, type FollowOutcome, type trackEnd, type TrackRow } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { rowsByIds } from '../shipment/list.repo.ts'
import { isParty } from '../shipment/side.ts'
import { settle } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { carrierCodes, countFollowed, followedBefore, insertShipment, isServed, setEnded, type FollowedBefore } from './follow.repo.ts'
import { guess, type Guessed } from './guess.ts'

/** Shipments without an order that one company follows at a time. */
const mostFollowed = 5_000

interface FollowInput {
  readonly Check?: boolean | undefined
  readonly CustomerId?: number | undefined
  readonly Items: readonly {
    readonly Number: string
    readonly NumberKind?: FollowOutcome['NumberKind'] | undefined
    readonly Carrier?: string | undefined
  }[]
}

/** Whose shipments they become: the customer that was named, or the caller's company. @throws AppError INVALID_INPUT */
async function followerOf(tx: Queryable, actor: EmployeeActor, customerId: number | undefined) {
  const ownSides = { companyId: actor.companyId, operatorId: actor.operatorId, createId: actor.employeeId }
  if (customerId === undefined || customerId === actor.companyId) return ownSides
  if (isParty(actor) || !(await isServed(tx, customerId, actor.companyId))) throw invalid('CustomerId', texts.follow.noCustomer)
  return { ...ownSides, companyId: customerId, operatorId: actor.companyId }
}

/** Follows pasted numbers, or says what would come of each. A number that a shipment has already leads to that one. */
export async function follow(
  { tx, actor, audit, now }: WriteCall<'now'>,
  { Check = false, CustomerId, Items }: FollowInput,
): Promise<FollowOutcome[]> {
  const follower = await followerOf(tx, actor, CustomerId)
  const carriers = await carrierCodes(tx)
  const guessed = Items.slice(0, mostTrackNumbers).map((item) => guess(item, carriers))
  const before = await followedBefore(
    tx,
    guessed.map(({ Number: number }) => number),
    CustomerId ?? (isParty(actor) ? actor.companyId : undefined),
  )
  const byNumber = new Map(before.map((one) => [one.value, one]))
  let left = mostFollowed - (await countFollowed(tx, follower.companyId))
  const added: number[] = []
  const outcomes: FollowOutcome[] = []
  for (const one of guessed) {
    const found = byNumber.get(one.Number)
    if (found) {
      outcomes.push(outcomeOfKnown(one, found, Check))
      if (found.isEnded && !Check) added.push(...(await setEnded(tx, [found.id], false, '')))
      continue
    }
    if (one.Outcome !== 'fit') {
      outcomes.push({ ...one, Outcome: one.Outcome, ShipmentId: null })
      continue
    }
    if (left <= 0) {
      outcomes.push({ ...one, Outcome: 'full', Text: texts.follow.full(mostFollowed), ShipmentId: null })
      continue
    }
    left -= 1
    const id = Check
      ? null
      : await insertShipment(tx, follower, { number: one.Number, kind: one.NumberKind, carrier: one.Carrier, guess: one.CarrierGuess })
    if (id !== null) {
      added.push(id)
      byNumber.set(one.Number, { id, value: one.Number, isEnded: false })
    }
    outcomes.push({ ...one, Outcome: 'followed', Text: Check ? texts.follow.willFollow : texts.follow.followed, ShipmentId: id })
  }
  if (!Check) {
    await settle(tx, added, now())
    for (const id of added) audit({ action: 'track.follow', entity: 'track_shipment', entityId: id })
  }
  return outcomes
}

const outcomeOfKnown = (one: Guessed, { id, isEnded }: FollowedBefore, check: boolean): FollowOutcome => ({
  ...one,
  Outcome: isEnded ? 'followed' : 'already',
  Suggest: '',
  Text: isEnded ? (check ? texts.follow.willFollow : texts.follow.followed) : texts.follow.already,
  ShipmentId: id,
})

/** Ends shipments or takes them up again. @throws AppError NOT_FOUND for one that the caller does not see */
export async function end(
  { tx, actor, audit, now }: WriteCall<'now'>,
  { Ids, IsEnded, Reason }: BodyOf<typeof trackEnd>,
): Promise<TrackRow[]> {
  const seen = await rowsByIds(tx, isParty(actor), Ids)
  if (seen.length < new Set(Ids).size) throw new AppError('NOT_FOUND')
  const changed = await setEnded(tx, Ids, IsEnded, Reason.trim() || texts.ended.person)
  if (!IsEnded) await settle(tx, changed, now())
  for (const id of changed)
    audit({ action: IsEnded ? 'track.end' : 'track.resume', entity: 'track_shipment', entityId: id, diff: { reason: Reason } })
  return rowsByIds(tx, isParty(actor), Ids)
}
