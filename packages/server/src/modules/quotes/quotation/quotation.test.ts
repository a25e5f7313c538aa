import { documentTimeline } from '@jst/contracts/document'
import { freightRateCalls } from '@jst/contracts/freight-rates'
import {
  copyQuotation,
  quotationCalls as calls,
  quotationFigures,
  quotationOptions,
  shareQuotation,
  standingOf,
} from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countAffected } from './options.repo.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, dayAfter, inputOf, moveOf, moveQuote, publishedRate, quoted, write } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, reviewer]: TestClient[] = []
let customer = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, reviewer] = await Promise.all(['boss', 'sales', 'reviewer'].map((account) => server.signIn(account)))
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '苏州恒泽机电有限公司'`),
  )
  customer = row!.code
})
afterAll(() => server.close())

const view = async (Id: number, client = boss!) => (await client.call(quotationOptions, { Id })).body.Data
const rowOf = async (Id: number, client = boss!) => (await client.call(calls.get, { Id })).body.Data
const sentOf = (Id: number) =>
  server.db.owner((owner) =>
    owner.query<{ version: number; hash: string; amount: string }>(
      `select version, hash, offer #>> '{Options,0,Totals,0,Amount}' as amount from quotation_sent where quotation_id = $1 order by version`,
      [Id],
    ),
  )

describe('a quotation', () => {
  it('takes cost and floor from the rate, whatever the browser says, and is numbered', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const { Id, Code, stored } = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 60)])
    expect([stored.status, stored.body.Issues ?? []]).toEqual([200, []])
    expect(Code).toMatch(/^QT\d{9}$/)
    const { Options, ...sources } = await view(Id)
    expect(Options[0]).toMatchObject({ RateNo: rate.Code, Charges: [{ Code: 'OFT', Price: '1910', Cost: '1600', Floor: '1850' }] })
    expect(standingOf(Options[0]!, sources)).toEqual({ total: '3820.00', floor: '3700.00', margin: '620', below: '0', manual: false })
    expect(await rowOf(Id)).toMatchObject({ Total: 3820, Options: 1, Stage: 'draft' })
  })
  it('is refused with old and new price when its rate changed since it was chosen, and before it is sent', async () => {
    const rate = await publishedRate(boss!, 2_000)
    const option = await chosen(sales!, rate.ServiceCode, customer)
    const { Id } = await quoted(sales!, customer, [option])
    const row = (await boss!.call(freightRateCalls.get, { Id: rate.Id })).body.Data
    await boss!.call(freightRateCalls.setField, { Items: [{ Id: rate.Id, UpdateTime: row.UpdateTime }], Field: 'Floor40HQ', Value: 2_100 })
    const other = await quoted(sales!, customer, [option])
    expect([other.stored.status, other.stored.body.Issues?.[0]?.Message]).toEqual([
      422,
      expect.stringContaining('40HQ OFT USD 2,150.00 → USD 2,250.00'),
    ])
    expect(await moveQuote(sales!, 'send', Id)).toContain('40HQ OFT USD 2,150.00 → USD 2,250.00')
    await moveOf(boss!, 'freightRate', 'disable', rate.Id, 'WITHDRAWN')
    expect(await moveQuote(sales!, 'send', Id)).toContain('已停用')
  })
  it('is sent with boxes, days, freight for each box and at the floor at least; below it asks for approval', async () => {
    const rate = await publishedRate(boss!, 1_900)
    const bare = await quoted(sales!, customer, [])
    expect(await moveQuote(sales!, 'send', bare.Id)).toBe('请至少填写一个方案')
    const more = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 0)], { Qty20GP: 1 })
    expect(await moveQuote(sales!, 'send', more.Id)).toBe('方案 1 缺少 20GP 的海运费')
    const low = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, -50)])
    expect(await moveQuote(sales!, 'send', low.Id)).toContain('低于底价 USD 100.00')
    expect(await moveQuote(sales!, 'submit', low.Id)).toBeUndefined()
    expect((await rowOf(low.Id))['Stage']).toBe('pendingApproval')
    expect((await write(sales!, low.Id, [])).status).toBe(422)
  })
  it('that was sent stays what it was after any later edit of rates and exchange rates, also for the database', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const { Id } = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 10)])
    expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
    const [sent] = await sentOf(Id)
    expect(sent).toMatchObject({ version: 1, amount: '3720.00' })
    const row = (await boss!.call(freightRateCalls.get, { Id: rate.Id })).body.Data
    await boss!.call(freightRateCalls.setField, { Items: [{ Id: rate.Id, UpdateTime: row.UpdateTime }], Field: 'Floor40HQ', Value: 9_000 })
    await server.db.owner((owner) => owner.query('update exchange_rate set mid = mid * 2'))
    const change = { Id, UpdateTime: (await rowOf(Id)).UpdateTime, Values: { Qty40HQ: 9 } }
    expect((await boss!.call(calls.save, change)).status).toBe(422)
    expect(await sentOf(Id)).toEqual([sent])
    await expect(
      server.db.owner((owner) => owner.query(`update quotation_sent set offer = '{}' where quotation_id = $1`, [Id])),
    ).rejects.toThrow('never changes')
    await server.db.owner((owner) => owner.query('update exchange_rate set mid = mid / 2'))
  })
  it('is negotiated under its number as the next version, and the first one stays', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const { Id, Code } = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 100)])
    await moveQuote(sales!, 'send', Id)
    expect(await moveQuote(sales!, 'negotiate', Id)).toBeUndefined()
    const { Options } = await view(Id)
    await write(sales!, Id, [inputOf(Options[0]!, 40)])
    expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
    expect((await sentOf(Id)).map(({ version, amount }) => [version, amount])).toEqual([
      [1, '3900.00'],
      [2, '3780.00'],
    ])
    expect(await rowOf(Id)).toMatchObject({ Code, Version: 2, Stage: 'sent' })
    expect(await moveQuote(sales!, 'lose', Id, 'PRICE')).toBeUndefined()
    expect(await rowOf(Id)).toMatchObject({ Stage: 'lost', LossReason: 'PRICE' })
  })
  it('is copied by the rates of today: with the same margin, or at the same price', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const { Id } = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 100)])
    const row = (await boss!.call(freightRateCalls.get, { Id: rate.Id })).body.Data
    await boss!.call(freightRateCalls.setField, { Items: [{ Id: rate.Id, UpdateTime: row.UpdateTime }], Field: 'Floor40HQ', Value: 2_000 })
    const priceOf = async (Mode: 'replicate' | 'extend') => {
      const made = (await sales!.call(copyQuotation, { Id, Mode, ValidUntil: dayAfter(5) })).body.Data
      const { Options } = await view(made.Id)
      return [made.Missing, Options[0]!.Charges[0]!.Price, Options[0]!.Charges[0]!.Floor]
    }
    expect(await priceOf('replicate')).toEqual([[], '2100', '2000'])
    expect(await priceOf('extend')).toEqual([[], '1950', '2000'])
    await moveOf(boss!, 'freightRate', 'disable', rate.Id, 'WITHDRAWN')
    expect((await sales!.call(copyQuotation, { Id, Mode: 'extend', ValidUntil: dayAfter(5) })).body.Data.Missing).toHaveLength(1)
  })
  it('shows cost and margin to nobody who may not see them: page, list, file, timeline, figures', async () => {
    const rate = await publishedRate(boss!, 1_850, { Cost40HQ: 1_234.56 })
    const { Id } = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 100)])
    await moveQuote(sales!, 'send', Id)
    const answers = await Promise.all([
      sales!.call(quotationOptions, { Id }),
      sales!.call(calls.list, {}),
      sales!.call(calls.get, { Id }),
      sales!.call(documentTimeline, { Kind: 'quotation', Id }),
      sales!.call(quotationFigures, {}),
    ])
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/1234\.56|CONTRACT-SECRET|"Margin":[^n]/)
    }
    expect((await sales!.call(calls.list, { Sort: 'Margin' })).status).toBe(422)
    expect((await rowOf(Id))['Margin']).toBeGreaterThan(0)
  })
  it('is counted while it is open where its rate is about to change', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const { Id } = await quoted(sales!, customer, [await chosen(sales!, rate.ServiceCode, customer, 0)])
    const touched = () => server.db.owner((owner) => countAffected(owner, [rate.Id]))
    expect(await touched()).toBe(1)
    await moveQuote(sales!, 'send', Id)
    expect(await touched()).toBe(1)
    await moveQuote(sales!, 'win', Id)
    expect(await touched()).toBe(0)
  })
  it('is for those who may', async () => {
    const { Id } = await quoted(sales!, customer, [])
    expect((await reviewer!.call(quotationOptions, { Id })).status).toBe(403)
    expect((await reviewer!.call(shareQuotation, { Id })).status).toBe(403)
    expect((await sales!.call(shareQuotation, { Id })).body.Message).toContain('尚未发送')
  })
})
