import type { BodyOf } from '@jst/contracts'
import { documentLines } from '@jst/contracts/document'
import {
  dropReading,
  freightRateCalls,
  freightRateDocument as document,
  readingList,
  readingOf,
  readingSheet,
  saveReading,
  takeReading,
  undoReading,
} from '@jst/contracts/freight-rates'
import { aliasList } from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'
import { hiddenWorkbook } from '../../../testing/hidden-workbook.ts'

let server: TestServer
let [pricing, colleague, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, colleague, sales, reviewer] = await Promise.all(
    ['pricing', 'boss', 'sales', 'reviewer'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

const supplier = 'GYS26010001'
const message = `【COSCO 美西特价】
上海-洛杉矶 1850/40HQ，1480/20GP
宁波-马尼拉男 250/40HQ
有效期 2099.11.16-2099.11.30，按大船ATD
周四截周日开，航程14天
含THC。DOC CNY450/票，OWS USD150/箱 超过18吨`
const given = (Text = message, more: Partial<BodyOf<typeof saveReading>> = {}): BodyOf<typeof saveReading> => ({
  Id: 0,
  Text,
  Source: supplier,
  Side: 'Cost',
  Answers: {},
  HiddenLines: [],
  HiddenColumns: [],
  ...more,
})
const save = async (more: Partial<BodyOf<typeof saveReading>> = {}, client = pricing!) =>
  (await client.call(saveReading, given(message, more))).body
const answers = { 'currency:': 'USD', 'port:马尼拉男': 'PHMNL' }

describe('运价文本识读', () => {
  it('keeps a text with its questions; a colleague goes on with it', async () => {
    const { Record, Reading } = (await save()).Data
    expect(Reading.Questions.map(({ Id }) => Id)).toEqual(['currency:', 'port:马尼拉男'])
    expect(Reading.Questions[1]!.Candidates.length).toBeGreaterThan(0)
    expect([Record.Found, Record.Open, Record.State]).toEqual([2, 2, 'open'])
    const list = (await colleague!.call(readingList, { State: 'open' })).body.Data.Rows
    expect(list[0]).toMatchObject({ Id: Record.Id, Title: expect.stringContaining('COSCO') as string, Open: 2 })
    const again = (await colleague!.call(readingOf, { Id: Record.Id })).body.Data
    expect(again.Reading).toEqual(Reading)
    const more = await save({ Id: Record.Id, UpdateTime: Record.UpdateTime, Answers: answers }, colleague)
    expect(more.Data.Record.Open).toBe(0)
    expect((await save({ Id: Record.Id, UpdateTime: Record.UpdateTime })).Code).toBe('STALE_WRITE')
  })

  it('makes no rate of a row with open questions, and drafts of the others with their surcharges', async () => {
    const { Record, Reading } = (await save({ Source: '' })).Data
    const at = { Id: Record.Id, UpdateTime: Record.UpdateTime }
    const refused = await pricing!.call(takeReading, { ...at, Rows: Reading.Rows.map(({ Id }) => Id) })
    expect(refused.body.Issues?.map(({ Path }) => Path)).toEqual(['Rows[0]'])
    const answered = (await save({ Id: Record.Id, UpdateTime: Record.UpdateTime, Source: '', Answers: answers })).Data
    const { body } = await pricing!.call(takeReading, {
      Id: Record.Id,
      UpdateTime: answered.Record.UpdateTime,
      Rows: answered.Reading.Rows.map(({ Id }) => Id),
    })
    expect(body.Data.Record).toMatchObject({ State: 'taken', Taken: 2 })
    const made = body.Data.Reading.Rows.map(({ Rate }) => Rate!.Id)
    const rates = await Promise.all(made.map(async (Id) => (await pricing!.call(freightRateCalls.get, { Id })).body.Data))
    expect(
      rates.map((rate) => [
        rate['CarrierCode'],
        rate['PolCode'],
        rate['PodCode'],
        rate['Cost40HQ'],
        rate['Cost20GP'],
        rate['Floor40HQ'],
        rate['Stage'],
      ]),
    ).toEqual([
      ['COSCO', 'CNSHA', 'USLAX', 1_850, 1_480, null, 'draft'],
      ['COSCO', 'CNNGB', 'PHMNL', 250, null, null, 'draft'],
    ])
    expect(rates[0]).toMatchObject({ ValidFrom: '2099-11-16', ValidTo: '2099-11-30', Basis: 'ATD', EtdWeekday: '7', TransitDays: 14 })
    const lines = (await pricing!.call(documentLines, { Kind: document.kind, Id: made[0]! })).body.Data.Parts['surcharges']!
    expect(
      lines.map(({ ChargeCode, InAllIn, Basis, Amount, ConditionValues }) => [ChargeCode, InAllIn, Basis, Amount, ConditionValues]),
    ).toEqual([
      ['THC', true, 'C', null, []],
      ['DOC', false, 'B', 450, []],
      ['OWS', false, 'C', 150, ['18']],
    ])
    const twice = await pricing!.call(takeReading, {
      Id: Record.Id,
      UpdateTime: body.Data.Record.UpdateTime,
      Rows: [body.Data.Reading.Rows[0]!.Id],
    })
    expect(twice.body.Issues?.[0]?.Message).toContain('已生成草稿')
  })

  it('asks before drafts are made of prices that are far from their kind', async () => {
    const { Record, Reading } = (await save({ Text: 'COSCO 上海-洛杉矶 USD 230/40HQ，18500/20GP，有效期 2099.11.16-2099.11.30' })).Data
    expect(Reading.Questions).toEqual([])
    const take = (more: object = {}) =>
      pricing!.call(takeReading, { Id: Record.Id, UpdateTime: Record.UpdateTime, Rows: Reading.Rows.map(({ Id }) => Id), ...more })
    const asked = await take()
    expect([asked.body.Code, asked.body.Issues?.map(({ Message }) => Message)]).toEqual([
      'CONFIRMATION_REQUIRED',
      ['20GP 成本 18,500 与 40HQ 230 相差 80 倍'],
    ])
    expect((await take({ Sure: true })).body.Data.Record).toMatchObject({ State: 'taken', Taken: 1 })
  })

  it('learns answers of a source: names in master data, the rest beside the texts; another source is asked again', async () => {
    const text = '【EMC】2099.11.16-2099.11.30\n上海-马尼拉贝 1850/1950'
    const own = { 'currency:': 'USD', 'port:马尼拉贝': 'PHMNL', 'boxes:2': '20GP/40HQ' }
    const first = (await pricing!.call(saveReading, given(text, { Answers: own }))).body.Data
    await pricing!.call(takeReading, {
      Id: first.Record.Id,
      UpdateTime: first.Record.UpdateTime,
      Rows: first.Reading.Rows.map(({ Id }) => Id),
    })
    expect((await pricing!.call(aliasList, { Keyword: '马尼拉贝' })).body.Data.Rows).toMatchObject([
      { TargetCode: 'PHMNL', Source: supplier },
    ])
    const opens = async (Source: string) => (await pricing!.call(saveReading, given(text, { Source }))).body.Data.Record.Open
    expect([await opens(supplier), await opens('GYS26010002')]).toEqual([0, 3])
  })

  it('takes drafts back that nobody has touched, and leaves the others', async () => {
    const { Record, Reading } = (await save({ Answers: answers })).Data
    const taken = (
      await pricing!.call(takeReading, { Id: Record.Id, UpdateTime: Record.UpdateTime, Rows: Reading.Rows.map(({ Id }) => Id) })
    ).body.Data
    const [first, second] = taken.Reading.Rows.map(({ Rate }) => Rate!)
    const rate = (await pricing!.call(freightRateCalls.get, { Id: first!.Id })).body.Data
    await pricing!.call(freightRateCalls.setField, {
      Items: [{ Id: first!.Id, UpdateTime: rate.UpdateTime }],
      Field: 'TransitDays',
      Value: 15,
    })
    const { body } = await pricing!.call(undoReading, { Id: Record.Id, UpdateTime: taken.Record.UpdateTime })
    expect(body.Data).toMatchObject({ Removed: 1, Kept: [first!.Code] })
    expect((await pricing!.call(freightRateCalls.list, { Keyword: second!.Code })).body.Data.Total).toBe(0)
    const again = await pricing!.call(undoReading, { Id: Record.Id, UpdateTime: body.Data.Reading.Record.UpdateTime })
    expect(again.body.Code).toBe('ILLEGAL_TRANSITION')
  })

  it('drops what is no offer, and takes it up again', async () => {
    const { Record } = (await save()).Data
    const dropped = (await pricing!.call(dropReading, { Id: Record.Id, UpdateTime: Record.UpdateTime })).body.Data
    expect(dropped.State).toBe('dropped')
    expect((await pricing!.call(dropReading, { Id: Record.Id, UpdateTime: dropped.UpdateTime })).body.Data.State).toBe('open')
  })

  it('names hidden rows and columns of a sheet', async () => {
    const { body } = await upload(server, pricing!, readingSheet.path, hiddenWorkbook(), '运价.xlsx')
    const sheet = body.Data as unknown as { Text: string; HiddenLines: number[]; HiddenColumns: string[] }
    expect(sheet).toMatchObject({ HiddenLines: [2], HiddenColumns: ['成本'] })
    const { Data } = (
      await pricing!.call(saveReading, given(sheet.Text, { HiddenLines: sheet.HiddenLines, HiddenColumns: sheet.HiddenColumns }))
    ).body
    expect(Data.Reading.Warnings.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['hiddenRows', 'hiddenColumns']))
    expect(Data.Reading.Rows.map(({ Pod, Prices }) => [Pod, Prices['40HQ']])).toEqual([
      ['USLAX', '1850'],
      ['USOAK', '1900'],
    ])
  })

  it('stays with those who may add rates, and who may see the prices', async () => {
    for (const client of [sales!, reviewer!]) expect((await save({}, client)).Code).toBe('FORBIDDEN')
    expect((await save({ Source: 'GYS99999999' })).Issues?.[0]?.Path).toBe('Source')
  })
})
