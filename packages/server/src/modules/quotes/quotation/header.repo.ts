import { customerName } from '../customer-name.ts'
import { times } from '@jst/contracts/money'
import { boxesOf, type QuoteSources } from '@jst/contracts/quotes'
import { currenciesOf, exchangeRatesOn } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

/** A quotation above its options, with the names that prints and customers read. */
export interface Header {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly createId: number | null
  readonly no: string
  readonly state: number
  readonly version: number
  readonly updateTime: string
  readonly today: string
  readonly accepted: string
  readonly customer: string
  readonly customerCode: string
  readonly contact: string
  readonly pol: string
  readonly pod: string
  readonly Qty20GP: number | null
  readonly Qty40GP: number | null
  readonly Qty40HQ: number | null
  readonly Qty45HQ: number | null
  readonly boxTons: string
  readonly cargoType: string
  readonly soc: boolean
  readonly bills: number
  readonly day: string
  readonly currency: string
  readonly validUntil: string
  readonly termsZh: string
  readonly termsEn: string
  readonly issuer: string
  readonly sales: string
}
const select = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.create_id as "createId", t.code as no, t.state, t.version,
    t.update_time as "updateTime", china_day()::text as today, t.accepted_option as accepted,
    ${customerName} as customer,
    t.customer_code as "customerCode",
    t.contact, t.pol_code as pol, t.pod_code as pod, t.qty20_gp as "Qty20GP", t.qty40_gp as "Qty40GP", t.qty40_hq as "Qty40HQ",
    t.qty45_hq as "Qty45HQ", coalesce(trim_scale(t.box_tons)::text, '') as "boxTons", t.cargo_type as "cargoType", t.soc,
    coalesce(t.bills, 1) as bills, ${dayText('t.day')} as day, t.currency_code as currency, ${dayText('t.valid_until')} as "validUntil",
    t.terms_zh as "termsZh", t.terms_en as "termsEn", coalesce((select o.name from company o where o.id = t.company_id), '') as issuer,
    coalesce((select e.name from employee e where e.id = t.create_id), '') as sales
  from quotation t where t.id = $1 and t.removed_at is null and t.merged_into is null`

/** @throws AppError NOT_FOUND */
export async function demandHeader(db: Queryable, id: number, lock = false): Promise<Header> {
  const [row] = await db.query<Header>(lock ? `${select} for update of t` : select, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Sources of its amounts, with rates into a currency of choice. */
export async function sourcesOf(db: Queryable, header: Header, into = header.currency): Promise<QuoteSources> {
  const Boxes = boxesOf({ ...header })
  const count = Boxes.reduce((sum, box) => sum + box.Count, 0)
  const Tons = header.boxTons === '' ? '0' : times(header.boxTons, String(count))
  const Measures = { Boxes, Bills: header.bills, Tons, Cbm: '0', Day: header.today, Into: into }
  const Rates = await exchangeRatesOn(db, header.companyId, into, header.today)
  const Currencies = await currenciesOf(db, header.companyId)
  return { Measures, Rates, Currencies }
}
