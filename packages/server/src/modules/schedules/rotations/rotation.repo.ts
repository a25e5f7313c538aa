import type { Rotation, RotationInput } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { layerOf } from '../../../entity-kit/index.ts'
import { namesOf } from '../voyages/names.ts'
import { seenBy } from '../voyages/voyage.repo.ts'

export interface StoredRotation extends Rotation {
  readonly id: number
}
type Row = Omit<RotationInput, 'Calls'> & { id: number; Layer: Rotation['Layer']; UpdateTime: string; Calls: RotationInput['Calls'] }

/** The rotation that counts for the actor's company: its own, else the platform's. */
export async function findRotation(
  db: Queryable,
  actor: EmployeeActor,
  serviceCode: string,
  lock = false,
): Promise<StoredRotation | undefined> {
  if (lock) await db.query('select from service_rotation where service_code = $1 for update', [serviceCode])
  const { text, value } = seenBy(actor, 'r')
  const [row] = await db.query<Row>(
    `select r.id, case when r.company_id is null then 'platform' else 'company' end as "Layer", r.service_code as "ServiceCode",
      r.carrier_code as "CarrierCode", r.weekday as "Weekday", r.calls as "Calls", r.update_time as "UpdateTime"
     from service_rotation r where r.service_code = $1 and (${text.replace('?', '$2')}) order by r.company_id nulls last limit 1`,
    value === undefined ? [serviceCode] : [serviceCode, value],
  )
  if (!row) return undefined
  const nameOf = await namesOf(db, {
    carrier: [row.CarrierCode],
    service: [row.ServiceCode],
    port: row.Calls.map(({ PortCode }) => PortCode),
    terminal: row.Calls.map(({ TerminalCode }) => TerminalCode),
  })
  return {
    ...row,
    CarrierName: nameOf('carrier', row.CarrierCode),
    ServiceName: nameOf('service', row.ServiceCode),
    Calls: row.Calls.map((call) => ({
      ...call,
      PortName: nameOf('port', call.PortCode),
      TerminalName: call.TerminalCode && nameOf('terminal', call.TerminalCode),
    })),
  }
}

export async function rotationsOf(
  db: Queryable,
  actor: EmployeeActor,
): Promise<{ ServiceCode: string; ServiceName: string; CarrierCode: string; Ports: number }[]> {
  const { text, value } = seenBy(actor, 'r')
  const rows = await db.query<{ ServiceCode: string; CarrierCode: string; Ports: number }>(
    `select distinct on (r.service_code) r.service_code as "ServiceCode", r.carrier_code as "CarrierCode", jsonb_array_length(r.calls) as "Ports"
      from service_rotation r where ${text.replace('?', '$1')} order by r.service_code, r.company_id nulls last limit 2000`,
    value === undefined ? [] : [value],
  )
  const nameOf = await namesOf(db, { service: rows.map(({ ServiceCode }) => ServiceCode) })
  return rows.map((row) => ({ ...row, ServiceName: nameOf('service', row.ServiceCode) }))
}

export const insertRotation = (tx: Queryable, actor: EmployeeActor, { ServiceCode, CarrierCode, Weekday, Calls }: RotationInput) =>
  tx.query('insert into service_rotation (company_id, service_code, carrier_code, weekday, calls) values ($1, $2, $3, $4, $5)', [
    layerOf(actor),
    ServiceCode,
    CarrierCode,
    Weekday,
    JSON.stringify(Calls),
  ])

export const updateRotation = (tx: Queryable, id: number, { CarrierCode, Weekday, Calls }: RotationInput) =>
  tx.query(
    'update service_rotation set carrier_code = $2, weekday = $3, calls = $4, update_time = next_update_time(update_time) where id = $1',
    [id, CarrierCode, Weekday, JSON.stringify(Calls)],
  )

/** Sailings of a service around some weeks, by their first call. */
export const sailingsOf = (db: Queryable, actor: EmployeeActor, carrier: string, service: string, from: string, to: string) => {
  const { text, value } = seenBy(actor, 'v')
  return db.query<{ Vessel: string; Imo: string; VoyageNo: string; PortCode: string; arrival: string }>(
    `select v.vessel as "Vessel", v.imo as "Imo", v.voyage_no as "VoyageNo", p.port_code as "PortCode", coalesce(p.planned_arrival,
      p.planned_departure) as arrival from voyage v join port_call p on p.voyage_id = v.id and p.seq = 1
     where v.carrier_code = $1 and v.service_code = $2 and coalesce(p.planned_arrival, p.planned_departure) between $3 and $4
      and (${text.replace('?', '$5')}) order by arrival`,
    value === undefined ? [carrier, service, from, to] : [carrier, service, from, to, value],
  )
}

/** One clerk rolls a service at a time: two would both find the weeks empty. */
export const lockService = (tx: Queryable, actor: EmployeeActor, service: string) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('schedule ' || $1, $2))`, [service, layerOf(actor) ?? 0])
