import type { PgAddress } from '../kernel/database/address.ts'
import { createBus, type Bus } from '../kernel/bus/bus.ts'
import type { Carrier, CarrierEvents } from '../kernel/bus/carrier.ts'
import { createDatabase, type Database } from '../kernel/database/database.ts'
import { until } from './until.ts'

/** Bus of a server process. */
export interface BusProcess {
  readonly bus: Bus
  readonly database: Database
  /** Messages received on topic `test`. */
  readonly heard: unknown[]
  readonly gaps: boolean[]
  end(): Promise<void>
}

export async function startBusProcess(address: PgAddress, carrierOf?: (events: CarrierEvents) => Carrier): Promise<BusProcess> {
  const bus = createBus(carrierOf ? { carrierOf } : {})
  const heard: unknown[] = []
  const gaps: boolean[] = []
  bus.on('test', (content) => heard.push(content))
  bus.onGap((up) => gaps.push(up))
  const database = createDatabase({ connections: 8, announced: bus.relay })
  database.open(address)
  await bus.start(address)
  await until(() => bus.isUp())
  return {
    bus,
    database,
    heard,
    gaps,
    async end() {
      await bus.stop()
      await database.close()
    },
  }
}

export const publish = (database: Database, content: unknown): Promise<void> =>
  database.system().tx((tx) => {
    tx.publish('test', content)
    return Promise.resolve()
  })

/** The processes write to one record in turn, each time saying how often it was written to, and all hear of it in that order. */
export async function heardInOrder(processes: readonly BusProcess[], times: number): Promise<unknown[][]> {
  const raise = ({ database }: BusProcess) =>
    database.system().tx(async (tx) => {
      const [row] = await tx.query<{ count: number }>('update counted set count = count + 1 returning count')
      tx.publish('test', row!.count)
    })
  await Promise.all(Array.from({ length: times }, (_, index) => raise(processes[index % processes.length]!)))
  await until(() => processes.every(({ heard }) => heard.length >= times))
  return processes.map(({ heard }) => heard)
}
export const countedTable = 'create table counted (count int not null); insert into counted values (0)'
