import type { Database } from './database.ts'

const measureEveryMs = 10_000
/** An answer that took longer says too little. */
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
 * The time of day that the processes of a database agree on: the database's, carried on by the steady clock between two measurements. The clock of a
 * machine may be hours off, or jump, and what one process writes (a lease, a failed sign-in, a code) is judged by the others.
 */
export function createClock(log: (message: string) => void = () => {}): Clock {
  /** The moment of the database at 0 of the steady clock, in milliseconds. */
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
      // while the database is away the steady clock goes on
      timer = setInterval(() => void measure(database).catch(() => {}), measureEveryMs).unref()
      await measure(database).catch(() => {})
    },
    stop: () => clearInterval(timer),
  }
}
