import { blankValues, type EntityCalls, type ImportPlan } from '@jst/contracts/entity'
import { receiptCalls } from '@jst/contracts/invoices'
import { slipRangeCalls } from '@jst/contracts/packing'
import { customerCalls } from '@jst/contracts/partner'
import { siChannelCalls } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const planned = async (calls: EntityCalls, ...lines: readonly string[]): Promise<ImportPlan> => {
  const { body } = await upload(server, boss, calls.planImport.path, lines.join('\r\n'), 'a.csv')
  expect(body.Message).toBeUndefined()
  return body.Data
}
const told = ({ Problems }: ImportPlan) => Problems.map(({ Line, Label, Message }) => [Line, Label, Message])
const saved = async (calls: EntityCalls, values: Record<string, string | number | boolean>) => {
  const Values = { ...blankValues(calls.entity), ...values }
  const { body, status } = await boss.call(calls.save, { Id: 0, Values })
  expect([status, body.Message]).toEqual([200, undefined])
  return body.Data
}
const credit = '91310115MA1K4ABC5W'

describe('what a form is refused, a file is refused, at the same field', () => {
  it('an address inside of our own network is no address of a partner', async () => {
    const plan = await planned(
      siChannelCalls,
      '配置代码,配置名称,船公司,通道,接口地址,启用',
      'INNER,内网,MSC,http,http://169.254.169.254/latest,是',
      'OUTER,外网,MSC,http,https://api.example.com/si,否',
    )
    expect(told(plan).map(([line, label]) => [line, label])).toEqual([[2, '接口地址']])
    expect(plan.Adds).toBe(1)
  })

  it('a bank line that is there, one that comes twice, and an amount finer than its currency', async () => {
    const { Code } = await saved(receiptCalls, {
      NameZh: '远帆进出口',
      Day: '2026-11-02',
      Currency: 'CNY',
      Amount: 1_200,
      Account: '1001',
      BankSerial: 'S-1',
    })
    const plan = await planned(
      receiptCalls,
      '付款人,到账日期,币种,金额,收款账号,银行流水号',
      '远帆,2026-11-02,CNY,1200,1001,S-1',
      '远帆,2026-11-02,CNY,1200,1001,S-2',
      '远帆,2026-11-02,CNY,1300,1001,S-2',
      '远帆,2026-11-02,CNY,1200.005,1001,S-3',
      '远帆,2026-11-02,CNY,1200,1002,S-2',
    )
    expect(told(plan)).toEqual([
      [2, '银行流水号', expect.stringContaining(Code)],
      [4, '银行流水号', '银行流水号与第 3 行重复'],
      [5, '金额', expect.stringContaining('CNY')],
    ])
    expect((await boss.call(receiptCalls.runImport, { Id: plan.Id, SkipBad: true, SkipLines: [] })).status).toBe(200)
    const { Rows } = (await boss.call(receiptCalls.list, { Keyword: 'S-2' })).body.Data
    expect(Rows.map(({ Account }) => Account).toSorted()).toEqual(['1001', '1002'])
  })

  it('a row whose content stays as it is', async () => {
    const Values = { NameZh: '认领过的', Day: '2026-11-03', Currency: 'CNY', Amount: 50, Account: '1001', BankSerial: 'S-9' }
    const { Code } = await saved(receiptCalls, Values)
    await server.db.owner((owner) => owner.query('update receipt set state = 1 where code = $1', [Code]))
    const plan = await planned(receiptCalls, '收据编号,付款人', `${Code},别的公司`)
    expect(told(plan)).toEqual([[2, '收据编号', '当前为「已认领」，内容不能再修改']])
  })

  it('two companies of one credit code', async () => {
    const plan = await planned(customerCalls, '客户编号,企业名称,统一社会信用代码', `,甲公司,${credit}`, `,乙公司,${credit}`)
    expect(told(plan)).toEqual([[3, '统一社会信用代码', '统一社会信用代码与第 2 行重复']])
  })
})

it('ranges of one file that overlap are told when they are written, and none of them is', async () => {
  const plan = await planned(slipRangeCalls, '号段代码,号段名称,前缀,起号,止号', 'R1,一,ZZ,0001,0500', 'R2,二,ZZ,0400,0900')
  expect(plan.Problems).toEqual([])
  const { status, body } = await boss.call(slipRangeCalls.runImport, { Id: plan.Id, SkipBad: false, SkipLines: [] })
  expect([status, body.Message]).toEqual([422, expect.stringContaining('互相重叠')])
  expect((await boss.call(slipRangeCalls.list, { Keyword: 'ZZ' })).body.Data.Rows).toEqual([])
})

it('a row comes back from the recycle bin only as it could be saved', async () => {
  const old = await saved(customerCalls, { NameZh: '旧公司', CreditCode: credit })
  const { Id, UpdateTime } = (await boss.call(customerCalls.get, { Id: old.Id })).body.Data
  expect((await boss.call(customerCalls.remove, { Items: [{ Id, UpdateTime }] })).status).toBe(200)
  const fresh = await saved(customerCalls, { NameZh: '新公司', CreditCode: credit })
  const removed = (await boss.call(customerCalls.get, { Id })).body.Data
  const { status, body } = await boss.call(customerCalls.restore, { Items: [{ Id, UpdateTime: removed.UpdateTime }] })
  expect([status, body.Message]).toEqual([422, expect.stringContaining(fresh.Code)])
})
