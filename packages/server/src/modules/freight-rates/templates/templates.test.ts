import { documentLines, documentState, documentTimeline, moveDocuments, saveDocumentLines, type Line } from '@jst/contracts/document'
import {
  freightRateCalls,
  freightRateDocument,
  searchPrices,
  surchargeTemplateCalls as calls,
  templateCharges,
} from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, reviewer] = await Promise.all(['boss', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

/** Ports of loading that the demo has neither rates nor templates for. */
const [Pol, other] = ['CNLYG', 'CNZUH'] as const
const line = (ChargeCode: string, more: object = {}) =>
  ({ Id: 0, ChargeCode, Basis: 'C', PpCc: 'PP', CurrencyCode: 'USD', Amount: 40, ConditionValues: [], PercentOf: [], ...more }) as Line
async function saveLines(Kind: string, Id: number, rows: readonly Line[]) {
  const { UpdateTime } = (await boss!.call(documentLines, { Kind, Id })).body.Data
  const saved = await boss!.call(saveDocumentLines, { Kind, Id, UpdateTime, Part: 'surcharges', Rows: rows })
  expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
}
async function template(NameZh: string, more: object, rows: readonly Line[]) {
  const { body, status } = await boss!.call(calls.save, { Id: 0, Values: { NameZh, Pols: [Pol], ...more } })
  expect([status, body.Issues ?? []]).toEqual([200, []])
  await saveLines('surchargeTemplate', body.Data.Id, rows)
  return body.Data
}
async function rate(more: object, rows: readonly Line[] = []) {
  const Values = {
    CarrierCode: 'COSCO',
    LaneCode: 'USW',
    PolCode: Pol,
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    Floor20GP: 900,
    Floor40HQ: 1_850,
  }
  const days = { ValidFrom: '2026-01-01', ValidTo: '2099-12-31' }
  const { Id } = (await boss!.call(freightRateCalls.save, { Id: 0, Values: { ...Values, ...days, ...more } })).body.Data
  if (rows.length > 0) await saveLines(freightRateDocument.kind, Id, rows)
  const Kind = freightRateDocument.kind
  const { UpdateTime } = (await boss!.call(documentState, { Kind, Id })).body.Data
  const moved = await boss!.call(moveDocuments, { Kind, Event: 'publish', Items: [{ Id, UpdateTime }], Reason: '' })
  expect(moved.body.Data.NotMoved).toEqual([])
}
const search = async (more: object) => {
  const asked = { Pol, Pods: 'USLAX', Day: '2026-11-20', Boxes: '40HQ*2,20GP*1', ...more }
  return (await sales!.call(searchPrices, asked)).body.Data.Options
}

describe('附加费模板', () => {
  it('gives its charges to every rate that it is for, with where they come from; the line of the rate itself wins', async () => {
    await rate({})
    await rate({ PodCode: 'USOAK' }, [line('LSS', { Amount: 55 })])
    const { Id, Code, UpdateTime } = await template('连云港美线', { Carriers: ['COSCO'] }, [
      line('LSS', { Amount: 40 }),
      line('AMS', { Basis: 'B', Amount: 35 }),
    ])
    const [option] = await search({})
    const charged = option!.Charges.map(({ Code: code, Amount, Template }) => [code, Amount, Template])
    expect(charged).toContainEqual(['LSS', '120.00', Code])
    expect(charged).toContainEqual(['AMS', '35.00', Code])
    const [own] = await search({ Pods: 'USOAK' })
    expect(own!.Charges.filter(({ Code: code }) => code === 'LSS').map(({ Amount, Template }) => [Amount, Template])).toEqual([
      ['165.00', ''],
    ])
    expect(own!.NotCharged.map(({ Code: code }) => code)).toContain('LSS')
    expect((await boss!.call(calls.list, { Keyword: '连云港美线' })).body.Data.Rows[0]!['Charges']).toBe('AMS、LSS')
    const row = (await boss!.call(calls.get, { Id })).body.Data
    expect(row.UpdateTime > UpdateTime).toBe(true)
    await boss!.call(calls.setField, { Items: [{ Id, UpdateTime: row.UpdateTime }], Field: 'ValidTo', Value: '2026-11-19' })
    expect((await search({}))[0]!.Charges.map(({ Code: code }) => code)).toEqual(['OFT', 'OFT'])
  })

  it('of two the narrower one counts, for its boxes; the other boxes are left to the wider one', async () => {
    await rate({ PolCode: other, PodCode: 'USLAX' })
    await template('装货港通用', { Pols: [other] }, [line('THC', { Amount: 100 }), line('DOC', { Basis: 'B', Amount: 45 })])
    await template('洛杉矶', { Pols: [other], Pods: ['USLAX'] }, [line('DOC', { Basis: 'B', Amount: 30 })])
    await template('高柜', { Pols: [other], Boxes: ['40HQ'] }, [line('THC', { Amount: 150 })])
    const [option] = await search({ Pol: other })
    const amounts = (code: string) => option!.Charges.filter(({ Code }) => Code === code).map(({ Box, Amount }) => [Box, Amount])
    expect(amounts('DOC')).toEqual([['', '30.00']])
    expect(amounts('THC').toSorted()).toEqual([
      ['20GP', '100.00'],
      ['40HQ', '300.00'],
    ])
  })

  it('names others that say the same charge for the same scope and days', async () => {
    const Pods = ['NLRTM', 'DEHAM']
    const first = await template('欧线甲', { Pods, ValidTo: '2026-06-30' }, [line('ENS')])
    const second = await template('欧线乙', { Pods: ['DEHAM'], ValidFrom: '2026-06-30' }, [line('ENS'), line('LSS')])
    await template('欧线丙', { Pods: ['DEHAM'], Carriers: ['MSC'] }, [line('ENS')])
    const overlaps = async (Id: number) => (await boss!.call(calls.get, { Id })).body.Data['Overlaps']
    expect([await overlaps(first.Id), await overlaps(second.Id)]).toEqual([`${second.Code} ENS`, `${first.Code} ENS`])
  })

  it('lists charges by route and day', async () => {
    const { Code } = await template('查询', { Pols: ['CNYTN'], Pods: ['BRSSZ'], ValidFrom: '2026-03-01' }, [
      line('THC', {
        Amount: null,
        Amount40HQ: 1_200,
        CurrencyCode: 'CNY',
        ConditionOf: 'weight',
        ConditionOp: 'above',
        ConditionValues: ['22'],
      }),
    ])
    const found = async (more: object) =>
      (await sales!.call(templateCharges, { Template: Code, ...more })).body.Data.Rows.map(({ Charge, Line }) => [
        Charge,
        Line['Amount40HQ'],
      ])
    expect(await found({ Pol: 'CNYTN', Pod: 'BRSSZ', Day: '2026-03-01' })).toEqual([[expect.stringMatching(/\p{Script=Han}/u), 1_200]])
    expect(await found({ Pol: 'CNYTN', Carrier: 'MSC' })).toHaveLength(1)
    expect(await found({ Pol: 'CNSHA' })).toEqual([])
    expect(await found({ Day: '2026-02-28' })).toEqual([])
  })

  it('is for those who may, has its days in order, and tells in its timeline what was changed', async () => {
    expect((await reviewer!.call(templateCharges, {})).status).toBe(403)
    expect((await sales!.call(calls.save, { Id: 0, Values: { NameZh: '不可' } })).status).toBe(403)
    const wrong = await boss!.call(calls.save, { Id: 0, Values: { NameZh: '反', ValidFrom: '2026-02-02', ValidTo: '2026-02-01' } })
    expect(wrong.body.Issues?.map(({ Path }) => Path)).toEqual(['Values.ValidTo'])
    const { Id } = await template('时间线', {}, [line('THC')])
    const { text } = await boss!.call(documentTimeline, { Kind: 'surchargeTemplate', Id })
    expect(text).toContain('THC')
  })
})
