import {
  customerLevelCalls,
  filedRangeCalls,
  levelCustomerCalls,
  marginFloorCalls,
  markupRuleCalls,
  salesRuleCalls,
} from '@jst/contracts/freight-rates'
import type { EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../kernel/database/database.ts'
import { insertRows } from './rows.ts'

const levels: readonly EntityValues[] = [
  { Code: 'VIP', NameZh: '核心客户', Remark: '年箱量 300 TEU 以上' },
  { Code: 'A', NameZh: 'A 级客户' },
  { Code: 'B', NameZh: 'B 级客户', RateTypes: ['FAK', 'CONTRACT'] },
]
const markups: readonly EntityValues[] = [
  { NameZh: '平台基础加价', MarkupLayer: 'PLATFORM', Amount: 30, Amount40HQ: 50 },
  { NameZh: '美西旺季加价', MarkupLayer: 'PLATFORM', Lanes: ['USW'], Amount: 50, Amount40HQ: 75 },
  { NameZh: '近洋加价', MarkupLayer: 'PLATFORM', Lanes: ['SEA', 'JPK'], Amount: 10, Amount40HQ: 15 },
  { NameZh: '核心客户优惠', MarkupLayer: 'LEVEL', Levels: ['VIP'], Amount: -30 },
  { NameZh: 'B 级加价', MarkupLayer: 'LEVEL', Levels: ['B'], Percent: 2, PercentOf: 'FLOOR' },
  {
    NameZh: '远帆协议价',
    MarkupLayer: 'CUSTOMER',
    Customers: ['KH26010001'],
    Lanes: ['EUN'],
    Amount: -20,
    Public: true,
    Remark: '按年度协议执行',
  },
]
const sales: readonly EntityValues[] = [
  { NameZh: '常规销售加价', Amount: 60, Amount40HQ: 100 },
  { NameZh: '恒泽欧线加价', Customers: ['KH26010002'], Lanes: ['EUN', 'MDW'], Amount: 40, Amount40HQ: 80 },
]

const marginFloors: readonly EntityValues[] = [
  { NameZh: '美西最低毛利', Lanes: ['USW'], PerBox: 30, PerBill: 50 },
  { NameZh: '欧线最低毛利', Lanes: ['EUN', 'MDW'], PerBox: 40 },
  { NameZh: '近洋最低毛利', Lanes: ['SEA', 'JPK'], PerBill: 20 },
]
const filedRanges: readonly EntityValues[] = ['20GP', '40GP', '40HQ'].map((Box) => ({
  NameZh: `美线备案 ${Box}`,
  Box,
  Lanes: ['USW', 'USE'],
  FiledMin: 300,
  FiledMax: 12_000,
}))

/** Levels of customers with who is on them, and mark-ups of each layer. */
export async function seedPriceRules(tx: Queryable, operatorId: number): Promise<void> {
  const makers = await tx.query<{ account: string; id: number }>(
    `select u.account, e.id from employee e join app_user u on u.id = e.user_id where u.account in ('sales', 'pricing') and e.company_id = $1`,
    [operatorId],
  )
  const makerOf = (account: string) => makers.find((maker) => maker.account === account)?.id ?? null
  const [seller, keeper] = [makerOf('sales'), makerOf('pricing')]
  const usd = (row: EntityValues): EntityValues => ({ CurrencyCode: 'USD', ...row })
  await insertRows(tx, customerLevelCalls, operatorId, levels, keeper)
  await insertRows(tx, markupRuleCalls, operatorId, markups.map(usd), keeper, 'JJ')
  await insertRows(tx, salesRuleCalls, operatorId, sales.map(usd), seller, 'XS')
  await insertRows(tx, marginFloorCalls, operatorId, marginFloors.map(usd), keeper, 'ML')
  await insertRows(tx, filedRangeCalls, operatorId, filedRanges.map(usd), keeper, 'BA')
  const customers = await tx.query<{ code: string }>(`select code from customer where company_id = $1 order by code limit 40`, [operatorId])
  const placed = customers.map(({ code }, at) => ({
    CustomerCode: code,
    LevelCode: levels[at % levels.length]!['Code']!,
    ValidFrom: '2026-02-01',
  }))
  await insertRows(tx, levelCustomerCalls, operatorId, placed, keeper, 'DJ')
}
