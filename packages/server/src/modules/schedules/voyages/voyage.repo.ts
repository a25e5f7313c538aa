import {
  currentDelay,
  delayOf,
  departureOf,
  momentOf,
  stateOf,
  statusOf,
  type CallInput,
  type PortCall,
  type Voyage,
} from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { namesOf } from './names.ts'

/** Whose voyages a list shows: the platform's and the company's own; one that the company has its own of gives way to it. */
/** Whose schedules are read. */
export type ScheduleReader = Pick<EmployeeActor, 'companyKind' | 'companyId'>
export const seenBy = ({ companyKind, companyId }: ScheduleReader, alias: string): { text: string; value: number | undefined } =>
  companyKind === 'platform'
    ? { text: `${alias}.company_id is null`, value: undefined }
    : { text: `${alias}.company_id is null or ${alias}.company_id = ?`, value: companyId }

export const layer = `case when v.company_id is null then 'platform' else 'company' end`
export const voyageColumns = `v.id as "Id", ${layer} as "Layer", v.carrier_code as "CarrierCode", v.service_code as "ServiceCode", v.imo as "Imo",
  v.vessel as "Vessel", v.voyage_no as "VoyageNo", v.source as "Source", v.remark as "Remark", v.status as "Status", v.delay as "Delay",
  v.blank as "Blank", v.reason as "Reason", v.source_time as "SourceTime", v.update_time as "UpdateTime"`
export const callColumns = `p.seq as "Seq", p.port_code as "PortCode", p.terminal_code as "TerminalCode", p.planned_arrival as "PlannedArrival",
  p.planned_departure as "PlannedDeparture",
  p.estimated_arrival as "EstimatedArrival", p.estimated_departure as "EstimatedDeparture", p.actual_arrival as "ActualArrival",
  p.actual_departure as "ActualDeparture", p.omitted as "Omitted", p.replaced_port as "ReplacedPort",
  p.cutoffs as "Cutoffs", p.state as "State", p.delay as "Delay"`

/** Voyages with their calls as the connection may see them; `lock` keeps those that it may write for this transaction. */
export async function findVoyages(db: Queryable, ids: readonly number[], lock = false): Promise<Voyage[]> {
  // rows that are not the company's to write are seen, and not locked
  if (lock) await db.query('select from voyage where id = any($1) order by id for update', [ids])
  const [voyages, calls] = await Promise.all([
    db.query<Omit<Voyage, 'Calls' | 'CarrierName'>>(`select ${voyageColumns} from voyage v where v.id = any($1) order by v.id`, [ids]),
    db.query<PortCall & { voyageId: number }>(
      `select p.voyage_id as "voyageId", ${callColumns} from port_call p where p.voyage_id = any($1) order by p.voyage_id, p.seq`,
      [ids],
    ),
  ])
  const nameOf = await namesOf(db, {
    carrier: voyages.map(({ CarrierCode }) => CarrierCode),
    port: calls.map(({ PortCode }) => PortCode),
    terminal: calls.map(({ TerminalCode }) => TerminalCode),
  })
  return voyages.map((voyage) => ({
    ...voyage,
    CarrierName: nameOf('carrier', voyage.CarrierCode),
    Calls: calls
      .filter(({ voyageId }) => voyageId === voyage.Id)
      .map(({ voyageId: _, ...call }) => ({
        ...call,
        PortName: nameOf('port', call.PortCode),
        TerminalName: call.TerminalCode && nameOf('terminal', call.TerminalCode),
      })),
  }))
}

export const findVoyage = async (db: Queryable, id: number, lock = false): Promise<Voyage | undefined> =>
  (await findVoyages(db, [id], lock))[0]

/** Returns a company's copy of a voyage of the platform. */
export async function findOwn(db: Queryable, baseId: number, companyId: number): Promise<Voyage | undefined> {
  const [ownCopy] = await db.query<{ id: number }>('select id from voyage where base_id = $1 and company_id = $2', [baseId, companyId])
  return ownCopy && findVoyage(db, ownCopy.id)
}

/** A voyage as it is written; what follows from its calls is worked out here, and nowhere else. */
export interface VoyageToWrite {
  readonly CarrierCode: string
  readonly ServiceCode: string
  readonly Imo: string
  readonly Vessel: string
  readonly VoyageNo: string
  readonly Source: string
  readonly SourceTime: string
  readonly Remark: string
  readonly Blank: boolean
  readonly Reason: string
  readonly Calls: readonly CallInput[]
}

const recordOf = (voyage: VoyageToWrite) => ({
  carrier_code: voyage.CarrierCode,
  service_code: voyage.ServiceCode,
  imo: voyage.Imo,
  vessel: voyage.Vessel,
  voyage_no: voyage.VoyageNo,
  status: statusOf(voyage.Calls, voyage.Blank),
  delay: currentDelay(voyage.Calls),
  departure: voyage.Calls.map(departureOf).find(Boolean) ?? null,
  blank: voyage.Blank,
  reason: voyage.Reason,
  source: voyage.Source,
  source_time: voyage.SourceTime,
  remark: voyage.Remark,
})
const callRecord = (call: CallInput, at: number) => ({
  seq: at + 1,
  port_code: call.PortCode,
  terminal_code: call.TerminalCode,
  planned_arrival: call.PlannedArrival,
  planned_departure: call.PlannedDeparture,
  estimated_arrival: call.EstimatedArrival,
  estimated_departure: call.EstimatedDeparture,
  actual_arrival: call.ActualArrival,
  actual_departure: call.ActualDeparture,
  omitted: call.Omitted,
  replaced_port: call.ReplacedPort,
  cutoffs: call.Cutoffs,
  state: stateOf(call),
  delay: delayOf(call),
  moment: momentOf(call),
})
const names = 'carrier_code, service_code, imo, vessel, voyage_no, status, delay, departure, blank, reason, source, source_time, remark'
const types = `carrier_code text, service_code text, imo text, vessel text, voyage_no text, status text, delay numeric, departure timestamptz,
  blank boolean, reason text, source text, source_time timestamptz, remark text`
const callNames = `seq, port_code, terminal_code, planned_arrival, planned_departure, estimated_arrival, estimated_departure,
  actual_arrival, actual_departure, omitted, replaced_port, cutoffs, state, delay, moment`
const callTypes = `seq smallint, port_code text, terminal_code text, planned_arrival timestamptz, planned_departure timestamptz,
  estimated_arrival timestamptz, estimated_departure timestamptz,
  actual_arrival timestamptz, actual_departure timestamptz, omitted boolean, replaced_port text, cutoffs jsonb, state text, delay numeric,
  moment timestamptz`

/**
 * Adds voyages with their calls in one statement; answers their ids, in no order.
 * @param companyId null: the platform's @param baseId the platform's voyage that one of a company stands for
 */
export async function insertVoyages(
  tx: Queryable,
  companyId: number | null,
  createId: number | null,
  voyages: readonly VoyageToWrite[],
  baseId: number | null = null,
): Promise<number[]> {
  const rows = voyages.map((voyage) => ({ ...recordOf(voyage), calls: voyage.Calls.map(callRecord) }))
  const added = await tx.query<{ id: number }>(
    `with given as (select * from jsonb_to_recordset($4::jsonb) as x (${types}, calls jsonb)),
     added as (insert into voyage (company_id, base_id, create_id, ${names}) select $1, $2, $3, ${names} from given returning id, company_id,
      carrier_code, service_code, vessel, voyage_no),
     called as (insert into port_call (voyage_id, company_id, carrier_code, service_code, ${callNames})
       select a.id, a.company_id, a.carrier_code, a.service_code, c.* from added a join given g using (carrier_code, service_code, vessel,
      voyage_no) cross join jsonb_to_recordset(g.calls) as c (${callTypes}))
     select id from added`,
    [companyId, baseId, createId, JSON.stringify(rows)],
  )
  return added.map(({ id }) => id)
}

export async function updateVoyage(tx: Queryable, id: number, voyage: VoyageToWrite): Promise<void> {
  await tx.query(
    `update voyage v set (${names}) = (select ${names} from jsonb_to_record($2::jsonb) as x (${types})), update_time = next_update_time(v.update_time)
      where v.id = $1`,
    [id, JSON.stringify(recordOf(voyage))],
  )
  await tx.query('delete from port_call where voyage_id = $1', [id])
  await tx.query(
    `insert into port_call (voyage_id, company_id, carrier_code, service_code, ${callNames}) select v.id, v.company_id, v.carrier_code,
      v.service_code, c.* from voyage v cross join jsonb_to_recordset($2::jsonb) as c (${callTypes}) where v.id = $1`,
    [id, JSON.stringify(voyage.Calls.map(callRecord))],
  )
}

export const deleteVoyage = (tx: Queryable, id: number) => tx.query('delete from voyage where id = $1', [id])
