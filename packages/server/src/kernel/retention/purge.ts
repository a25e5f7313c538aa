import { Null } from 'typebox'
import { defineJob } from '../jobs/job.ts'
import { texts } from '../kernel.texts.ts'

/**
 * Hourly: idempotency keys after a day, sessions a month after they ended, login records after half a year, codes, tickets and counted failures of a
 * sign-in after two days; runs of jobs a month after they ended, failed ones after three; marks of their effects after three;
 * imports of lists that were checked only after two days, all others after a month: their lines go with them;
 * notices that left after a month, mails after three, those that failed after half a year; searches for numbers of shipments after a year.
 */
export const purgeJob = defineJob({
  name: 'purge',
  zh: texts.jobs.purge,
  data: Null(),
  cron: '7 * * * *',
  run: (context) =>
    context.tx(async (tx) => {
      await tx.query(`delete from idempotency_key where create_time < now() - interval '24 hours'`)
      await tx.query(`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`)
      await tx.query(`delete from login_log where at < now() - interval '180 days'`)
      await tx.query(`delete from mobile_code where create_time < now() - interval '2 days'`)
      await tx.query(`delete from sign_in_failure where last_at < now() - interval '2 days'`)
      await tx.query(`delete from sign_in_ticket where expires_at < now() - interval '2 days'`)
      await tx.query(`delete from job_run where state in ('done', 'cancelled') and not scheduled and end_time < now() - interval '30 days'`)
      await tx.query(`delete from job_run where state = 'failed' and not scheduled and end_time < now() - interval '90 days'`)
      await tx.query(`delete from notice_outbox where state <> 'waiting' and create_time < now() - interval '30 days'`)
      await tx.query(`delete from notice_mail where state = 'sent' and create_time < now() - interval '90 days'`)
      await tx.query(`delete from notice_mail where state = 'failed' and create_time < now() - interval '180 days'`)
      for (const table of ['entity_import', 'voyage_import'])
        await tx.query(
          `delete from ${table} where create_time < now() - case when state = 'planned' then interval '2 days' else interval '30 days' end`,
        )
      await tx.query(`delete from track_search where at < now() - interval '365 days'`)
      await tx.query(`delete from job_effect where create_time < now() - interval '90 days'`)
    }),
})
