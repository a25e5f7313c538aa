import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { asOf, splitAt, type Periods } from './periods.ts'

const trial: Periods = { table: 'period_trial', keys: ['thing'], columns: ['price'] }
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner(async (owner) => {
    await owner.query('create table period_trial (thing text not null, price integer not null)')
    await owner.query(`call effective_rows('period_trial', 'thing')`)
    await owner.query('grant select, insert, update, delete on period_trial to jst_app')
  })
})
afterAll(() => server.close())

const days = Array.from({ length: 40 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
const system = () => server.database.system()
const split = (thing: string, day: string, until: string | null, price: number) =>
  system().tx((tx) => splitAt(tx, trial, { thing }, { day, until, values: { price } }))

/** Everything that held, holds and will hold, earliest first. */
const history = (thing: string) =>
  system().query<{ price: number; from: string; to: string | null }>(
    `select price, lower(valid)::text as "from", (upper(valid) - 1)::text as "to" from period_trial where thing = $1 order by valid`,
    [thing],
  )

const change = fc.record({ day: fc.nat(29), length: fc.option(fc.integer({ min: 0, max: 12 })), price: fc.integer({ min: 1, max: 99 }) })
let made = 0

it('holds each day what a table of single days holds, whatever is written in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 7 }), async (changes) => {
      const thing = `thing ${(made += 1)}`
      // the model: on which day each value begins, and what every day says
      const model: { price: number | undefined; begins: boolean }[] = days.map(() => ({ price: undefined, begins: false }))
      for (const { day, length, price } of changes) {
        const until = length === null ? null : Math.min(day + length, days.length - 1)
        const later = model.findIndex(({ begins }, at) => at > day && begins)
        const end = later < 0 ? days.length : later
        for (let at = day; at < end; at++) model[at] = { price: until === null || at <= until ? price : undefined, begins: at === day }
        await split(thing, days[day]!, until === null ? null : days[until]!, price)
      }
      const found = await Promise.all(days.map(async (day) => (await asOf(system(), trial, { thing }, day))?.['price']))
      expect(found).toEqual(model.map(({ price }) => price))
    }),
    { seed: 19, numRuns: 40 },
  )
})

it('keeps one row for each day when many write at once', async () => {
  await Promise.all(Array.from({ length: 16 }, (_, at) => split('contended', days[(at * 7) % 20]!, null, at + 1)))
  const rows = await history('contended')
  expect(rows.map(({ from }) => from)).toEqual([...new Set(Array.from({ length: 16 }, (_, at) => days[(at * 7) % 20]!))].toSorted())
  expect(rows.slice(0, -1).map(({ to }) => days[days.indexOf(to!) + 1])).toEqual(rows.slice(1).map(({ from }) => from))
  expect(rows.at(-1)!.to).toBeNull()
})

it('is refused by the database where rows overlap, and in words where the last day is before the first', async () => {
  await split('kept', days[3]!, null, 1)
  const overlapping = system().tx((tx) => tx.query(`insert into period_trial values ('kept', 2, '[2026-01-10,2026-01-12)')`))
  await expect(overlapping).rejects.toMatchObject({ code: '23P01' })
  await expect(split('kept', days[5]!, days[4]!, 3)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await history('kept')).toMatchObject([{ price: 1, from: days[3], to: null }])
})
