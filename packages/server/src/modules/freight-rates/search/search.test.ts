import { moveDocuments, documentState, documentLines, saveDocumentLines } from '@jst/contracts/document'
import { customerPrices, freightRateCalls, freightRateDocument, markupRuleCalls, searchPrices } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, customer]: TestClient[] = []
/** A port of loading that the demo has no rates from. */
const Pol = 'CNLYG'
const at = (Id: number) => ({ Kind: freightRateDocument.kind, Id })

async function publish(Id: number) {
  const { UpdateTime } = (await boss!.call(documentState, at(Id))).body.Data
  const { body } = await boss!.call(moveDocuments, {
    Kind: freightRateDocument.kind,
    Event: 'publish',
    Items: [{ Id, UpdateTime }],
    Reason: '',
  })
  expect(body.Data.NotMoved).toEqual([])
}
async function rate(more: object, { draft = false, barge = '' } = {}): Promise<number> {
  const Values = {
    CarrierCode: 'COSCO',
    LaneCode: 'USW',
    PolCode: Pol,
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    SupplierCode: 'GYS26010001',
    ContractNo: 'SECRET-CONTRACT',
    RateType: 'FAK',
    Cost40HQ: 1_777.77,
    Floor40HQ: 1_850,
    ValidFrom: '2026-01-01',
    ValidTo: '2099-12-31',
    RemarkPublic: '含卸货港换单',
    ...more,
  }
  const { body, status } = await boss!.call(freightRateCalls.save, { Id: 0, Values })
  expect([status, body.Issues ?? []]).toEqual([200, []])
  const { Id } = body.Data
  const save = async (Part: string, Row: object) => {
    const { UpdateTime } = (await boss!.call(documentLines, at(Id))).body.Data
    const saved = await boss!.call(saveDocumentLines, { ...at(Id), UpdateTime, Part, Rows: [{ Id: 0, ...Row }] })
    expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
  }
  await save('surcharges', { ChargeCode: 'THC', CurrencyCode: 'CNY', Amount: 1_130, ConditionValues: [], PercentOf: [] })
  if (barge !== '') await save('barges', { PortCode: barge, CurrencyCode: 'USD', Amount40HQ: 120 })
  if (!draft) await publish(Id)
  return Id
}

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, customer] = await Promise.all(['boss', 'sales', 'customer'].map((account) => server.signIn(account)))
  await rate({}, { barge: 'CNZOS' })
})
afterAll(() => server.close())

const asked = { Pol, Pods: 'USLAX', Day: '2026-11-20', Boxes: '40HQ*2', Customer: 'KH26010001' }
const search = async (client: TestClient, more: object = {}) => (await client.call(searchPrices, { ...asked, ...more })).body.Data

describe('运价查询', () => {
  it('adds platform, level and the salesperson’s own mark-up to the floor, and says each step', async () => {
    const { Options, Level } = await search(sales!)
    const [option] = Options
    const [box] = option!.Boxes
    expect([Level, Options.length, box!.Sell]).toEqual(['VIP', 1, '1995.00'])
    expect(box!.Steps.map(({ Layer, Amount }) => [Layer, Amount])).toEqual([
      ['', '1850.00'],
      ['PLATFORM', '75.00'],
      ['LEVEL', '-30.00'],
      ['SALES', '100.00'],
    ])
    expect(box!.Steps[1]!.Zh).toMatch(/（规则 JJ000002，赵宇航 \d{4}-\d{2}-\d{2}）$/)
    // a surcharge without a basis is by box, prepaid; a rate without one goes by the departure of the vessel
    expect(option!.Charges.map(({ Code, Basis, PpCc, Amount }) => [Code, Basis, PpCc, Amount])).toEqual([
      ['OFT', 'C', 'PP', '3990.00'],
      ['THC', 'C', 'PP', '2260.00'],
    ])
    expect([option!.Basis, option!.DayAssumed, option!.Told]).toEqual(['ATD', true, true])
    expect((await search(boss!)).Options[0]!.Boxes[0]!.Sell).toBe('1895.00')
  })
  it('takes a barge port with the basis of the rate, and leaves the barge without mark-up', async () => {
    const { Options } = await search(sales!, { Pol: 'CNZOS' })
    expect(Options[0]!.Charges.map(({ Code, Amount }) => [Code, Amount])).toContainEqual(['BAR', '240.00'])
    expect([Options[0]!.LoadingPort, Options[0]!.Pol]).toEqual([Pol, 'CNZOS'])
  })
  it('shows nothing on the wire that the role hides', async () => {
    const secrets = ['1777.77', 'SECRET-CONTRACT', 'GYS26010001']
    const seen = await boss!.call(searchPrices, asked)
    for (const word of secrets) expect(seen.text).toContain(word)
    const cut = await sales!.call(searchPrices, asked)
    for (const word of [...secrets, '217.23', '72.23']) expect(cut.text).not.toContain(word)
    expect([cut.body.Data.Options[0]!.Margin, cut.body.Data.Options[0]!.Hash]).toEqual(['', ''])
    expect(seen.body.Data.Options[0]!.Hash).toMatch(/^[0-9a-f]{64}$/)
  })
  it('tells the customer the last price alone', async () => {
    const { text, body } = await sales!.call(customerPrices, asked)
    expect(body.Data.Offers.map(({ Boxes, Remarks }) => [Boxes, Remarks])).toEqual([
      [[{ Type: '40HQ', Count: 2, Price: '1995.00' }], ['含卸货港换单']],
    ])
    for (const word of ['1777.77', '1850', 'SECRET', 'GYS', 'Floor', 'Cost', 'Steps', 'Margin', '"No"', 'Supplier', '规则', 'YJ26'])
      expect(text).not.toContain(word)
  })
  it('finds published rates of the day that are for the customer', async () => {
    const PodCode = 'USOAK'
    const one = (Commodity: string, more: object = {}, how: object = {}) => rate({ PodCode, Commodity, ...more }, how)
    await one('普货')
    await one('草稿', {}, { draft: true })
    await one('以后', { ValidFrom: '2097-01-01' })
    await one('内部', { Visibility: 'INTERNAL' })
    await one('指定', { Visibility: 'CUSTOMERS', VisibleTo: ['KH26010002'] })
    await one('等级', { Visibility: 'LEVELS', VisibleTo: ['VIP'] })
    await one('约价', { RateType: 'NAC' })
    const found = async (Customer: string) =>
      (await search(sales!, { Pods: PodCode, Customer })).Options.map(({ Commodity }) => Commodity).toSorted()
    expect(await found('KH26010001')).toEqual(['内部', '普货', '等级', '约价'].toSorted())
    expect(await found('KH26010002')).toEqual(['内部', '指定', '普货', '约价'].toSorted())
    // level B sees FAK and contracts alone
    expect(await found('KH26010003')).toEqual(['内部', '普货'].toSorted())
    expect(await found('')).toEqual(['内部', '普货', '约价'].toSorted())
  })
  it('prices by a rule from the moment it is saved', async () => {
    const Values = { NameZh: '试算', MarkupLayer: 'CUSTOMER', Customers: ['KH26010001'], CurrencyCode: 'USD', Amount: 7 }
    const { Id, UpdateTime } = (await boss!.call(markupRuleCalls.save, { Id: 0, Values })).body.Data
    expect((await search(sales!)).Options[0]!.Boxes[0]!.Sell).toBe('2002.00')
    await boss!.call(markupRuleCalls.remove, { Items: [{ Id, UpdateTime }] })
    expect((await search(sales!)).Options[0]!.Boxes[0]!.Sell).toBe('1995.00')
  })
  it('asks an approval below the floor, and tells the customer nothing of it', async () => {
    const Values = { NameZh: '亏本', MarkupLayer: 'CUSTOMER', Customers: ['KH26010002'], CurrencyCode: 'USD', Amount: -900 }
    await boss!.call(markupRuleCalls.save, { Id: 0, Values })
    const [option] = (await search(boss!, { Customer: 'KH26010002' })).Options
    expect([option!.Verdict, option!.Told, option!.Guards[0]?.Code]).toEqual(['APPROVAL', false, 'BELOW_FLOOR'])
    const { body } = await boss!.call(customerPrices, { ...asked, Customer: 'KH26010002' })
    expect([body.Data.Offers.length, body.Data.Withheld]).toEqual([0, 1])
  })
  it('keeps what was asked, with the ports that have no price', async () => {
    await search(sales!, { Pods: 'USLAX,DEHAM' })
    const rows = await server.db.owner((owner) =>
      owner.query('select pod_codes, lost_codes, boxes, options, customer_code from freight_query order by id desc limit 1'),
    )
    expect(rows).toEqual([
      { pod_codes: ['USLAX', 'DEHAM'], lost_codes: ['DEHAM'], boxes: '40HQ*2', options: 1, customer_code: 'KH26010001' },
    ])
  })
  it('refuses what it cannot read, unknown customers and strangers', async () => {
    const pathOf = async (more: object) => (await sales!.call(searchPrices, { ...asked, ...more })).body.Issues?.map(({ Path }) => Path)
    expect(await pathOf({ Boxes: '40HQ*0' })).toEqual(['Boxes'])
    expect(await pathOf({ Boxes: '40HQ*1-SOC-18' })).toEqual(['Boxes'])
    expect(await pathOf({ Pods: 'CNLYG' })).toEqual(['Pods'])
    expect(await pathOf({ Customer: 'NOBODY' })).toEqual(['Customer'])
    expect((await customer!.call(searchPrices, asked)).status).toBe(403)
    expect((await server.client().call(customerPrices, asked)).status).toBe(401)
  })
})
