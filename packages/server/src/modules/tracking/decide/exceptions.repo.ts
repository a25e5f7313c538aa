import type { Finding, StoredException } from '@jst/track/exceptions'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { StoredShipment } from '../shipment/stored.ts'

interface Row {
  readonly rule: Finding['rule']
  readonly subject: string
  readonly team: Finding['owner']
  readonly level: Finding['level']
  readonly weight: number
  readonly text: string
  readonly told: Finding
  readonly opened: string
  readonly alerted: string
  readonly closed: string | null
  readonly closedBy: StoredException['closedBy']
}

/** Exceptions of a shipment as they were found last. */
export async function storedExceptions(db: Queryable, shipment: number): Promise<StoredException[]> {
  const rows = await db.query<Row>(
    `select rule, subject, team, level, weight, text, told, opened_at as opened, alerted_at as alerted, closed_at as closed, closed_by as "closedBy"
     from track_exception where shipment_id = $1 order by rule, subject`,
    [shipment],
  )
  return rows.map(({ rule, subject, team, level, weight, text, told, opened, alerted, closed, closedBy }) => ({
    finding: { rule, subject, owner: team, level, weight, text },
    told,
    opened,
    alerted,
    closed: closed ?? '',
    closedBy,
  }))
}

const write = `insert into track_exception as e (company_id, operator_id, shipment_id, rule, subject, team, level, weight, text, shown, told,
  opened_at,
    alerted_at, closed_at, closed_by)
  select $2, $3, $1, x.rule, x.subject, x.team, x.level, x.weight, x.text, x.shown, x.told, x.opened, x.alerted, x.closed, x.closed_by
  from jsonb_to_recordset($4::jsonb) as x (rule text, subject text, team text, level text, weight double precision, text text, shown boolean,
    told jsonb,
    opened timestamptz, alerted timestamptz, closed timestamptz, closed_by text) order by x.rule, x.subject
  on conflict (shipment_id, rule, subject) do update set team = excluded.team, level = excluded.level, weight = excluded.weight, text = excluded.text,
    shown = excluded.shown, told = excluded.told, opened_at = excluded.opened_at, alerted_at = excluded.alerted_at, closed_at = excluded.closed_at,
    closed_by = excluded.closed_by, owner_id = case when excluded.opened_at > e.opened_at then null else e.owner_id end,
    update_time = next_update_time(e.update_time)`
/** Writes those that are not as they were. */
export async function writeExceptions(
  tx: Queryable,
  { id, companyId, operatorId }: StoredShipment,
  before: readonly StoredException[],
  after: readonly StoredException[],
  isShown: (one: StoredException) => boolean,
): Promise<void> {
  const earlier = new Set(before.map((one) => JSON.stringify(one)))
  const changed = after.filter((one) => !earlier.has(JSON.stringify(one)))
  if (changed.length === 0) return
  const rows = changed.map((one) => ({
    rule: one.finding.rule,
    subject: one.finding.subject,
    team: one.finding.owner,
    level: one.finding.level,
    weight: one.finding.weight,
    text: one.finding.text,
    shown: isShown(one),
    told: one.told,
    opened: one.opened,
    alerted: one.alerted,
    closed: one.closed === '' ? null : one.closed,
    closed_by: one.closedBy,
  }))
  await tx.query(write, [id, companyId, operatorId, JSON.stringify(rows)])
}
