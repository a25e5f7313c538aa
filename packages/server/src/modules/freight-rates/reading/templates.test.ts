import { learnedList, removeLearned, saveLearned, tryReading } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [pricing, peer, sales]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, peer, sales] = await Promise.all(['pricing', 'peer', 'sales'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const Source = 'GYS26010001'
const rowOf = async (client: TestClient, Keyword: string) =>
  (await client.call(learnedList, { Source, Keyword, PageSize: 50 })).body.Data.Rows.find(({ Text }) => Text === Keyword)

it('a word that is added by hand is read in a sample of its supplier, until it is removed', async () => {
  const word = { Source, Kind: 'port', Text: '罗省码头' }
  const Text = 'COSCO 上海-罗省码头 USD 1650/2060/2060 有效期 12.1-12.31'
  const pods = async () => (await pricing!.call(tryReading, { Source, Text })).body.Data.Rows.map(({ Pod }) => Pod)
  expect(await pods()).not.toContain('USLAX')
  expect((await pricing!.call(saveLearned, { ...word, Target: 'USLAX' })).status).toBe(200)
  expect(await pods()).toContain('USLAX')
  const row = await rowOf(pricing!, '罗省码头')
  expect(row).toMatchObject({ Target: 'USLAX', By: '赵宇航' })
  expect(await rowOf(peer!, '罗省码头')).toBeUndefined()
  const fix = { ...word, Target: 'USLGB', UpdateTime: row!.UpdateTime }
  expect((await pricing!.call(saveLearned, fix)).status).toBe(200)
  expect((await pricing!.call(saveLearned, fix)).status).toBe(412)
  expect((await pricing!.call(removeLearned, { Items: [word] })).body.Data.Removed).toBe(1)
  expect(await rowOf(pricing!, '罗省码头')).toBeUndefined()
})

it('what means nothing is refused, and whoever may not see suppliers is kept out', async () => {
  const wrong = await pricing!.call(saveLearned, { Source, Kind: 'boxes', Text: '3', Target: '20GP/40GP' })
  expect([wrong.status, wrong.body.Issues?.[0]?.Path]).toEqual([422, 'Target'])
  expect((await sales!.call(learnedList, {})).status).toBe(403)
})

it.each([
  ['boxes', '3', '20GP/40GP/40HQ', { TextName: '', TargetName: '' }],
  ['boxes', '40?', '40HQ', { TextName: '', TargetName: '' }],
  ['currency', '', 'USD', { TargetName: '' }],
  ['chargeCurrency', '', 'CNY', {}],
  ['basis', 'THC', 'C', { TargetName: '每箱' }],
  ['pol', '', 'CNSHA', { TargetName: '上海' }],
  ['holds', 'LTD/SCHEDULE_ETD', 'LTD', { TargetName: expect.stringMatching(/./) as unknown }],
] as const)('what was learned of %s "%s" is shown with its names, corrected and taken back', async (Kind, Text, Target, names) => {
  const [company] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(`select company_id as id from provider where code = '${Source}' limit 1`),
  )
  await server.db.owner((owner) =>
    owner.query(
      `insert into freight_reading_habit (company_id, source, question, answer) values ($1, $2, $3, $4)
        on conflict (company_id, source, question) do update set answer = excluded.answer`,
      [company!.id, Source, `${Kind}:${Text}`, Target],
    ),
  )
  const rows = async () =>
    (await pricing!.call(learnedList, { Source, Kind, PageSize: 50 })).body.Data.Rows.filter((row) => row.Text === Text)
  const [row] = await rows()
  expect(row).toMatchObject({ Kind, Text, Target, ...names })
  const saved = await pricing!.call(saveLearned, { Source, Kind, Text, Target, UpdateTime: row!.UpdateTime })
  expect(saved.status).toBe(200)
  expect((await pricing!.call(removeLearned, { Items: [{ Source, Kind, Text }] })).body.Data.Removed).toBe(1)
  expect(await rows()).toEqual([])
})
it('refuses an answer that a habit cannot have', async () => {
  for (const [Kind, Text, Target] of [
    ['holds', 'LTD/SCHEDULE_ETD', 'ON_BOARD'],
    ['boxes', '40?', '20GP'],
    ['chargeCurrency', '', 'XXX'],
  ] as const)
    expect((await pricing!.call(saveLearned, { Source, Kind, Text, Target })).status).toBe(422)
})
