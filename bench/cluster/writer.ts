import { createBus, type Bus } from '../../packages/server/src/kernel/bus/bus.ts'
import { redisCarrier } from '../../packages/server/src/kernel/bus/redis.ts'
import { createDatabase, type Database, type Tx } from '../../packages/server/src/kernel/database/database.ts'
import type { PgAddress } from '../../packages/server/src/kernel/database/address.ts'
import { serve } from '../kit/program.ts'

/** `notify`: as PostgreSQL has it, the commit itself tells, and all commits that do so wait for each other. */
export type Telling = 'nothing' | 'outbox' | 'notify'

/** `small`: one row is changed, the least that a commit can hold. `usual`: a record with its audit row and its entry in the timeline. */
export type Size = 'small' | 'usual'

interface Opening {
  readonly address: PgAddress
  readonly writers: number
  /** The first row that its writers change; each has one of its own. */
  readonly first: number
  /** Redis; undefined: NOTIFY carries. */
  readonly busUrl?: string | undefined
}

export interface Written {
  readonly commits: number
  /** Processor time of this process, in milliseconds. */
  readonly busyMs: number
}

/** Milliseconds of the machine's steady clock, which all processes share. */
const now = () => Number(process.hrtime.bigint()) / 1e6

let database: Database
let bus: Bus
let rows: readonly number[] = []
let delays: number[] = []

const tell: Record<Telling, (tx: Tx) => unknown> = {
  nothing: () => undefined,
  outbox: (tx) => tx.publish('bench', { at: now(), Of: 'a record' }),
  notify: (tx) => tx.query(`select pg_notify('bench', $1)`, [JSON.stringify({ at: now(), Of: 'a record' })]),
}
const diff = JSON.stringify({ BK_Vessel: ['COSCO SHIPPING ARIES', 'COSCO SHIPPING TAURUS'], BK_Voyage: ['045E', '046E'] })
const also: Record<Size, (tx: Tx, row: number) => void> = {
  small: () => {},
  usual: (tx, row) => {
    tx.defer(
      `insert into audit_log (company_id, action, entity, entity_id, diff, request_id)
        values ((select min(id) from company), 'booking.save', 'booking', $1, $2, 'bench')`,
      [row, diff],
    )
    tx.defer(
      `insert into document_entry (kind, subject_id, company_id, audience, event, author_name, changes)
        values ('booking', $1, (select min(id) from company), 'internal', 'changed', '张敏', $2)`,
      [row, diff],
    )
  },
}
const change = (row: number, size: Size, telling: Telling) =>
  database.system().tx(async (tx) => {
    await tx.query('update bench_write set count = count + 1 where id = $1', [row])
    also[size](tx, row)
    await tell[telling](tx)
  })

const handlers = {
  async open({ address, writers, first, busUrl }: Opening): Promise<void> {
    bus = createBus(busUrl === undefined ? {} : { carrierOf: (events) => redisCarrier(busUrl, events) })
    bus.on('bench', (content) => void delays.push(now() - (content as { at: number }).at))
    database = createDatabase({ connections: writers, announced: bus.relay })
    database.open(address)
    await bus.start(address)
    rows = Array.from({ length: writers }, (_, index) => first + index)
  },
  /** All writers, as fast as they can. */
  async write({ size, telling, milliseconds }: { size: Size; telling: Telling; milliseconds: number }): Promise<Written> {
    const [until, before] = [now() + milliseconds, process.cpuUsage()]
    let commits = 0
    await Promise.all(
      rows.map(async (row) => {
        for (; now() < until; commits++) await change(row, size, telling)
      }),
    )
    const { user, system } = process.cpuUsage(before)
    return { commits, busyMs: (user + system) / 1_000 }
  },
  /** One writer that tells of a commit every some milliseconds. */
  async tellEvery({ pauseMs, milliseconds }: { pauseMs: number; milliseconds: number }): Promise<void> {
    for (const until = now() + milliseconds; now() < until;) {
      await change(rows[0]!, 'small', 'outbox')
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  },
  /** How old the messages were that this process has heard since it was last asked: milliseconds from before the commit. */
  heard(_: null): number[] {
    const found = delays
    delays = []
    return found
  },
  async close(_: null): Promise<void> {
    await bus.stop()
    await database.close()
  },
}
export type WriterHandlers = typeof handlers
serve(handlers)
