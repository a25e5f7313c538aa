import type { LclColoadCharge } from '@jst/contracts/freight-rates'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { Conditions } from '../../../kernel/database/paging.ts'

interface PriceRequest {
  readonly Id?: number
  readonly Supplier?: string
  readonly Lane?: string
  readonly Pol?: string
  readonly Pod?: string
  readonly Day?: string
}
const amount = (column: string) => `coalesce(trim_scale(t.${column})::text, '')`
/** SQL: an empty list of the rate fits all; a value is needed otherwise. */
const isFor = (column: string) => `(t.${column} = '{}' or ? = any(t.${column}))`
const name = `coalesce((select c.name_zh from m_charge c where c.code = t.charge_code and c.removed_at is null
    order by c.company_id nulls last limit 1), t.charge_code)`

/** Charges of co-loaders that are for a rate, or for a route and a day. A rate that the connection does not see has none. */
export async function findColoads(db: Queryable, actor: EmployeeActor, { Id, ...request }: PriceRequest): Promise<LclColoadCharge[]> {
  // whoever may not know consolidators is told nothing of one that he names
  if (Id === undefined) return findForRoute(db, actor, maySee(actor, 'supplier') ? request : { ...request, Supplier: '' })
  const [rate] = await db.query<Required<Omit<PriceRequest, 'Id' | 'Day'>>>(
    `select supplier_code as "Supplier", lane_code as "Lane", pol_code as "Pol", pod_code as "Pod" from lcl_rate where id = $1`,
    [Id],
  )
  return rate ? findForRoute(db, actor, { ...rate, ...(request.Day === undefined ? {} : { Day: request.Day }) }) : []
}

function findForRoute(
  db: Queryable,
  { companyId }: EmployeeActor,
  { Supplier = '', Lane = '', Pol = '', Pod = '', Day }: PriceRequest,
): Promise<LclColoadCharge[]> {
  const scope = { suppliers: Supplier, lanes: Lane, pols: Pol, pods: Pod }
  const where = new Conditions()
    .add('t.company_id = ?', companyId)
    .raw('t.enabled and t.removed_at is null and t.merged_into is null')
    .add(`daterange(t.valid_from, t.valid_to, '[]') @> ?::date`, Day)
  for (const [column, code] of Object.entries(scope)) {
    if (code === '') where.raw(`t.${column} = '{}'`)
    else where.add(isFor(column), code)
  }
  return db.query<LclColoadCharge>(
    `select t.id as "Id", t.code as "Code", t.charge_code as "ChargeCode", ${name} as "ChargeCodeName", t.unit as "Unit",
        t.currency_code as "CurrencyCode", ${amount('amount')} as "Amount", ${amount('minimum')} as "Minimum", t.pp_cc as "PpCc",
        t.unknown as "Unknown", t.cargo_types as "CargoTypes", t.condition_of as "ConditionOf", t.condition_op as "ConditionOp",
        ${amount('condition_value')} as "ConditionValue"
      from lcl_coload t ${where.text} order by t.code limit 200`,
    where.values,
  )
}
