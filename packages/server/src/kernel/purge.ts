import type { Database } from './database.ts'
import type { Job } from './jobs.ts'

/**
 * Hourly: idempotency keys after a day, sessions a month after they ended, login records after half a year, codes, tickets and counted failures of a
 * sign-in after two days.
 */
export const purgeJob = (database: Database): Job => ({
  name: 'purge',
  cron: '7 * * * *',
  run: () =>
    database.system().tx(async (tx) => {
      await tx.query(`delete from idempotency_key where create_time < now() - interval '24 hours'`)
      await tx.query(`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`)
      await tx.query(`delete from login_log where at < now() - interval '180 days'`)
      await tx.query(`delete from mobile_code where create_time < now() - interval '2 days'`)
      await tx.query(`delete from sign_in_failure where last_at < now() - interval '2 days'`)
      await tx.query(`delete from sign_in_ticket where expires_at < now() - interval '2 days'`)
    }),
})
