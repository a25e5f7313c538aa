import type { Database } from './database.ts'

const measureEveryMs = 10_000
/** Round trip above which a measurement is too imprecise. */
const slowestMs = 1_000
/** Difference from which on the administrator is notified. */
const farMs = 2_000

export interface Clock {
  readonly now: () => Date
  /** Ends with the first measurement. */
  start(database: Pick<Database, 'system'>): Promise<void>
  stop(): void
}

/**
 * Time of day shared by all processes of a database: that of the database, continued by the monotonic clock between two measurements. The clock of a
 * machine may be hours off, or jump, while other processes check the times that this one writes (leases, failed sign-ins, codes).
 */
export function createClock(log: (message: string) => void = () => {}): Clock {
  /** Database time at 0 of the monotonic clock, in milliseconds. */
  let origin: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isWarned = false

  const measure = async (database: Pick<Database, 'system'>) => {
    const startedAt = performance.now()
    const [row] = await database.system().query<{ moment: string }>('select clock_timestamp() as moment')
    const answered = performance.now()
    if (answered - startedAt > slowestMs && origin !== undefined) return
    const moment = Date.parse(row!.moment)
    origin = moment - (startedAt + answered) / 2
    const off = Date.now() - moment
    if (Math.abs(off) > farMs && !isWarned)
      log(`the clock of this machine is ${Math.round(off / 1_000)} s off that of the database, which counts`)
    isWarned = Math.abs(off) > farMs
  }
  return {
    now: () => new Date(origin === undefined ? Date.now() : origin + performance.now()),
    async start(database) {
      // while the database is unavailable the monotonic clock continues
      timer = setInterval(() => void measure(database).catch(() => {}), measureEveryMs).unref()
      await measure(database).catch(() => {})
    },
    stop: () => clearInterval(timer),
  }
}
