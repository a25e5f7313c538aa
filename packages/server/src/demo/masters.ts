import { blankValues, normText, problemOf, type EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../kernel/database/database.ts'
import { addRows } from '../modules/master/index.ts'
import { masterRows } from './master-rows.ts'

/** Seeds master data of the operator: agencies, vessels, codes, display of places in rates, exchange rates, and aliases of partners. */
export async function seedMasters(tx: Queryable, operator: number, now: Date): Promise<void> {
  for (const { entity, rows } of masterRows) {
    const completeRows = rows.map((row, at): EntityValues => ({ ...blankValues(entity), Sort: (at + 1) * 10, ...row }))
    for (const values of completeRows)
      for (const field of entity.all) {
        const problem = problemOf(field, values[field.key]!)
        if (problem !== undefined) throw new Error(`demo ${entity.kind} ${String(values['Code'])}: ${problem}`)
      }
    await addRows(
      tx,
      entity,
      completeRows.map((values) => ({ values, seeded: null })),
      operator,
    )
  }
  await seedRates(tx, operator, now)
  await seedAliases(tx, operator)
  await seedRelations(tx, operator)
}

/** Buying, selling and middle rate against the renminbi. */
const rates = [
  ['USD', 7.1012, 7.1314, 7.1163],
  ['EUR', 7.6905, 7.7471, 7.7188],
  ['JPY', 0.0468, 0.0471, 0.0469],
  ['HKD', 0.9118, 0.9154, 0.9136],
] as const

async function seedRates(tx: Queryable, operator: number, now: Date): Promise<void> {
  for (const [daysAgo, drift] of [
    [1, 1],
    [8, 1.002],
    [15, 0.998],
  ] as const)
    for (const [code, ...prices] of rates)
      await tx.query(
        `insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid, source)
          values ($1, $2, 'CNY', ($3::timestamptz - make_interval(days => $4::int))::date, $5, $6, $7, '中国银行')`,
        [operator, code, now.toISOString(), daysAgo, ...prices.map((price) => Number((price * drift).toFixed(6)))],
      )
}

const aliases = [
  ['port', '订舱邮件', '上海港', 'CNSHA', 26],
  ['port', '订舱邮件', 'SHANGHAI,CN', 'CNSHA', 41],
  ['port', '客户 Excel', '鹿特丹港', 'NLRTM', 12],
  ['carrier', '客户 Excel', '中远', 'COSCO', 33],
  ['carrier', '订舱邮件', 'MAERSK LINE', 'MAERSK', 18],
  ['charge', '对账单', '文件费（装货港）', 'DOC', 7],
] as const
/** Texts that no import could find yet. */
const unknown = [
  ['port', '客户 Excel', '洋山深水港', 5],
  ['port', '订舱邮件', 'HAMBURG PORT', 3],
  ['carrier', '客户 Excel', '海洋网联', 2],
  ['terminal', '船期文件', '外五', 4],
] as const

async function seedAliases(tx: Queryable, operator: number): Promise<void> {
  for (const [kind, source, text, target, hits] of aliases)
    await tx.query(
      `insert into entity_alias (company_id, kind, source, text, norm, target_code, hits, confirmed_by) values ($1, $2, $3, $4, $5, $6, $7, '赵宇航')`,
      [operator, kind, source, text, normText(text), target, hits],
    )
  for (const [kind, source, text, times] of unknown)
    await tx.query('insert into entity_unmatched (company_id, kind, source, text, norm, times) values ($1, $2, $3, $4, $5, $6)', [
      operator,
      kind,
      source,
      text,
      normText(text),
      times,
    ])
}

const relations = [
  ['company', '金蝶财务', 'C00128', '宁波远帆', 'YFJCK'],
  ['company', '金蝶财务', 'C00154', '苏州恒泽', 'HZJD'],
  ['port', '中远电商', 'CNSHG', '上海', 'CNSHA'],
  ['carrier', '金蝶财务', 'V-COSCO', '中远海运集运', 'COSCO'],
  ['containerType', '码头 EDI', '45G1', '40 尺高箱', '40HQ'],
  ['charge', '金蝶财务', '6401.02', '码头操作费', 'THC'],
] as const

async function seedRelations(tx: Queryable, operator: number): Promise<void> {
  for (const [kind, system, external, name, ours] of relations)
    await tx.query(
      `insert into code_relation (company_id, kind, system, external_code, external_name, our_code, updater_name)
        values ($1, $2, $3, $4, $5, $6, '郑国栋')`,
      [operator, kind, system, external, name, ours],
    )
}
