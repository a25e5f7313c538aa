import { applicationDocument, partFields, slipDocument, type ApplicationPart, type SlipTeller } from '@jst/contracts/packing'
import { blankOf, type EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../kernel/database/database.ts'
import { packingInDemo } from '../modules/packing/index.ts'

const { insertApplication, insertSlips, shipmentOf, summaryOf, cutoffOf, writeParts, demandBooking } = packingInDemo
export type DemoBooking = Awaited<ReturnType<typeof demandBooking>>
export interface Person {
  readonly id: number
  readonly name: string
  readonly company: string
}
const numberOf = (prefix: string, at: Date, seq: number, digits: number) =>
  `${prefix}${at.toISOString().slice(2, 4)}${at.toISOString().slice(5, 7)}${String(seq).padStart(digits, '0')}`

/** Numbers of one run of the demo. */
export class DemoNumbers {
  private applications = 0
  private slips = 0
  application = (at: Date) => numberOf('XD', at, (this.applications += 1), 5)
  slip = (at: Date) => numberOf('EQ', at, (this.slips += 1), 6)
}

const blank = Object.fromEntries(partFields.map((field) => [field.key, blankOf(field)]))
export const partWith = (values: EntityValues): ApplicationPart => ({ Id: 0, Values: { ...blank, ...values } })

export interface DemoApplication {
  readonly booking: DemoBooking
  readonly no: string
  readonly state: keyof typeof applicationDocument.states.codes
  readonly by: Person
  readonly at: Date
  readonly parts: readonly ApplicationPart[]
  readonly remark?: string
}
/** An application as it stands, with its key. */
export async function addApplication(tx: Queryable, { booking, no, state, by, at, parts, remark = '' }: DemoApplication): Promise<number> {
  const { companyId, operatorId, id: bookingId, ownerId } = booking
  const owner = { companyId, operatorId, bookingId, ownerId, employeeId: by.id, employeeName: by.name }
  const values: EntityValues = { Code: no, NameZh: booking.customerName, ...shipmentOf(booking), Remark: remark }
  const id = await insertApplication(tx, owner, { values, cutoff: cutoffOf(booking), summary: summaryOf(parts) })
  await writeParts(tx, id, parts)
  const { codes, states } = applicationDocument.states
  const { dueHours = null } = states[state] as { readonly dueHours?: number }
  await tx.query(
    `update slip_application set state = $2::int, state_since = $3, state_due = $3::timestamptz + make_interval(hours => $4),
      create_time = $3, update_time = $3,
      submitted_at = case when $2::int = 0 then null else $3::timestamptz end where id = $1`,
    [id, codes[state], at, dueHours],
  )
  return id
}

/** Slips of the parts of an approved application, to be issued; answers their keys. */
export async function addSlips(
  tx: Queryable,
  { booking, no, at }: DemoApplication,
  application: number,
  fleets: ReadonlyMap<string, number>,
  numbers: DemoNumbers,
) {
  const parts = await tx.query<{ id: number; values: EntityValues }>(
    `select p.id, jsonb_build_object('BoxType', p.box_type, 'Count', p.count, 'Depot', p.depot, 'Terminal', p.terminal,
        'PickupFrom', coalesce(p.pickup_from::text, ''), 'PickupTo', coalesce(p.pickup_to::text, ''), 'FleetName', p.fleet_name,
        'FleetCode', p.fleet_code,         'Driver', p.driver, 'Plate', p.plate, 'Phone', p.phone, 'FreeDays', p.free_days) as values
      from slip_part p where p.application_id = $1 order by p.place`,
    [application],
  )
  const { companyId, operatorId, id: bookingId, ownerId } = booking
  const common = {
    applicationId: application,
    applicationNo: no,
    bookingId,
    companyId,
    operatorId,
    ownerId,
    cutoff: cutoffOf(booking),
    by: ownerId!,
  }
  const boxes = parts.flatMap(({ id, values: { Count, ...values } }) =>
    Array.from({ length: Number(Count) }, () => ({
      partId: id,
      fleetId: fleets.get(String(values['FleetName'])) ?? null,
      values: { NameZh: booking.customerName, ...shipmentOf(booking), ...values, Code: numbers.slip(at) },
    })),
  )
  const ids = await insertSlips(tx, common, boxes)
  await tx.query(
    `update box_slip set create_time = $2, update_time = $2, state_since = $2, state_due = $2::timestamptz + interval '8 hours' where id = any($1)`,
    [ids, at],
  )
  return ids
}

export interface SlipStep {
  readonly state: keyof typeof slipDocument.states.codes
  readonly at: Date
}
export const setState = (tx: Queryable, id: number, { state, at }: SlipStep) =>
  tx.query('update box_slip set state = $2, state_since = $3, state_due = null, update_time = $3 where id = $1', [
    id,
    slipDocument.states.codes[state],
    at,
  ])

export interface DemoReport {
  readonly teller: SlipTeller
  readonly name: string
  readonly at: Date
  readonly box: string
  readonly seal: string
  readonly pickedUp: Date | null
  readonly gatedIn: Date | null
  readonly note?: string
}
/** A report, and the slip as it says. */
export async function addReport(
  tx: Queryable,
  slip: number,
  { teller, name, at, box, seal, pickedUp, gatedIn, note = '' }: DemoReport,
): Promise<void> {
  await tx.query(
    `insert into slip_report (slip_id, company_id, operator_id, teller, name, at, received_at, box_no, seal_no, picked_up_at, gated_in_at, note)
      select id, company_id, operator_id, $2, $3, $4, $4, $5, $6, $7, $8, $9 from box_slip where id = $1`,
    [slip, teller, name, at, box, seal, pickedUp, gatedIn, note],
  )
  await tx.query(
    `update box_slip set box_no = coalesce(nullif($2, ''), box_no), seal_no = coalesce(nullif($3, ''), seal_no), search = search || ' ' || $2,
      picked_up_at = coalesce($4, picked_up_at), gated_in_at = coalesce($5, gated_in_at) where id = $1`,
    [slip, box, seal, pickedUp, gatedIn],
  )
}

/** An entry of the timeline that both sides read. */
export const addEntry = (
  tx: Queryable,
  kind: string,
  id: number,
  event: string,
  by: (Omit<Person, 'id'> & { readonly id: number | null }) | null,
  at: Date,
  more: { readonly words?: string; readonly reason?: string; readonly returned?: readonly { Field: string; Remark: string }[] } = {},
) =>
  tx.query(
    `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name, author_company, words, reason,
        returned, at)
      select $1, t.id, t.company_id, t.operator_id, case when t.operator_id is null then 'internal' else 'customer' end,
        $3, $4, $5, $6, $7, $8, $9, $10
      from ${kind === slipDocument.kind ? 'box_slip' : 'slip_application'} t where t.id = $2`,
    [
      kind,
      id,
      event,
      by?.id ?? null,
      by?.name ?? '',
      by?.company ?? '',
      more.words ?? '',
      more.reason ?? '',
      JSON.stringify(more.returned ?? []),
      at,
    ],
  )
