import { markupRuleCalls, priceCalendar, searchPrices } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { publishedRate } from '../../../testing/quotes.ts'
import { daysOf, weeksAround } from './weeks.ts'

describe('weeks of a calendar', () => {
  it('begins two weeks before the day, never with one that is over', () => {
    // a Friday
    const from = (day: string, today: string) => weeksAround(day, today, 6)[0]!.from
    expect([from('2026-11-20', '2026-08-01'), from('2026-11-20', '2026-11-11'), from('2026-11-20', '2026-11-18')]).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ])
    expect(from('2026-11-20', '2026-12-24')).toBe('2026-11-16')
    expect(weeksAround('2026-11-20', '2026-11-18', 6).at(-1)).toEqual({ from: '2026-12-21', to: '2026-12-27' })
  })
  it('asks one day for each part in which the same rates hold, the weekday of the search where it can', () => {
    const week = { from: '2026-11-23', to: '2026-11-29' }
    expect(daysOf(week, [], '2026-11-20', '2026-11-18')).toEqual(['2026-11-27'])
    expect(daysOf(week, ['2026-11-26', '2026-12-01'], '2026-11-20', '2026-11-18')).toEqual(['2026-11-23', '2026-11-27'])
    // what is left of this week
    expect(daysOf({ from: '2026-11-16', to: '2026-11-22' }, ['2026-11-17'], '2026-11-27', '2026-11-19')).toEqual(['2026-11-20'])
  })
})

let server: TestServer
let [boss, sales, customer]: TestClient[] = []
const Pol = 'CNLYG'
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, customer] = await Promise.all(['boss', 'sales', 'customer'].map((account) => server.signIn(account)))
  const at = { PolCode: Pol, PodCode: 'DEHAM', Cost40HQ: 1_000 }
  // Friday 4 December 2099 is asked for
  await publishedRate(boss!, 2_000, { ...at, ValidFrom: '2099-11-23', ValidTo: '2099-12-06' })
  await publishedRate(boss!, 1_700, { ...at, ValidFrom: '2099-12-01', ValidTo: '2099-12-02' })
  await publishedRate(boss!, 1_500, { ...at, ValidFrom: '2099-12-14', ValidTo: '2099-12-20', CarrierCode: 'OOCL' })
})
afterAll(() => server.close())
const asked = { Pol, Pods: 'DEHAM', Day: '2099-12-04', Boxes: '40HQ*1' }
const calendar = async (client = sales!, more: object = {}) => (await client.call(priceCalendar, { ...asked, ...more })).body.Data.Weeks

describe('运价周历', () => {
  it('names the cheapest total of each week with the day on which it holds, and how many options there are', async () => {
    const weeks = await calendar()
    expect(weeks.map(({ From, Options, Best }) => [From, Options, Best?.Day ?? '', Best?.Carrier ?? ''])).toEqual([
      ['2099-11-16', 0, '', ''],
      ['2099-11-23', 1, '2099-11-27', 'COSCO'],
      ['2099-11-30', 2, '2099-12-01', 'COSCO'],
      ['2099-12-07', 0, '', ''],
      ['2099-12-14', 1, '2099-12-18', 'OOCL'],
      ['2099-12-21', 0, '', ''],
    ])
    // the day that it names finds exactly that total
    for (const { Best } of weeks.filter((week) => week.Best)) {
      const { Options } = (await sales!.call(searchPrices, { ...asked, Day: Best!.Day })).body.Data
      expect(Options[0]!.Totals.map(({ Currency, Total }) => ({ Currency, Total }))).toEqual(Best!.Totals)
    }
  })
  it('counts only what may be told at once', async () => {
    const Values = { NameZh: '亏本', MarkupLayer: 'PLATFORM', Pols: [Pol], CurrencyCode: 'USD', Amount: -900 }
    const { Id, UpdateTime } = (await boss!.call(markupRuleCalls.save, { Id: 0, Values })).body.Data
    expect((await calendar()).map(({ Best }) => Best)).toEqual(Array.from({ length: 6 }, () => null))
    await boss!.call(markupRuleCalls.remove, { Items: [{ Id, UpdateTime }] })
    expect((await calendar()).filter(({ Best }) => Best)).toHaveLength(3)
  })
  it('tells neither floor nor cost, and strangers nothing', async () => {
    const { text } = await sales!.call(priceCalendar, asked)
    for (const word of ['Floor', 'Cost', 'Margin', 'YJ26', '"1000', 'SECRET']) expect(text).not.toContain(word)
    expect((await customer!.call(priceCalendar, asked)).status).toBe(403)
    expect((await sales!.call(priceCalendar, { ...asked, Boxes: 'x*0' })).body.Issues?.[0]?.Path).toBe('Boxes')
  })
})
