import { read, utils } from '@e965/xlsx'
import type { InputOf } from '@jst/contracts'
import { cargoOrderList } from '@jst/contracts/cargo-orders'
import {
  exportSiList,
  exportSiVersions,
  mostExportRows,
  siCockpit,
  siCompanyList,
  siDraftSetList,
  siPagedList,
  siTotals,
  siVersionList,
  type SiCockpit,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let customer: TestClient
let stranger: TestClient
let reviewer: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  stranger = await server.signIn('customer2')
  reviewer = await server.signIn('reviewer')
})
afterAll(() => server.close())

type Filter = InputOf<typeof siPagedList>
const list = async (client: TestClient, filter: Filter) => (await client.call(siPagedList, { ...filter, PageSize: 200 })).body.Data
const total = async (client: TestClient, filter: Filter) => (await client.call(siPagedList, { ...filter, PageSize: 1 })).body.Data.Total
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

describe('names of carriers and ports', () => {
  it('are English in each list for a page that is English', async () => {
    const page = { PageSize: 50, Lang: 'en' } as const
    const records = (await customer.call(siPagedList, page)).body.Data.Rows
    const steps = (await customer.call(siVersionList, page)).body.Data.Rows
    const drafts = (await customer.call(siDraftSetList, page)).body.Data.Rows
    expect([records, steps].every((rows) => rows.length > 0)).toBe(true)
    const names = [
      ...[...records, ...steps, ...drafts].map(({ CarrierName }) => CarrierName),
      ...records.flatMap(({ LoadPort, DischargePort }) => [LoadPort, DischargePort]),
    ]
    expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([])
    const [own] = (await customer.call(siPagedList, { PageSize: 50 })).body.Data.Rows
    expect(own!.LoadPort).toMatch(/^\p{Script=Han}+ [A-Z]{5}$/u)
    expect(records.find(({ Id }) => Id === own!.Id)!.LoadPort).toMatch(/^[A-Za-z' ]+ [A-Z]{5}$/)
  })
})

describe('filters', () => {
  it.each<[string, Filter, (row: Awaited<ReturnType<typeof list>>['Rows'][number]) => boolean]>([
    ['status', { Status: '1,3' }, ({ Status }) => Status === 1 || Status === 3],
    ['source', { Source: '2' }, ({ Source }) => Source === 2],
    ['carrier', { CarrierCode: 'MAERSK' }, ({ CarrierCode }) => CarrierCode === 'MAERSK'],
    ['overdue', { Due: 'overdue' }, ({ Deadline }) => Date.parse(Deadline ?? '') < Date.now()],
    ['day', { Due: 'later' }, ({ Deadline }) => Date.parse(Deadline ?? '') > Date.now() + 86_000_000],
    ['mine', { Claim: 'mine' }, ({ ClaimedByName }) => ClaimedByName === '林志远'],
    ['unclaimed', { Claim: 'unclaimed', Status: '1' }, ({ ClaimedById }) => ClaimedById === 0],
    ['warnings', { Warnings: 'some' }, ({ Warnings }) => Warnings > 0],
    ['created', { CreatedFrom: days(-2) }, ({ CreateTime }) => Date.parse(CreateTime) > Date.now() - 2 * 86_500_000],
  ])('%s', async (_, filter, holds) => {
    const all = await total(reviewer, {})
    const { Rows, Total } = await list(reviewer, filter)
    expect(Rows.length).toBeGreaterThan(0)
    expect(Rows.length).toBeLessThan(all)
    expect([Total, Rows.every(holds)]).toEqual([Rows.length, true])
  })
  it('a day is a day in China, its last instant included', async () => {
    const { Rows } = await list(reviewer, {})
    const day = new Date(Date.parse(Rows[0]?.CreateTime ?? '') + 8 * 3_600_000).toISOString().slice(0, 10)
    const found = await list(reviewer, { CreatedFrom: day, CreatedTo: day })
    expect(found.Rows.map(({ Id }) => Id)).toContain(Rows[0]?.Id)
    for (const { CreateTime } of found.Rows) expect(new Date(Date.parse(CreateTime) + 8 * 3_600_000).toISOString().slice(0, 10)).toBe(day)
  })
  it.each(['tomorrow', '2026-13-01', "2026-01-01' or 1=1", '9999999999'])(
    'a day that is none (%s) is refused at its field',
    async (CreatedFrom) => {
      const { status, body } = await reviewer.call(siPagedList, { CreatedFrom })
      expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'CreatedFrom'])
    },
  )
  it('the queue is ordered by cut-off and stays so over its pages', async () => {
    const whole = (await list(reviewer, { Status: '1', Sort: 'Deadline' })).Rows.map(({ Id }) => Id)
    const paged: number[] = []
    for (let PageIndex = 1; paged.length < whole.length; PageIndex++)
      paged.push(
        ...(await reviewer.call(siPagedList, { Status: '1', Sort: 'Deadline', PageIndex, PageSize: 3 })).body.Data.Rows.map(({ Id }) => Id),
      )
    expect(paged).toEqual(whole)
  })
})

describe('sums', () => {
  it.each<Filter>([{}, { Status: '2' }, { Source: '2' }, { Keyword: '远帆' }])(
    'are those of the list with the same filters: %o',
    async (filter) => {
      const { Rows } = await list(reviewer, filter)
      const sum = (field: 'Containers' | 'Packages' | 'Weight' | 'Volume') =>
        Math.round(Rows.reduce((all, row) => all + row[field], 0) * 1000) / 1000
      expect((await reviewer.call(siTotals, filter)).body.Data).toEqual({
        Records: Rows.length,
        Containers: sum('Containers'),
        Packages: sum('Packages'),
        Weight: sum('Weight'),
        Volume: sum('Volume'),
      })
    },
  )
})

describe('the cockpit', () => {
  it.each(['reviewer', 'customer'])('every number is the length of its list, for the %s', async (who) => {
    const client = who === 'reviewer' ? reviewer : customer
    const figures = (await client.call(siCockpit, {})).body.Data
    const verdicts = async (CreatedFrom: string) =>
      (await client.call(siVersionList, { Event: 'approve,reject', CreatedFrom, PageSize: 1 })).body.Data.Total
    const counted: Partial<SiCockpit> = {
      ToSubmit: (await client.call(cargoOrderList, { SiState: 'none', PageSize: 1 })).body.Data.Total,
      Drafts: (await client.call(siDraftSetList, { PageSize: 1 })).body.Data.Total,
      DueDay: await total(client, { Status: '1,3', Due: 'day' }),
      Overdue: await total(client, { Status: '1,3', Due: 'overdue' }),
      Mine: await total(client, { Status: '1', Claim: 'mine' }),
      Unclaimed: await total(client, { Status: '1', Claim: 'unclaimed' }),
      Amendments: await total(client, { Status: '1', Amends: 'some' }),
    }
    expect(figures).toMatchObject(counted)
    for (const { Status, Count } of figures.ByStatus)
      expect([Status, Count]).toEqual([Status, await total(client, { Status: String(Status) })])
    expect(figures.Review7.Reviews).toBe(await verdicts(figures.Since7))
    expect(figures.Review30.Reviews).toBe(await verdicts(figures.Since30))
    expect(figures.Review30.Hours).toBeCloseTo(0.36, 1)
    expect(figures.Carriers.length).toBeGreaterThan(0)
    for (const { CarrierCode, Open, Due, Overdue, Rejected } of figures.Carriers)
      expect([CarrierCode, Open, Due, Overdue, Rejected]).toEqual([
        CarrierCode,
        await total(client, { CarrierCode, Status: '1' }),
        await total(client, { CarrierCode, Status: '1,3', Due: 'day' }),
        await total(client, { CarrierCode, Status: '1,3', Due: 'overdue' }),
        await total(client, { CarrierCode, Status: '3' }),
      ])
    const rejected = await list(client, { Status: '3', Sort: '-ReviewTime' })
    expect(figures.LatestRejections.map(({ Id }) => Id)).toEqual(rejected.Rows.slice(0, 10).map(({ Id }) => Id))
  })
})

async function download(path: string, query: Record<string, string>, client = reviewer) {
  const answer = await server.app.inject({ url: path, query, headers: { authorization: `Bearer ${client.token}` } })
  const rows = () => {
    const book = read(answer.rawPayload, { type: 'buffer' })
    return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: false })
  }
  return { status: answer.statusCode, name: decodeURIComponent(String(answer.headers['content-disposition'])), rows, body: answer.payload }
}

describe('export', () => {
  it('has every row of the list with the same filters, and the sums', async () => {
    const { Rows } = await list(reviewer, { Status: '1' })
    const { rows, name } = await download(exportSiList.path, { Status: '1' })
    expect(name).toMatch(/补料列表_\d{4}-\d\d-\d\d\.xlsx/)
    const [head, ...body] = rows()
    expect(head?.slice(0, 2)).toEqual(['补料编号', '委托编号'])
    expect(body.slice(0, -1).map(([siNo]) => siNo)).toEqual(Rows.map(({ SiNo }) => SiNo))
    expect(body.at(-1)?.[0]).toBe(`合计 ${Rows.length} 票`)
  })
  it('has headings, choices and names of ports in the language of the page', async () => {
    const han = /\p{Script=Han}/u
    const { rows, name } = await download(exportSiList.path, { Status: '1', Lang: 'en' })
    expect(name).toMatch(/^.*Shipping instructions_\d{4}-\d\d-\d\d\.xlsx/)
    const [head = [], ...body] = rows()
    expect(head.slice(0, 2)).toEqual(['SI no.', 'Order no.'])
    expect(head.join()).not.toMatch(han)
    const cells = (title: string) => body.slice(0, -1).map((row) => row[head.indexOf(title)] ?? '')
    for (const title of ['Port of loading', 'Port of discharge', 'Carrier', 'State', 'Stage', 'Source', 'Answer of the carrier'])
      expect([title, cells(title).join()]).toEqual([title, expect.not.stringMatching(han)])
    expect([new Set(cells('State')), body.at(-1)?.[0]]).toEqual([new Set(['Submitted']), `Total ${body.length - 1} bills`])
    const [logHead = [], ...log] = (await download(exportSiVersions.path, { Lang: 'en' })).rows()
    const logCells = (title: string) => log.map((row) => row[logHead.indexOf(title)] ?? '').join()
    expect([logHead.join(), logCells('Event'), logCells('What changed')].filter((text) => han.test(text))).toEqual([])
    expect([log.length > 0, logCells('What changed')]).toEqual([true, expect.stringMatching(/[a-z]/)])
  })
  it('of a customer has nothing of another', async () => {
    for (const path of [exportSiList.path, exportSiVersions.path]) {
      const cells = (await download(path, {}, stranger)).rows().flat().join('\n')
      expect(cells).toContain('恒泽')
      expect(cells).not.toContain('远帆')
    }
  })
  it('of the log has what the log has', async () => {
    const { Total } = (await reviewer.call(siVersionList, { Event: 'reject', PageSize: 1 })).body.Data
    expect((await download(exportSiVersions.path, { Event: 'reject' })).rows()).toHaveLength(Total + 1)
  })
  it('refuses more than it may hold instead of cutting it off', async () => {
    const many = `insert into si_version (record_id, company_id, operator_id, version, event, status, author_id, author_name, author_company,
      snapshot)
      select record_id, company_id, operator_id, version, 'status', status, author_id, author_name, author_company, '{}' from (select *
      from si_version limit 1) v, generate_series(1, $1::int)`
    await server.db.owner((owner) => owner.query(many, [mostExportRows + 1]))
    const { status, body } = await download(exportSiVersions.path, {})
    expect([status, body.includes('请缩小筛选范围')]).toEqual([422, true])
  })
})

it('an employee finds the customers to submit for, with the people who can be told', async () => {
  const clerk = await server.signIn('doc')
  const { Rows } = (await clerk.call(siCompanyList, {})).body.Data
  expect(Rows.map(({ CompanyCode }) => CompanyCode)).toEqual(expect.arrayContaining(['HZJD', 'YFJCK']))
  expect(Rows.find(({ CompanyCode }) => CompanyCode === 'YFJCK')?.Contacts.map(({ Name }) => Name)).toContain('沈佳怡')
  expect((await clerk.call(siCompanyList, { Keyword: '恒泽' })).body.Data.Rows).toHaveLength(1)
})
