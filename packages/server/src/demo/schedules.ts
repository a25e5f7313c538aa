import type { Queryable } from '../kernel/database/database.ts'
import { insertVoyages, type VoyageToWrite } from '../modules/schedules/index.ts'
import { demoCompanies } from './accounts.ts'
import { demoServices } from './services.ts'
import { demoSource, sailedServices } from './voyages.ts'

/** Services with their rotations and voyages. */
export async function seedSchedules(tx: Queryable, now: Date): Promise<void> {
  const [operator] = await tx.query<{ id: number }>('select id from company where code = $1', [demoCompanies.operator.code])
  const terminals = await tx.query<{ port: string; code: string }>(
    `select port_code as port, min(code) as code from m_terminal where company_id is null and removed_at is null group by port_code`,
  )
  const terminalOf = new Map(terminals.map(({ port, code }) => [port, code]))
  const operatorVoyages: VoyageToWrite[] = []
  const platforms: VoyageToWrite[] = []
  const atTerminal = <C extends { PortCode: string }>(calls: readonly C[]) =>
    calls.map((call) => ({ ...call, TerminalCode: terminalOf.get(call.PortCode) ?? '' }))
  for (const { service, rotation, voyages } of sailedServices(now)) {
    const company = service.platform ? null : operator!.id
    await tx.query(
      `insert into m_service (company_id, code, name_zh, carrier_code, lane_code, alliance, weekdays, transit_days, rotation, search) values ($1, $2,
        $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        company,
        service.code,
        service.name,
        service.carrier,
        service.lane,
        service.alliance,
        [String(service.weekday)],
        rotation.Calls.at(-2)!.ArriveDay,
        rotation.Calls.map(({ PortCode }) => PortCode),
        `${service.code} ${service.name}`,
      ],
    )
    await tx.query('insert into service_rotation (company_id, service_code, carrier_code, weekday, calls) values ($1, $2, $3, $4, $5)', [
      company,
      service.code,
      service.carrier,
      service.weekday,
      JSON.stringify(atTerminal(rotation.Calls)),
    ])
    const written = voyages.map((voyage) => ({ ...voyage, Calls: atTerminal(voyage.Calls) }))
    ;(service.platform ? platforms : operatorVoyages).push(...written)
  }
  await insertVoyages(tx, operator!.id, null, operatorVoyages)
  await insertVoyages(tx, null, null, platforms)
}

/** Removes schedules of the demo, those of the platform included. */
export async function clearSchedules(tx: Queryable): Promise<void> {
  const codes = demoServices.filter(({ platform }) => platform).map(({ code }) => code)
  await tx.query('delete from voyage where company_id is null and source = $1', [demoSource])
  await tx.query('delete from service_rotation where company_id is null and service_code = any($1)', [codes])
  await tx.query('delete from m_service where company_id is null and code = any($1)', [codes])
}
