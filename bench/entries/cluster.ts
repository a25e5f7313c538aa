import { spawnSync } from 'node:child_process'
import type { PgAddress } from '../../packages/server/src/kernel/database/address.ts'
import { startRedis } from '../../packages/server/src/testing/engines.ts'
import type { Size, Telling, WriterHandlers, Written } from '../cluster/writer.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'
import { startProgram, type Program } from '../kit/program.ts'
import { Scope } from '../kit/scope.ts'
import { isSmoke, roundsOf } from '../kit/size.ts'
import { median } from '../kit/stats.ts'

/** Of all processes together. */
const writers = 32
const processCounts = isSmoke ? [2] : [1, 2, 4]

type Process = Program<WriterHandlers>
interface Bus {
  readonly name: string
  readonly url?: string
}

/** Server processes that share a database and its bus, for the time of the work. */
async function withProcesses<T>(count: number, address: PgAddress, bus: Bus, work: (all: Process[]) => Promise<T>): Promise<T> {
  const scope = new Scope()
  try {
    const all = Array.from({ length: count }, () => startProgram<WriterHandlers>(scope, new URL('../cluster/writer.ts', import.meta.url)))
    const each = writers / count
    await Promise.all(all.map((one, index) => one.call('open', { address, writers: each, first: index * each, busUrl: bus.url })))
    return await work(all)
  } finally {
    await scope.end()
  }
}

interface Round {
  /** Milliseconds of a thousand commits, by all writers together. */
  readonly thousandMs: number
  /** Processors that the processes had, without the database. */
  readonly processors: number
}

async function commits(all: readonly Process[], size: Size, telling: Telling, milliseconds: number): Promise<Round> {
  const started = performance.now()
  const written: Written[] = await Promise.all(all.map((one) => one.call('write', { size, telling, milliseconds })))
  const took = performance.now() - started
  const sum = (of: keyof Written) => written.reduce((total, one) => total + one[of], 0)
  return { thousandMs: (took / sum('commits')) * 1_000, processors: sum('busyMs') / took }
}

/** Median milliseconds until every process has heard of a commit, while each process tells of fifty a second. */
async function fanOut(all: readonly Process[], milliseconds: number): Promise<number> {
  await Promise.all(all.map((one) => one.call('heard', null)))
  await Promise.all(all.map((one) => one.call('tellEvery', { pauseMs: 20, milliseconds })))
  return median((await Promise.all(all.map((one) => one.call('heard', null)))).flat())
}

const of = (rounds: readonly Round[], key: keyof Round) => rounds.map((round) => round[key])
const sizes = { usual: 'usual commits', small: 'commits of one row' } as const

async function measure({ options, say }: BenchContext, count: number, address: PgAddress, bus: Bus): Promise<Figure[]> {
  const milliseconds = options.seconds * 1_000
  const rounds = roundsOf(options, 5)
  const where = `${count} ${count === 1 ? 'process' : 'processes'}, ${bus.name}`
  return withProcesses(count, address, bus, async (all) => {
    const figures: Figure[] = []
    for (const [size, named] of Object.entries(sizes) as [Size, string][]) {
      await commits(all, size, 'outbox', milliseconds)
      const [silent, announced, notified]: [Round[], Round[], Round[]] = [[], [], []]
      for (let round = 0; round < rounds; round++) {
        silent.push(await commits(all, size, 'nothing', milliseconds))
        announced.push(await commits(all, size, 'outbox', milliseconds))
        if (size === 'small' && bus.url === undefined) notified.push(await commits(all, size, 'notify', milliseconds))
      }
      const limit = of(silent, 'thousandMs')
      figures.push(
        figure(`${where}: 1,000 ${named} that tell the others`, 'ms', of(announced, 'thousandMs'), {
          limit,
          goal: { of: 'ratio', most: 1.15 },
        }),
        figure(`${where}: processors of the processes meanwhile`, 'processors', of(announced, 'processors'), {
          limit: of(silent, 'processors'),
        }),
      )
      if (notified.length > 0)
        figures.push(figure(`${where}: the same, told by NOTIFY inside the commit`, 'ms', of(notified, 'thousandMs'), { limit }))
    }
    const delays: number[] = []
    for (let round = 0; round < rounds; round++) delays.push(await fanOut(all, milliseconds))
    say(where)
    return [...figures, figure(`${where}: until a commit is heard of by every process`, 'ms', delays)]
  })
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { say, scope } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await owner.query(`create table bench_write (id int primary key, count int not null); grant all on bench_write to jst_app;
    insert into bench_write select n, 0 from generate_series(0, ${writers - 1}) n`)
  const address: PgAddress = { host: owner.host, port: owner.port, user: owner.user!, database: owner.database! }

  const buses: Bus[] = [{ name: 'NOTIFY' }]
  if (spawnSync('redis-server', ['--version']).status === 0) {
    const redis = await startRedis()
    scope.defer(() => redis.stop())
    buses.push({ name: 'Redis', url: `redis://127.0.0.1:${redis.port}` })
  } else say('redis-server is not on this machine: NOTIFY alone')
  const figures: Figure[] = []
  for (const count of processCounts) for (const bus of buses) figures.push(...(await measure(context, count, address, bus)))
  return figures
}

/** Cost of announcing commits to other processes, and the delay until they hear of them. */
export const cluster: Entry = { name: 'cluster', limit: 'the same commits by the same processes, told to nobody', run }
