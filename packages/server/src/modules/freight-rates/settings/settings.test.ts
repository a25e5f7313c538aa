import { filedRangeCalls, freightSettings, marginFloorCalls, saveFreightSettings, searchPrices } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { runScheduled } from '../../../testing/jobs.ts'
import { dayAfter, moveOf, publishedRate } from '../../../testing/quotes.ts'
import { rateExpiryAlert } from './expiry.job.ts'

let server: TestServer
let [boss, pricing, sales, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, pricing, sales, customer] = await Promise.all(['boss', 'pricing', 'sales', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const add = (calls: typeof marginFloorCalls, more: object) =>
  pricing!.call(calls.save, { Id: 0, Values: { NameZh: '测试', CurrencyCode: 'USD', ...more } })
const pathsOf = async (calls: typeof marginFloorCalls, more: object) => (await add(calls, more)).body.Issues?.map(({ Path }) => Path)
/** The only rate from a port that the demo has no rates from: cost 1,600, floor 1,850, and 50 of the platform. */
const found = async (client: TestClient) => {
  const { body } = await client.call(searchPrices, { Pol: 'CNLYG', Pods: 'USOAK', Day: dayAfter(7), Boxes: '40HQ*1' })
  return body.Data.Options[0]!
}

describe('最低毛利 and 运价备案', () => {
  it('are numbered, say a limit, and have their ends in order', async () => {
    expect((await add(marginFloorCalls, { PerBox: 1, Carriers: ['MSK'] })).body.Data.Code).toMatch(/^ML\d{6}$/)
    expect(await pathsOf(marginFloorCalls, {})).toEqual(['Values.PerBox'])
    const range = { Box: '45HQ', Carriers: ['MSK'] }
    expect((await add(filedRangeCalls, { ...range, FiledMin: 1, FiledMax: 2 })).body.Data.Code).toMatch(/^BA\d{6}$/)
    expect(await pathsOf(filedRangeCalls, { ...range, FiledMin: 3, FiledMax: 2 })).toEqual(['Values.FiledMax'])
    expect((await sales!.call(marginFloorCalls.list, {})).status).toBe(403)
  })
  it('hold for searches from the moment they are saved: below the margin an approval, outside the range a refusal', async () => {
    await publishedRate(boss!, 1_850, { PolCode: 'CNLYG', PodCode: 'USOAK' })
    expect(await found(boss!)).toMatchObject({ Verdict: 'OK', Guards: [] })
    const floor = (await add(marginFloorCalls, { PerBox: 450, Pols: ['CNLYG'] })).body.Data
    const least = await found(boss!)
    expect([least.Verdict, least.Guards.map(({ Code, Box, By }) => [Code, Box, By])]).toEqual([
      'APPROVAL',
      [['BELOW_MARGIN_BOX', '40HQ', expect.stringMatching(/^\d+\.00$/)]],
    ])
    // how much is missing would tell the cost
    expect((await found(sales!)).Guards).toMatchObject([{ Code: 'BELOW_MARGIN_BOX', By: '', Zh: '' }])
    await add(filedRangeCalls, { Box: '40HQ', Pols: ['CNLYG'], FiledMin: 3_000, FiledMax: 4_000 })
    expect(await found(boss!)).toMatchObject({ Verdict: 'REFUSED', Told: false })
    await pricing!.call(marginFloorCalls.setEnabled, { Items: [{ Id: floor.Id, UpdateTime: floor.UpdateTime }], Enabled: false })
    expect((await found(boss!)).Guards.map(({ Code }) => Code)).toEqual(['BELOW_FILED'])
  })
})

describe('整箱运价配置', () => {
  it('is the usual until pricing decides, is read by whoever searches, and refuses a stale write', async () => {
    const usual = (await sales!.call(freightSettings, {})).body.Data
    expect(usual).toEqual({
      Boxes: ['40HQ'],
      AlertDays: 7,
      InquiryHours: 4,
      SecondReader: false,
      SecondReaderNotes: false,
      UpdateTime: null,
    })
    const saved = await pricing!.call(saveFreightSettings, {
      Boxes: ['20GP', '40HQ'],
      AlertDays: 5,
      InquiryHours: 2,
      SecondReader: false,
      SecondReaderNotes: false,
      UpdateTime: null,
    })
    expect(saved.body.Data).toMatchObject({ Boxes: ['20GP', '40HQ'], AlertDays: 5, InquiryHours: 2 })
    expect((await sales!.call(freightSettings, {})).body.Data).toEqual(saved.body.Data)
    expect((await pricing!.call(saveFreightSettings, { ...usual, AlertDays: 1 })).status).toBe(412)
    expect((await sales!.call(saveFreightSettings, saved.body.Data)).status).toBe(403)
    expect((await customer!.call(freightSettings, {})).status).toBe(403)
  })
  it('tells whoever entered a rate once that it ends, and again when its last day was changed', async () => {
    await runScheduled(server, rateExpiryAlert)
    const { Id } = await publishedRate(boss!, 1_850, { ValidTo: dayAfter(3) })
    const told = async () => {
      await runScheduled(server, rateExpiryAlert)
      const rows = await server.db.owner((owner) =>
        owner.query<{ title: string }>(
          `select m.title from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id
           where u.account = 'boss' and m.title like '%运价即将到期' order by m.id`,
        ),
      )
      return rows.length
    }
    const first = await told()
    expect(first).toBeGreaterThan(0)
    expect(await told()).toBe(first)
    await server.db.owner((owner) => owner.query('update freight_rate set valid_to = valid_to + 1 where id = $1', [Id]))
    expect(await told()).toBe(first + 1)
    await moveOf(boss!, 'freightRate', 'disable', Id, 'WITHDRAWN')
    await server.db.owner((owner) => owner.query('update freight_rate set valid_to = valid_to - 1 where id = $1', [Id]))
    expect(await told()).toBe(first + 1)
  })
})
