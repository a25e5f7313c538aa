import { createBus } from '../../packages/server/src/kernel/bus/bus.ts'
import { createDatabase, type Database, type Tx } from '../../packages/server/src/kernel/database.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'

const writers = 30

/** What a writer does besides its own row. */
type Tell = (tx: Tx) => unknown
const nothing: Tell = () => undefined
const toOutbox: Tell = (tx) => tx.publish('bench', { Ids: [1], Of: 'a record' })
/** As PostgreSQL has it: the commit itself tells, and all commits that do so wait for each other. */
const inTheCommit: Tell = (tx) => tx.query(`select pg_notify('bench', $1)`, [JSON.stringify({ Ids: [1], Of: 'a record' })])

/** Milliseconds of a thousand commits, by all writers together. */
async function commits(database: Database, tell: Tell, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  const started = performance.now()
  let done = 0
  const write = async (writer: number) => {
    while (performance.now() < until) {
      await database.system().tx(async (tx) => {
        await tx.query('update bench_write set count = count + 1 where id = $1', [writer])
        await tell(tx)
      })
      done++
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return ((performance.now() - started) / done) * 1_000
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say, scope } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await owner.query(`create table bench_write (id int primary key, count int not null); grant all on bench_write to jst_app;
    insert into bench_write select n, 0 from generate_series(0, ${writers - 1}) n`)
  const address = { host: owner.host, port: owner.port, user: owner.user!, database: owner.database! }
  const bus = createBus()
  const database = createDatabase({ connections: writers, announced: bus.relay })
  database.open(address)
  await bus.start(address)
  scope.defer(async () => {
    await bus.stop()
    await database.close()
  })
  const milliseconds = options.seconds * 1_000
  await commits(database, toOutbox, milliseconds)
  const [silent, told, notified]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < Math.max(5, options.rounds); round++) {
    silent.push(await commits(database, nothing, milliseconds))
    told.push(await commits(database, toOutbox, milliseconds))
    notified.push(await commits(database, inTheCommit, milliseconds))
  }
  say('writers')
  return [
    figure(`1,000 commits of ${writers} writers that tell other processes`, 'ms', told, {
      limit: silent,
      goal: { of: 'ratio', most: 1.15 },
    }),
    figure(`the same, told by NOTIFY inside the commit`, 'ms', notified, { limit: silent }),
  ]
}

/** What it costs writers that other processes hear of their commits. */
export const cluster: Entry = { name: 'cluster', limit: 'the same commits, told to nobody', run }
