import type { Page } from '@jst/contracts'
import { subscribedBoxes, type SubscribedRate } from '@jst/contracts/freight-rates'
import type { Option } from '@jst/price-engine'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { priceRates } from '../search/pricing.ts'
import { findSubscriptions } from '../search/subscriptions.repo.ts'
import type { Third } from '../search/third-rates.ts'
import { namesOf } from './names.ts'
import { findSubscribed, type SubscribedRow } from './subscribed.repo.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

interface Call {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}
interface PriceRequest {
  readonly PageIndex?: number
  readonly PageSize?: number
  readonly SubscriptionId?: number
  readonly Lane?: string
  readonly Pol?: string
  readonly Pod?: string
  readonly Carrier?: string
}

/** Rates of today of active subscriptions, at the prices that a search of the caller for nobody in particular has. */
export async function subscribedPage(call: Call, { SubscriptionId, ...request }: PriceRequest): Promise<Page<SubscribedRate>> {
  const { db, system, actor } = call
  const today = chinaDay(call.now())
  const ids = SubscriptionId === undefined ? [] : [SubscriptionId]
  // what is for the staff alone is shown where one subscription is looked at
  const subscriptions = await findSubscriptions(system, actor.companyId, { today, staff: SubscriptionId !== undefined, ids })
  if (subscriptions.length === 0) return { Rows: [], Total: 0 }
  const { rows, total } = await findSubscribed(
    system,
    subscriptions.map(({ id }) => id),
    { ...request, today },
  )
  const priced = new Map<number, { option: Option; third: Third }>()
  for (const [pol, found] of Map.groupBy(rows, (row) => row.pol)) {
    const { options, thirds } = await priceRates(
      { db, system, companyId: actor.companyId, salesperson: actor.employeeId, today },
      {
        pol,
        pods: [...new Set(found.map(({ pod }) => pod))],
        boxes: subscribedBoxes.map((type) => ({ type, count: 1 })),
        day: today,
        customer: '',
        ids: found.map(({ id }) => id),
        subscriptions: subscriptions.map(({ id }) => id),
      },
    )
    for (const option of options) priced.set(option.Rate.Id, { option, third: thirds.get(option.Rate.Id)! })
  }
  const port = await namesOf(
    db,
    'port',
    rows.flatMap(({ pol, pod }) => [pol, pod]),
  )
  return { Rows: rows.flatMap((row) => shownRate(actor, row, priced.get(row.id), port)), Total: total }
}

/** One rate as the caller's roles show it; what the owner does not sell at the moment is left out. */
function shownRate(
  actor: EmployeeActor,
  { id }: SubscribedRow,
  found: { readonly option: Option; readonly third: Third } | undefined,
  port: (code: string) => string,
): SubscribedRate[] {
  if (!found) return []
  const { option, third } = found
  const [cost, floor, owner] = [maySee(actor, 'costPrice'), maySee(actor, 'floorPrice'), maySee(actor, 'supplier')]
  const days = (count: number) => (count < 0 ? '' : String(count))
  return [
    {
      Key: String(id),
      SubscriptionId: third.subscriptionId,
      Subscription: third.no,
      Channel: owner ? third.channel : '',
      Owner: owner ? third.owner : '',
      Carrier: option.Carrier,
      Service: option.Service,
      Lane: option.Lane,
      Pol: option.Pol,
      PolName: port(option.Pol),
      Pod: option.Pod,
      PodName: port(option.Pod),
      Via: option.Via,
      TransitDays: days(option.TransitDays),
      FreeDays: days(option.FreeDays),
      EtdWeekday: option.EtdWeekday,
      ValidFrom: option.ValidFrom,
      ValidTo: option.ValidTo,
      Currency: option.Currency,
      Boxes: option.Boxes.map(({ Type, Cost, Floor, Sell }) => ({ Type, Cost: cost ? Cost : '', Floor: floor ? Floor : '', Sell })),
      Verdict: option.Verdict,
    },
  ]
}
