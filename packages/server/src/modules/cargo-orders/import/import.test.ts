import { readFileSync } from 'node:fs'
import { cargoOrderImport, cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { mostDirectLines, type ImportPlan } from '@jst/contracts/entity'
import { siDataInfo } from '@jst/contracts/si'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombOf, createTestServer, runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [clerk, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ uptime: () => performance.now() * 1_000 })
  ;[clerk, customer] = [await server.signIn('doc'), await server.signIn('customer')]
})
afterAll(() => server.close())

const plan = (content: string | Buffer, name = '委托.csv', client = clerk!) =>
  upload(server, client, cargoOrderImport.planImport.path, content, name)
const run = (Id: number, SkipBad = false) => clerk!.call(cargoOrderImport.runImport, { Id, SkipBad, SkipLines: [] })
const undo = (Id: number) => clerk!.call(cargoOrderImport.undoImport, { Id })
const find = async (Keyword: string): Promise<CargoOrder[]> => (await customer!.call(cargoOrderList, { Keyword })).body.Data.Rows
const head = '委托编号,客户,装货港,卸货港,箱型,件数'
const problemsOf = ({ Problems }: ImportPlan) => Problems.map(({ Line, Label, Message }) => [Line, Label, Message])

describe('a sheet of orders', () => {
  it('has a row for each container; rows without a number belong to the order above', async () => {
    const { Data } = (await plan(readFileSync(new URL('../../../../../../docs/examples/orders.csv', import.meta.url)))).body
    expect(Data).toMatchObject({ Lines: 2, Adds: 2, Bad: 0, Unknown: [] })
    expect((await run(Data.Id)).body.Data.State).toBe('done')
    const [order] = await find('WT-CSV-0001')
    expect(order).toMatchObject({
      BoxSummary: '40HQ*1,20GP*1',
      LoadPortCode: 'CNSHA',
      DischargePortName: '鹿特丹',
      CarrierName: '东方海外',
      SiDeadline: '2027-03-20T08:00:00.000Z',
    })
    expect((await customer!.call(siDataInfo, { CGO_ID: order!.Id })).body.Data).toMatchObject({
      TBI_NUMBER: '1988',
      TBI_PACKAGE: 'CARTONS',
    })
  })

  it('with a problem in one row leaves out the whole order, names the cell, and takes the others', async () => {
    const { Data } = (
      await plan(
        `${head}\nWT-QA,YFJCK,上海,鹿特丹,40HQ,10\nWT-QA,,,,20GP,abc\n\nWT-QB,没有的客户,上海,鹿特丹,40HQ,1\nWT-QC,宁波远帆进出口有限公司,上海,鹿特丹,40HQ,1\nWT-QC,,宁波,,40HQ,1\nWT-QD,YFJCK,上海,鹿特丹,40HQ,"1,200"\nWT-QE,YFJCK,不存在的港,鹿特丹,,=1+1`,
      )
    ).body
    expect(problemsOf(Data)).toEqual([
      [3, '件数', '件数应为数字'],
      [5, '客户代码', '没有找到该客户，请填写客户的代码或全称'],
      [7, '装货港', '装货港与第 6 行不同，同一编号的各行应一致'],
      [9, '装货港', '没有找到装货港“不存在的港”，请填写代码或名称'],
      [9, '箱型', '请填写箱型'],
      [9, '件数', '件数以公式符号开头，请改为纯文本后重新导入'],
    ])
    expect([Data.Adds, Data.Bad]).toEqual([1, 6])
    expect((await run(Data.Id)).status).toBe(422)
    await run(Data.Id, true)
    expect((await Promise.all(['WT-QA', 'WT-QB', 'WT-QC', 'WT-QD'].map(find))).map((rows) => rows.length)).toEqual([0, 0, 0, 1])
  })

  it('is read from xlsx with times as spreadsheets keep them, in GBK, and a port that the table lacks is noted', async () => {
    const book = utils.book_new()
    const rows = [
      ['*委托编号（必填）', '客户', 'POL', 'POD', '箱型', '截单'],
      ['WT-XLSX-1', 'yfjck', '上海', 'NLDEV', '45G1', 46_100.666_666_7],
    ]
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1')
    const { Data } = (await plan(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, '委托.xlsx')).body
    expect([Data.Adds, Data.Notes]).toMatchObject([
      1,
      [{ Line: 2, Label: '卸货港', Value: 'NLDEV', Message: '港口代码不在港口表中，请核对' }],
    ])
    await run(Data.Id)
    expect(await find('WT-XLSX-1')).toMatchObject([{ BoxSummary: '40HQ*1', DischargePortCode: 'NLDEV' }])
    expect((await find('WT-XLSX-1'))[0]?.SiDeadline).toMatch(/^2026-03-19T08:00:00/)
    // 委托编号,客户,装货港,卸货港,箱型 / WT-GBK-1,YFJCK,上海,鹿特丹,40HQ
    const gbk =
      'ceafcdd0b1e0bac52cbfcdbba72cd7b0bbf5b8db2cd0b6bbf5b8db2ccfe4d0cd0a57542d47424b2d312c59464a434b2cc9cfbaa32cc2b9ccd8b5a42c343048510a'
    expect((await plan(Buffer.from(gbk, 'hex'))).body.Data).toMatchObject({ Adds: 1, Bad: 0 })
  })

  it('replaces an order until its SI is submitted, and is taken back to what it was', async () => {
    const first = (await plan(`${head}\nWT-R,YFJCK,上海,鹿特丹,40HQ,10\n,,,,20GP,5`)).body.Data
    await run(first.Id)
    const change = (await plan(`${head}\nWT-R,YFJCK,宁波,汉堡,20GP,7`)).body.Data
    expect([change.Adds, change.Changes]).toEqual([0, 1])
    await run(change.Id)
    expect(await find('WT-R')).toMatchObject([{ LoadPortCode: 'CNNGB', BoxSummary: '20GP*1' }])
    expect((await undo(first.Id)).status).toBe(422)
    expect((await undo(change.Id)).body.Data.State).toBe('undone')
    expect(await find('WT-R')).toMatchObject([{ LoadPortCode: 'CNSHA', DischargePortName: '鹿特丹', BoxSummary: '40HQ*1,20GP*1' }])
    expect(problemsOf((await plan(`${head}\nWT-R,HZJD,上海,鹿特丹,40HQ,10`)).body.Data)).toEqual([
      [2, '委托编号', '该委托编号已属于其他客户'],
    ])
    const [submitted] = (await clerk!.call(cargoOrderList, { SiState: 'some', PageSize: 1 })).body.Data.Rows
    const again = (await plan(`${head}\n${submitted!.OrderNo},${submitted!.CompanyCode},上海,鹿特丹,40HQ,10`)).body.Data
    expect(problemsOf(again)).toEqual([[2, '委托编号', '该委托已提交补料，不能覆盖']])
  })

  it('whose orders somebody has begun to fill in is not taken back', async () => {
    const { Id } = (await plan(`${head}\nWT-W,YFJCK,上海,鹿特丹,40HQ,10`)).body.Data
    await run(Id)
    const [order] = await find('WT-W')
    const opened = await server.db.owner((owner) =>
      owner.query(
        `insert into late_request (order_id, company_id, operator_id, reason, asked_name) select id, company_id, operator_id, '晚', '客户' from cargo_order where id = $1 returning order_id`,
        [order!.Id],
      ),
    )
    expect(opened).toHaveLength(1)
    expect((await undo(Id)).body.Message).toBe('其中有委托已开始制作补料或申请晚补料，不能整批撤销')
    expect(await find('WT-W')).toHaveLength(1)
  })

  it('of many rows is run and taken back by a job', async () => {
    const rows = Array.from({ length: mostDirectLines + 600 }, (_, at) => `WT-J${Math.floor(at / 2)},YFJCK,上海,鹿特丹,40HQ,${at}`)
    const { Id, Adds } = (await plan([head, ...rows].join('\n'))).body.Data
    expect(Adds).toBe(rows.length)
    expect((await run(Id)).body.Data.JobId).toBeGreaterThan(0)
    await runQueued(server)
    expect(await find('WT-J2799')).toMatchObject([{ BoxSummary: '40HQ*2' }])
    expect((await undo(Id)).body.Data.JobId).toBeGreaterThan(0)
    await runQueued(server)
    expect((await clerk!.call(cargoOrderImport.imports, {})).body.Data.find((one) => one.Id === Id)?.State).toBe('undone')
    expect(await find('WT-J')).toEqual([])
  })

  it('is for staff with the import button, and refused whole where it is no table', async () => {
    expect((await plan(head, 'a.csv', customer)).status).toBe(403)
    for (const [content, says] of [
      [bombOf(300 * 1024 * 1024), '解压后过大'],
      [`委托编号,客户,装货港,卸货港\nWT-X,YFJCK,上海,鹿特丹`, '缺少必填列：箱型'],
    ] as const)
      expect((await plan(content, typeof content === 'string' ? 'a.csv' : 'a.xlsx')).body.Message).toContain(says)
  })
})
