import { Null } from 'typebox'
import { sendNotice } from '../../../documents/notices/index.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { takeEndingRates } from './expiry.repo.ts'
import { rateSettings } from './settings.ts'

const expired = '/SeaFreight/FreightManagement/ExpiredFreight'

/** Nightly: whoever keeps rates is told of those that end soon, of each once, and again when its last day was changed. */
export const rateExpiryAlert = defineJob({
  name: 'rate-expiry-alert',
  zh: texts.alert.job,
  data: Null(),
  cron: '17 22 * * *',
  run: (context) =>
    context.tx(async (tx) => {
      const ending = await takeEndingRates(tx, rateSettings.defaults.AlertDays)
      for (const { companyId, employeeId, rates, first, days } of ending)
        await sendNotice(tx, {
          recipients: [employeeId],
          audience: { internal: companyId },
          kind: 'system',
          title: texts.alert.title(rates),
          description: texts.alert.about(first),
          link: `${expired}?Ends=${days <= 3 ? 'd3' : days <= 7 ? 'd7' : 'd14'}`,
          senderId: null,
        })
      return { note: texts.alert.done(ending.reduce((sum, { rates }) => sum + rates, 0)) }
    }),
})
