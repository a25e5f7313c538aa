import {
  applySubscription,
  channelStates,
  freightChannelCalls as calls,
  freightChannelDocument as document,
  marketChannels,
  marketRoutes,
  mySubscriptions,
  saveSubscriptionTerms,
  setSubscriberLevel,
  subscribedRates,
  subscribersOf,
  subscriptionDocument,
} from '@jst/contracts/freight-rates'
import { documentEntity, registerDocument, rowsOf, type DocumentCall, type Guard, type SubjectRow } from '../../../documents/index.ts'
import { entityRoutes, type EntityRules } from '../../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'
import { marketPage, routePage } from './market.repo.ts'
import { subscribedPage } from './subscribed.service.ts'
import { startDays } from './subscriptions.repo.ts'
import * as service from './subscriptions.service.ts'

registerDocument({ ...rowsOf(calls.entity), document, guards: {}, effects: {} })

/** The channel is on offer. */
const offered: Guard = async ({ tx }, { id }) => {
  const [channel] = await tx.query<{ state: number }>(
    `select c.state from freight_channel c join freight_subscription s on s.channel_id = c.id where s.id = $1 and c.removed_at is null
      and c.merged_into is null`,
    [id],
  )
  return channel?.state === channelStates.codes.listed ? allowed : refuse('ILLEGAL_TRANSITION', texts.channel.unlisted)
}
/** Its days are not over. */
const running: Guard = async ({ tx }, { id }) => {
  const rows = await tx.query('select from freight_subscription where id = $1 and valid_to >= china_day()', [id])
  return rows.length > 0 ? allowed : refuse('ILLEGAL_TRANSITION', texts.channel.over)
}

const approve = async ({ tx }: DocumentCall, { id }: SubjectRow): Promise<void> => void (await startDays(tx, id))

registerDocument({
  document: subscriptionDocument,
  table: 'freight_subscription',
  no: 't.code',
  // neither side's notice names the other one: notices are read where roles are not asked
  title: `''`,
  query: `'View=subscribers&Id=' || t.id`,
  guards: { offered, running },
  effects: { approve },
})

const open = `s.channel_id = t.id and s.state`
const rules: EntityRules = {
  ...documentEntity(document),
  derived: {
    ...documentEntity(document).derived,
    Rates: '(select count(*)::int from freight_channel_rates(t.id, t.level_code, china_day()))',
    Subscribers: `(select count(*)::int from freight_subscription s where ${open} in (1, 3, 6))`,
    Waiting: `(select count(*)::int from freight_subscription s where ${open} = 0)`,
  },
}

const policy = service.mayKnowOwners
export const channelRoutes: readonly Route[] = [
  ...entityRoutes([calls], { [document.kind]: rules }),
  employeeRoute(marketChannels, { policy, read: (context, query) => marketPage(context, query) }),
  employeeRoute(marketRoutes, { policy, read: (context, query) => routePage(context, query) }),
  employeeRoute(applySubscription, { policy, write: (context, input) => service.apply(context, input) }),
  employeeRoute(mySubscriptions, { policy, read: (context, query) => service.mine(context, query) }),
  employeeRoute(saveSubscriptionTerms, { policy, write: (context, input) => service.saveTerms(context, input) }),
  employeeRoute(subscribersOf, { read: (context, query) => service.subscribers(context, query) }),
  employeeRoute(setSubscriberLevel, { write: (context, input) => service.setLevel(context, input) }),
  employeeRoute(subscribedRates, { read: (context, query) => subscribedPage(context, query) }),
]
