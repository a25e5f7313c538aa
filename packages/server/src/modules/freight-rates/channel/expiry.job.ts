import { subscriptionDocument, subscriptionStates } from '@jst/contracts/freight-rates'
import { Null } from 'typebox'
import { moveUnsigned } from '../../../documents/index.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'

const { active, paused, stopped } = subscriptionStates.codes

/** Nightly: subscriptions whose last day is over have expired. A search asks for their days itself. */
export const subscriptionExpiry = defineJob({
  name: 'subscription-expiry',
  zh: texts.channel.job,
  data: Null(),
  cron: '11 16 * * *',
  run: (context) =>
    context.tx(async (tx) => {
      const over = await tx.query<{ id: number }>(
        `select id from freight_subscription where state = any ($1) and valid_to < china_day() order by id for update skip locked limit 2000`,
        [[active, paused, stopped]],
      )
      for (const { id } of over)
        await moveUnsigned(tx, subscriptionDocument.kind, id, { event: 'expire', requestId: 'subscription-expiry', by: '' })
      return { note: texts.channel.expired(over.length) }
    }),
})
