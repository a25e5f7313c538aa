import { existsSync, statfsSync } from 'node:fs'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../database/database.ts'

/** Metrics for Prometheus, beside those of calls and of Node: docs/guides/runbook.md says how to react to each. */
export const figureHelp = {
  ready: '1 while the process can serve, as /readyz says',
  live_sockets: 'Open live channels',
  data_free_bytes: 'Room where the data is',
  database_connections: 'Connections of the pool',
  database_connections_idle: 'Connections that nobody uses',
  database_callers_waiting: 'Calls that wait for a connection',
  replica_up: '1 while the replica answers long reads; not there without one',
  replica_reads: 'Reads that the replica has answered since the start',
  replica_reads_passed_on: 'Reads that the primary has answered in its place since the start',
  bus_up: '1 while changes of other processes are heard',
  bus_messages_waiting: 'Messages to other processes in the outbox; of all processes together',
  jobs_waiting: 'Jobs that have not begun; of all processes together',
  jobs_waiting_seconds: 'How long the first of them has waited',
  jobs_failed_hour: 'Jobs that failed in the last hour',
  mails_waiting_seconds: 'How long the first mail that is due has waited',
  partition_rows_astray: 'Rows of tables divided by time that no part of it was there for, up to a thousand of each table',
  partition_days_ahead: 'Days for which all of these tables have parts',
} as const
export type FigureName = keyof typeof figureHelp
export interface Figures {
  readonly help: Readonly<Record<FigureName, string>>
  /** Those that can be read just now. */
  read(): Promise<Partial<Record<FigureName, number>>>
}

// what has ended is found from its newest rows on
const waiting = `select (select count(*) from bus_message)::int as bus_messages_waiting,
    count(j.id)::int as jobs_waiting, coalesce(extract(epoch from clock_timestamp() - min(j.create_time)), 0)::float as jobs_waiting_seconds,
    (select count(*) from (select state, end_time from job_run order by id desc limit 2000) r
      where r.state = 'failed' and r.end_time > clock_timestamp() - interval '1 hour')::int as jobs_failed_hour,
    (select coalesce(greatest(extract(epoch from clock_timestamp() - min(m.next_time)), 0), 0) from notice_mail m where m.state = 'waiting')::float
      as mails_waiting_seconds,
    p.strays::int as partition_rows_astray, p.ahead::int as partition_days_ahead
  from (select sum(strays) as strays, min(days_ahead) as ahead from partition_state()) p left join job_run j on j.state = 'queued'
  group by p.strays, p.ahead`

interface Sources {
  readonly database: Database
  readonly bus: Pick<Bus, 'isUp'>
  readonly dataDir: string
  readonly sockets: () => number
  readonly isReady: () => boolean
}

export const figuresOf = ({ database, bus, dataDir, sockets, isReady }: Sources): Figures => ({
  help: figureHelp,
  async read() {
    const { open, idle, asking } = database.load()
    const replica = database.replica()
    const [trouble, [shared]] = await Promise.all([
      isReady() ? database.trouble() : true,
      database
        .system()
        .query<Record<FigureName, number>>(waiting)
        .catch(() => []),
    ])
    return {
      ready: trouble ? 0 : 1,
      live_sockets: sockets(),
      data_free_bytes: freeBytes(dataDir),
      database_connections: open,
      database_connections_idle: idle,
      database_callers_waiting: asking,
      ...(replica ? { replica_up: replica.up ? 1 : 0, replica_reads: replica.answered, replica_reads_passed_on: replica.passedOn } : {}),
      bus_up: bus.isUp() ? 1 : 0,
      ...shared,
    }
  },
})

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
