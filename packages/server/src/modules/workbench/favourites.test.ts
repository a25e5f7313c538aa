import { addFavourite, frameInfo, mostFavourites, moveFavourite, removeFavourite, saveFrameOptions } from '@jst/contracts/workbench'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [doc, reviewer, boss, customer]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  ;[doc, reviewer, boss, customer] = await Promise.all(['doc', 'reviewer', 'boss', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const kept = async (client: TestClient) => (await client.call(frameInfo, {})).body.Data.Favourites.map(({ Path }) => Path)

describe('favourites', () => {
  it('are kept for their owner alone, in the chosen order, each page once', async () => {
    for (const path of ['/tdManage/siCheck', '/workbench', '/tdManage/siDataList?Keyword=%E4%B8%AD&Sort=-Deadline', '/workbench'])
      expect((await doc!.call(addFavourite, { Path: path, Title: ` 页面 ${path.length} ` })).status).toBe(200)
    expect(await kept(doc!)).toEqual(['/tdManage/siCheck', '/workbench', '/tdManage/siDataList?Keyword=%E4%B8%AD&Sort=-Deadline'])
    const all = (await doc!.call(frameInfo, {})).body.Data.Favourites
    expect(all[0]!.Title).toBe('页面 17')
    const last = all.at(-1)!.Id
    await doc!.call(moveFavourite, { Id: last, Index: 0 })
    expect((await kept(doc!))[0]).toMatch(/siDataList/)
    await doc!.call(moveFavourite, { Id: last, Index: mostFavourites })
    expect((await kept(doc!))[2]).toMatch(/siDataList/)
    expect(await kept(reviewer!)).toEqual([])
    expect((await reviewer!.call(removeFavourite, { Id: last })).status).toBe(404)
    expect((await reviewer!.call(moveFavourite, { Id: last, Index: 0 })).status).toBe(404)
    expect((await doc!.call(removeFavourite, { Id: last })).body.Data).toHaveLength(2)
  })

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\tb',
    '/a b',
    'workbench',
    '/.//evil.example',
  ])('never lead elsewhere: %j', async (Path) => {
    const { status, body } = await doc!.call(addFavourite, { Path, Title: 'x' })
    expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'Path'])
  })

  it.each([{ Title: '   ' }, { Title: 'x'.repeat(61) }, { Title: 'x'.repeat(4_000) }, { Path: 7 }, { Owner: 1 }])(
    'refuse wrong input %#',
    async (wrong) => {
      expect((await doc!.call(addFavourite, { Path: '/ok', Title: 'ok', ...wrong } as never)).status).toBe(422)
    },
  )

  it('take script and SQL for what they are: text', async () => {
    const Title = `<script>alert(1)</script>'; drop table favourite; --`
    const { body } = await customer!.call(addFavourite, { Path: `/external/workbench?x=';--`, Title })
    expect(body.Data).toMatchObject([{ Title }])
  })

  it('the same key twice adds once; an impatient hand gets no more than there may be', async () => {
    const add = (n: number) => reviewer!.call(addFavourite, { Path: `/p/${n}`, Title: `第 ${n}` }, { 'idempotency-key': `f-${n}` })
    expect((await add(0)).body.Data).toEqual((await add(0)).body.Data)
    const answers = await Promise.all(Array.from({ length: mostFavourites + 1 }, (_, n) => add(n + 1)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
    expect(await kept(reviewer!)).toHaveLength(mostFavourites)
  })
})

it('the forced watermark is for everybody of the company, and for those who keep its record to decide', async () => {
  expect((await doc!.call(saveFrameOptions, { ForceWatermark: true })).body.Code).toBe('FORBIDDEN')
  expect((await boss!.call(saveFrameOptions, { ForceWatermark: true })).status).toBe(200)
  const forced = async (client: TestClient) => (await client.call(frameInfo, {})).body.Data.ForceWatermark
  expect([await forced(doc!), await forced(customer!)]).toEqual([true, false])
  await boss!.call(saveFrameOptions, { ForceWatermark: false })
  expect(await forced(doc!)).toBe(false)
})
