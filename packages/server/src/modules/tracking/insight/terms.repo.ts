import type { FreeTimeTerms, PortCalendar } from '@jst/track/free-time'
import type { Queryable } from '../../../kernel/database/database.ts'

const inUse = 'removed_at is null and merged_into is null and enabled'
interface TermsRow extends Omit<FreeTimeTerms, 'id' | 'tiers' | 'boxTypes'> {
  readonly id: number
  readonly tiers: string
  readonly boxTypes: readonly string[]
}
const terms = `select id, source, version, direction, clock_kind as kind, port_code as port, carrier_code as carrier, box_types as "boxTypes",
    start_event as start, first_day as "firstDay", stop_event as stop, free_days as free, free_rule as "freeRule", charge_rule as "chargeRule", tiers,
    currency_code as currency, none_if_shut_out as "noneIfShutOut", valid_from as "validFrom", valid_to as "validTo"
  from track_terms where company_id = $1 and ${inUse} order by id`

/** `11:40;21:80` */
const tiersOf = (text: string): FreeTimeTerms['tiers'] =>
  text.split(';').flatMap((part) => {
    const [from, rate] = part.split(':')
    return rate === undefined ? [] : [{ from: Number(from), rate }]
  })

/** Free time of a company's carriers and terminals. */
export async function termsFor(db: Queryable, companyId: number): Promise<FreeTimeTerms[]> {
  const rows = await db.query<TermsRow>(terms, [companyId])
  return rows.map(({ id, tiers, boxTypes, ...row }) => ({
    ...row,
    id: String(id),
    tiers: tiersOf(tiers),
    ...(boxTypes.length > 0 ? { boxTypes } : {}),
  }))
}

/** Calendars of a company by port: that of the port, else that of its country. A year without one is not known. */
export async function calendarsFor(db: Queryable, companyId: number): Promise<(port: string) => PortCalendar> {
  const rows = await db.query<{ place: string; year: number; holidays: string[] }>(
    `select place, year, holidays from track_calendar where company_id = $1 and ${inUse} order by place, year`,
    [companyId],
  )
  const of = (place: string) => rows.filter((row) => row.place === place)
  return (port) => {
    const portTerms = of(port)
    const all = portTerms.length > 0 ? portTerms : of(port.slice(0, 2))
    return { years: all.map(({ year }) => year), holidays: all.flatMap(({ holidays }) => holidays) }
  }
}

/** Every open shipment of a company whose clocks new terms may change. */
export const markClocksDue = (tx: Queryable, companyId: number) =>
  tx.query(
    `insert into track_due (shipment_id) select id from track_shipment where staff_id = $1 and ended_at is null and stage <> 'waiting' order by id
     on conflict (shipment_id) do update set seq = nextval('track_due_seq')`,
    [companyId],
  )
