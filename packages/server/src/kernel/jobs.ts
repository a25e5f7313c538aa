import type { PgBoss } from 'pg-boss'
import type { PgAddress } from './address.ts'

export interface Job {
  /** Unique name, `purge`. */
  readonly name: string
  /** Five-field cron in UTC. */
  readonly cron: string
  readonly run: () => Promise<void>
}

export interface Jobs {
  start(address: PgAddress): Promise<void>
  stop(): Promise<void>
}

/** Scheduled work over PostgreSQL: with several server processes each run happens once. Loaded after the server is ready. */
export function createJobs(jobs: readonly Job[], log: (error: Error) => void): Jobs {
  let starting: Promise<PgBoss> | undefined

  const begin = async (address: PgAddress) => {
    const { PgBoss: Boss } = await import('pg-boss')
    const boss = new Boss({ ...address, schema: 'pgboss', max: 2, application_name: 'jst-jobs' })
    boss.on('error', log)
    await boss.start()
    for (const { name, cron, run } of jobs) {
      await boss.createQueue(name)
      await boss.work(name, { pollingIntervalSeconds: 30 }, run)
      await boss.schedule(name, cron)
    }
    return boss
  }
  return {
    async start(address) {
      starting = begin(address)
      await starting
    },
    async stop() {
      const boss = await starting?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: 5_000, close: true })
    },
  }
}
