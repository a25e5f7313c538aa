import type { ChargeDefaults } from '@jst/contracts/document'
import { layerOf, placesOf } from '../../entity-kit/index.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'

type Stored = Pick<ChargeDefaults, 'Code' | 'Group' | 'Basis' | 'PpCc' | 'Currency' | 'TaxRate' | 'InAllIn'>

const stored = `select distinct on (code) code as "Code", charge_group as "Group", basis as "Basis", ppcc as "PpCc", currency_code as "Currency",
    coalesce(trim_scale(tax_rate)::text, '0') as "TaxRate", in_all_in as "InAllIn"
  from m_charge where removed_at is null and merged_into is null and (company_id is null or company_id = $1) order by code, company_id nulls last`

/** The charges in use, as pickers offer them, with what a new line of each begins with. */
export async function defaultsOf(db: Queryable, actor: EmployeeActor): Promise<ChargeDefaults[]> {
  const mine = layerOf(actor)
  const [places, rows] = [await placesOf(db, 'charge', mine), await db.query<Stored>(stored, [mine ?? 0])]
  const byCode = new Map(rows.map((row) => [row.Code, row]))
  return places.flatMap(({ code, zh, en, pinyin, initials, words }) => {
    const row = byCode.get(code)
    return row ? [{ ...row, NameZh: zh, NameEn: en, Words: [pinyin, initials, ...words].filter((word) => word !== '') }] : []
  })
}
