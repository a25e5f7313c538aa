import { exchangeRateOn, type ExchangeRate } from '@jst/contracts/master'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { exchangeRatesOn } from './charges.repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** Numbers between 0 and 1 that are the same in each run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

it('the rates that SQL chooses are those of `exchangeRateOn`, for days, companies and directions of any kind', async () => {
  const random = randomOf(11)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const currencies = ['CNY', 'USD', 'EUR', 'JPY', 'GBP']
  const days = Array.from({ length: 12 }, (_, at) => `2031-0${1 + (at % 4)}-${String(1 + Math.floor(at / 4) * 9).padStart(2, '0')}`)
  await server.db.owner(async (owner) => {
    const [company] = await owner.query<{ id: number }>(`select id from company where code = 'HJGJ'`)
    const made = new Map<string, ExchangeRate>()
    for (let at = 0; at < 120; at++) {
      const [CurrencyCode, BaseCode, FromDay, Layer] = [
        pick(currencies),
        pick(currencies),
        pick(days),
        pick(['platform', 'company'] as const),
      ]
      if (CurrencyCode === BaseCode) continue
      const Mid = Math.round(random() * 1_000_000 + 1) / 1_000_000
      const key = [CurrencyCode, BaseCode, FromDay, Layer].join()
      made.set(key, { Id: at, Layer, CurrencyCode, BaseCode, FromDay, Buy: Mid, Sell: Mid, Mid, Source: '', UpdateTime: '' })
    }
    const rates = [...made.values()]
    await owner.query('delete from exchange_rate')
    for (const { Layer, CurrencyCode, BaseCode, FromDay, Mid } of rates)
      await owner.query(
        `insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid) values ($1, $2, $3, $4, $5, $5, $5)`,
        [Layer === 'company' ? company!.id : null, CurrencyCode, BaseCode, FromDay, Mid],
      )
    let compared = 0
    for (const day of ['2030-12-31', ...days, '2031-02-28', '2032-01-01'])
      for (const into of currencies) {
        const chosen = await exchangeRatesOn(owner, company!.id, into, day)
        for (const currency of currencies.filter((one) => one !== into)) {
          const found = chosen.find(({ Currency }) => Currency === currency)
          const rate = found && (found.Turned ? 1 / Number(found.Rate) : Number(found.Rate))
          expect([day, currency, into, rate]).toEqual([day, currency, into, exchangeRateOn(rates, currency, into, day)])
          if (found) compared += 1
        }
      }
    expect(compared).toBeGreaterThan(100)
  })
})
