import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts'
import { clientConfig } from './pg-client.ts'
import { rowsOf } from './statement.ts'

let db: TestDatabase
let [one, other]: Client[] = []
beforeAll(async () => {
  db = await createTestDatabase()
  ;[one, other] = [1, 2].map(() => new Client({ ...clientConfig(db.address), pipeline: true }))
  await Promise.all([one!.connect(), other!.connect()])
})
afterAll(async () => {
  await Promise.all([one!.end(), other!.end()])
  await db.drop()
})

// the functions are made for connections of the pool, which is what they use of one
const rows = <Row>(client: Client, text: string, values: unknown[] = []) => rowsOf<Row>(client as never, text, values)

const everyType = `select $1::bigint as whole, 1.50::numeric as exact, 2.5::float8 as about, true as flag, '上海'::text as name, ''::varchar as empty,
  null::text as nothing, '2026-02-03'::date as day,
  '2026-02-03 04:05:06.7+00'::timestamptz as instant, '{"a":[1,null]}'::jsonb as content, array[1,2]::bigint[] as ids,
  array['a','b']::text[] as words, null::timestamptz as never`
const expected = {
  whole: 7,
  exact: 1.5,
  about: 2.5,
  flag: true,
  name: '上海',
  empty: '',
  nothing: null,
  day: '2026-02-03',
  instant: '2026-02-03T04:05:06.700Z',
  content: { a: [1, null] },
  ids: [1, 2],
  words: ['a', 'b'],
  never: null,
}

it('reads every type alike: when the columns are not known yet, when they are, and on another connection', async () => {
  for (const client of [one!, one!, other!, other!]) expect(await rows(client, everyType, [7])).toEqual([expected])
  expect(Object.keys((await rows<object>(one!, everyType, [7]))[0]!)).toEqual(Object.keys(expected))
})

it('keeps apart what one flight asks for, rows or none, and goes on behind one that fails', async () => {
  const answers = () =>
    Promise.allSettled([
      rows(one!, 'select n from generate_series(1, $1::int) n', [3]),
      rows(one!, 'select n from generate_series(1, 2) n where n > $1', [5]),
      rows(one!, `select set_config('app.scope', $1, false)`, ['tenant']),
      rows(one!, 'select 1 / $1::int as quotient', [0]),
      rows(one!, 'select $1::int as after', [9]),
    ])
  for (let turn = 0; turn < 2; turn++) {
    const [three, none, set, failed, after] = await answers()
    expect([three, none, set, after].map((answer) => answer.status === 'fulfilled' && answer.value)).toEqual([
      [{ n: 1 }, { n: 2 }, { n: 3 }],
      [],
      [{ set_config: 'tenant' }],
      [{ after: 9 }],
    ])
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012', stack: expect.stringContaining('rows-query.test.ts') } })
  }
})

it('a value that cannot be read fails its own statement and no other', async () => {
  const [bad, good] = await Promise.allSettled([
    rows(one!, 'select $1::date as day', ['31 February']),
    rows(one!, 'select $1::text as word', ['x']),
  ])
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
})
