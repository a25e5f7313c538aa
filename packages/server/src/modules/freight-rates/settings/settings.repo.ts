import type { FreightSettings } from '@jst/contracts/freight-rates'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

const columns = `boxes as "Boxes", alert_days as "AlertDays", inquiry_hours as "InquiryHours", second_reader as "SecondReader",
  second_reader_notes as "SecondReaderNotes", update_time as "UpdateTime"`

/** Returns the settings of a company; undefined: none yet. `lock`: until the transaction ends. */
export async function findSettings(db: Queryable, companyId: number, lock = false): Promise<FreightSettings | undefined> {
  const [row] = await db.query<FreightSettings>(
    `select ${columns} from freight_setting where company_id = $1 ${lock ? 'for update' : ''}`,
    [companyId],
  )
  return row
}

const save = `insert into freight_setting as s (company_id, boxes, alert_days, inquiry_hours, second_reader, second_reader_notes)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (company_id) do update set boxes = excluded.boxes, alert_days = excluded.alert_days,
    inquiry_hours = excluded.inquiry_hours, second_reader = excluded.second_reader, second_reader_notes = excluded.second_reader_notes,
    update_time = next_update_time(s.update_time)
  returning ${columns}`
export async function storeSettings(
  tx: Queryable,
  companyId: number,
  { Boxes, AlertDays, InquiryHours, SecondReader, SecondReaderNotes }: Omit<FreightSettings, 'UpdateTime'>,
): Promise<FreightSettings> {
  const [row] = await tx.query<FreightSettings>(save, [companyId, Boxes, AlertDays, InquiryHours, SecondReader, SecondReaderNotes])
  return row!
}

export interface EndingRate {
  readonly companyId: number
  readonly employeeId: number
  readonly rates: number
  /** The first of their last days, and how many days are left until then. */
  readonly first: string
  readonly days: number
}
/** Marks published rates that end within the days of their company and were not told of yet, and counts them by who keeps them. */
const takeEnding = `with ending as (
    select t.id, t.company_id, t.operator_id, t.valid_to, t.create_id from freight_rate t
    left join freight_setting s on s.company_id = t.company_id
    where t.state = 1 and t.removed_at is null and t.merged_into is null and t.valid_to >= china_day()
      and t.valid_to <= china_day() + coalesce(s.alert_days, $1) and coalesce(s.alert_days, $1) > 0
      and not exists (select from freight_expiry_alert a where a.rate_id = t.id and a.valid_to = t.valid_to)),
  told as (insert into freight_expiry_alert (rate_id, company_id, operator_id, valid_to)
    select id, company_id, operator_id, valid_to from ending
    on conflict (rate_id) do update set valid_to = excluded.valid_to returning rate_id)
  select e.company_id as "companyId", e.create_id as "employeeId", count(*)::int as rates, ${dayText('min(e.valid_to)')} as first,
    min(e.valid_to) - china_day() as days
  from ending e join told on told.rate_id = e.id where e.create_id is not null group by e.company_id, e.create_id order by 1, 2`
export const takeEndingRates = (tx: Queryable, defaultDays: number): Promise<EndingRate[]> =>
  tx.query<EndingRate>(takeEnding, [defaultDays])
