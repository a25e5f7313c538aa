import { listSettings, listViews, mostViews, removeListView, saveListSettings, saveListView } from '@jst/contracts/views'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [doc, reviewer]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  ;[doc, reviewer] = [await server.signIn('doc'), await server.signIn('reviewer')]
})
afterAll(() => server.close())

const view = (more: object = {}) => ({ Id: 0, List: 'si-check', Name: '今天截单', Search: '?Due=day&Sort=-Deadline', ...more })

it('is kept for its owner alone, changed, and removed', async () => {
  const made = (await doc!.call(saveListView, view())).body.Data
  expect((await doc!.call(listViews, {})).body.Data).toEqual([made])
  const renamed = (await doc!.call(saveListView, view({ Id: made.Id, Name: ' 今明两天 ', Search: '?Due=day2' }))).body.Data
  expect(renamed).toMatchObject({ Id: made.Id, Name: '今明两天', Search: '?Due=day2' })
  expect((await reviewer!.call(listViews, {})).body.Data).toEqual([])
  expect((await reviewer!.call(saveListView, view({ Id: made.Id }))).status).toBe(404)
  expect((await reviewer!.call(removeListView, { Id: made.Id })).status).toBe(404)
  expect((await doc!.call(saveListView, view({ Id: made.Id, List: 'message' }))).status).toBe(404)
  expect((await doc!.call(removeListView, { Id: made.Id })).body.Data).toEqual([])
})

it('has a name of its own in its list, and there are not too many', async () => {
  const add = (n: number) => doc!.call(saveListView, view({ List: 'message', Name: `视图${n}` }))
  // at the same time, as an impatient hand does it
  const answers = await Promise.all(Array.from({ length: mostViews + 2 }, (_, n) => add(n)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: mostViews }, () => 200), 422, 422])
  const full = answers.find(({ status }) => status !== 200)!
  expect([full.status, full.body.Issues?.[0]?.Path]).toEqual([422, 'Name'])
  const [first, second] = (await doc!.call(listViews, {})).body.Data
  const taken = await doc!.call(saveListView, { ...view({ List: 'message' }), Id: first!.Id, Name: second!.Name })
  expect([taken.status, taken.body.Issues?.[0]?.Message]).toEqual([422, `已有名为“${second!.Name}”的视图，请换一个名称`])
})

it.each([{ Name: '  ' }, { Name: 'x'.repeat(21) }, { Search: 'x'.repeat(2_001) }, { List: '' }, { Owner: 1 }])(
  'refuses %o',
  async (wrong) => {
    expect((await doc!.call(saveListView, view(wrong) as never)).status).toBe(422)
  },
)

it('the columns of a list are kept for who arranged them, on every machine', async () => {
  const settings = { List: 'si-check', Order: ['bill', 'vessel'], Hidden: ['order'], Pinned: ['vessel'], RowNumbers: true, PageSize: 50 }
  await doc!.call(saveListSettings, { ...settings, PageSize: 20 })
  await doc!.call(saveListSettings, settings)
  await doc!.call(saveListSettings, { ...settings, List: 'message' })
  expect((await doc!.call(listSettings, {})).body.Data).toEqual([{ ...settings, List: 'message' }, settings])
  expect((await reviewer!.call(listSettings, {})).body.Data).toEqual([])
  for (const wrong of [{ PageSize: 100_000 }, { Hidden: Array.from({ length: 101 }, () => 'x') }, { List: '' }, { Other: 1 }])
    expect((await doc!.call(saveListSettings, { ...settings, ...wrong })).status).toBe(422)
})
