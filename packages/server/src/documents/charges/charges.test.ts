import {
  chargeDefaults,
  chargeTotals,
  defineCharges,
  documentCharges,
  documentTimeline,
  saveDocumentCharges,
  type ChargeLine,
  type ChargeMeasures,
} from '@jst/contracts/document'
import { exchangeRateList } from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { registerDocument } from '../index.ts'

let server: TestServer
let doc: TestClient
let party: TestClient
let boss: TestClient
let id: number

/** Orders with what the customer pays, and what it costs, which the customer does not see. */
const order = {
  kind: 'chargedOrder',
  zh: '委托',
  en: 'Order',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: { path: '/tdManage/siCheck', code: 'edit' },
  partyWrites: { path: '/external/workbench/siSubmit', code: 'submit' },
  page: '/tdManage/siCreator',
  partyPage: '/external/workbench/siSubmit',
  fields: {},
  charges: {
    sell: defineCharges({ zh: '应收费用', en: 'Charges', audience: 'customer', bases: ['C', 'B', 'S', 'R', 'F'], round: 'line' }),
    cost: defineCharges({ zh: '应付费用', en: 'Costs', audience: 'internal', bases: ['C', 'B'], round: 'taxGroup' }),
  },
} as const

const measures: ChargeMeasures = {
  Boxes: [
    { Type: '40HQ', Count: 2 },
    { Type: '20GP', Count: 1 },
  ],
  Bills: 1,
  Tons: '31.2',
  Cbm: '64.5',
  Day: '2026-06-15',
  Into: 'CNY',
}

beforeAll(async () => {
  registerDocument({
    document: order,
    table: 'cargo_order',
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    measures: () => Promise.resolve(measures),
  })
  server = await createTestServer()
  doc = await server.signIn('doc')
  party = await server.signIn('customer')
  boss = await server.signIn('boss')
  await server.db.owner(async (owner) => {
    const [row] = await owner.query<{ id: number; operator: number }>(
      `select o.id, o.operator_id as operator from cargo_order o join company c on c.id = o.company_id where c.code = 'YFJCK' order by o.id limit 1`,
    )
    id = row!.id
    await owner.query('delete from exchange_rate')
    await owner.query(
      `insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid) values
        (null, 'USD', 'CNY', '2026-05-01', 7.05, 7.15, 7.1), (null, 'USD', 'CNY', '2026-06-01', 7.1, 7.2, 7.123456),
        ($1, 'USD', 'CNY', '2026-06-01', 7.1, 7.2, 7.2), (null, 'USD', 'CNY', '2026-07-01', 7.3, 7.4, 7.35),
        (null, 'CNY', 'JPY', '2026-06-01', 21, 22, 21.5)`,
      [row!.operator],
    )
  })
})
afterAll(() => server.close())

const line = (Code: string, more: Partial<ChargeLine> = {}): ChargeLine => ({
  Id: 0,
  Code,
  NameZh: Code,
  NameEn: Code,
  Basis: 'C',
  Box: '',
  Quantity: '',
  Price: '0',
  Minimum: '',
  Currency: 'USD',
  PpCc: 'PP',
  TaxRate: '0',
  Payer: '',
  InAllIn: false,
  PercentOf: [],
  Remark: '',
  ...more,
})
const at = (Sheet: string) => ({ Kind: order.kind, Id: id, Sheet })
const read = async (Sheet: string, by = doc) => (await by.call(documentCharges, at(Sheet))).body.Data
const save = async (Sheet: string, Lines: readonly ChargeLine[], by = doc) =>
  by.call(saveDocumentCharges, { ...at(Sheet), UpdateTime: (await read('sell', by)).UpdateTime, Lines: [...Lines] })

describe('charges of a document', () => {
  it('are kept exactly and in their order, and come to the same totals on both ends', async () => {
    const first = await save('sell', [
      line('OFT', { Box: '40HQ', Price: '1850.0050' }),
      line('THC', { Currency: 'CNY', Price: '0.1', Quantity: '3.000', TaxRate: '6' }),
      line('BAF', { Basis: 'F', Price: '12.5', PercentOf: ['OFT'] }),
    ])
    expect([first.status, first.body.Data.Lines.map(({ Code, Price, Quantity }) => [Code, Price, Quantity])]).toEqual([
      200,
      [
        ['OFT', '1850.005', ''],
        ['THC', '0.1', '3'],
        ['BAF', '12.5', ''],
      ],
    ])
    const [oft, thc, baf] = first.body.Data.Lines
    const second = await save('sell', [baf!, { ...oft!, Price: '1900' }, line('DOC', { Basis: 'B', Price: '30' })])
    expect(second.body.Data.Lines.map(({ Id, Code }) => [Id, Code])).toEqual([
      [baf!.Id, 'BAF'],
      [oft!.Id, 'OFT'],
      [expect.any(Number), 'DOC'],
    ])
    expect(second.body.Data.Lines.some(({ Id }) => Id === thc!.Id)).toBe(false)
    const totals = chargeTotals(await readLines(), second.body.Data, order.charges.sell)
    expect(totals.currencies).toMatchObject([{ currency: 'USD', gross: '4305.00' }])
    expect(totals.converted).toEqual({ Amount: '30996.00', Currency: 'CNY' })
  })
  const readLines = async () => (await read('sell')).Lines

  it('are converted by the rate of the day that the staff’s company has, which the customer is told too', async () => {
    const own = { Currency: 'USD', Rate: '7.2', Turned: false, FromDay: '2026-06-01' }
    const turned = { Currency: 'JPY', Rate: '21.5', Turned: true, FromDay: '2026-06-01' }
    expect((await read('sell')).Rates).toEqual([turned, own])
    expect((await read('sell', party)).Rates).toEqual([turned, own])
    const { Rows } = (await boss.call(exchangeRateList, { CurrencyCode: 'USD' })).body.Data
    expect(Rows.map(({ Mid }) => Mid)).toContain(7.123456)
  })

  it('are refused with every finding at its field', async () => {
    const wrong = await save('sell', [
      line('NONSENSE', { Price: '1' }),
      line('OFT', { Price: '1', Currency: 'ZZZ' }),
      line('BAF', { Basis: 'F', Price: '1', PercentOf: ['BAF'] }),
      line('THC', { Basis: 'T', Price: '1' }),
    ])
    expect([wrong.status, wrong.body.Issues?.map(({ Path }) => Path).toSorted()]).toEqual([
      422,
      ['Lines[0].Code', 'Lines[1].Currency', 'Lines[2].PercentOf', 'Lines[3].Basis'],
    ])
    expect(wrong.body.Issues?.find(({ Path }) => Path === 'Lines[0].Code')?.Message).toContain('NONSENSE')
    // an amount with a float, an exponent or too many places is no decimal of the wire
    for (const Price of ['1e3', '1.23456', '١', ' 1']) expect((await save('sell', [line('OFT', { Price })])).status).toBe(422)
  })

  it('are saved in the version that was opened', async () => {
    const { UpdateTime } = await read('sell')
    await save('sell', [line('OFT', { Price: '1' })])
    const late = await doc.call(saveDocumentCharges, { ...at('sell'), UpdateTime, Lines: [] })
    expect([late.status, late.body.Code]).toEqual([412, 'STALE_WRITE'])
    expect((await read('sell')).Lines).toHaveLength(1)
  })

  it('that are costs never reach the customer, who changes none', async () => {
    expect((await save('cost', [line('OFT', { Price: '1777.77' })])).status).toBe(200)
    const seen = await party.call(documentCharges, at('cost'))
    expect([seen.status, seen.text.includes('1777')]).toEqual([404, false])
    expect((await party.call(documentTimeline, { Kind: order.kind, Id: id })).text).not.toContain('1777')
    expect((await party.call(documentCharges, at('sell'))).text).not.toContain('1777')
    expect((await save('sell', [], party)).status).toBe(403)
    expect((await doc.call(documentCharges, at('margin'))).status).toBe(404)
  })

  it('tell the timeline what was changed, line by line', async () => {
    await save('sell', [line('DOC', { NameZh: '文件费', Basis: 'B', Price: '450', Currency: 'CNY' })])
    const { Rows } = (await doc.call(documentTimeline, { Kind: order.kind, Id: id })).body.Data
    const change = Rows.flatMap(({ Changes }) => Changes).find(({ Field }) => Field === 'sell')
    expect(change?.After).toEqual(['DOC 文件费 CNY 450.00/提单 PP'])
  })

  it('begin with what the charge code says', async () => {
    const { body } = await doc.call(chargeDefaults, {})
    const thc = body.Data.find(({ Code }) => Code === 'THC')
    expect(thc).toMatchObject({ Basis: 'C', PpCc: 'PP', Group: 'ORIGIN' })
    expect(thc?.Words).toContain('MTCZF')
  })
})
