import { plannedCall, saveVoyage, setCallTime, type LiveTime, type Voyage, type VoyageInput } from '@jst/contracts/schedules'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

export const day = 86_400_000
/** So many days and hours from the full hour that is. */
export const at = (days: number, hours = 0) =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * day + hours * 3_600_000).toISOString()

export const call = plannedCall

let count = 0
/** For names that no other test has. */
export const nextNumber = () => ++count

/** A voyage that left 上海 yesterday. */
export const input = (more: Partial<VoyageInput> = {}): VoyageInput => ({
  CarrierCode: 'OOCL',
  ServiceCode: 'TEST1',
  Imo: '',
  Vessel: `OOCL TEST ${nextNumber()}`,
  VoyageNo: '001E',
  Source: '',
  Remark: '',
  Calls: [call('CNSHA', at(-2), at(-1)), call('CNNGB', at(-0.5), at(0.5)), call('USLAX', at(15), at(18))],
  ...more,
})

const people = ['ops', 'boss', 'admin', 'pricing', 'sales', 'customer', 'customer2'] as const
/** A server with demo data, and who works with its schedules. */
export interface Schedules extends Record<(typeof people)[number], TestClient> {
  readonly server: TestServer
}

export async function startSchedules(): Promise<Schedules> {
  const server = await createTestServer()
  const clients = await Promise.all(people.map(async (name) => [name, await server.signIn(name)] as const))
  return { server, ...(Object.fromEntries(clients) as Record<(typeof people)[number], TestClient>) }
}

export async function add(by: TestClient, more: Partial<VoyageInput> = {}): Promise<Voyage> {
  const { body, status } = await by.call(saveVoyage, { Id: 0, Voyage: input(more), CopyWeeks: 0 })
  if (status !== 200) throw new Error(`not saved: ${JSON.stringify(body)}`)
  return body.Data
}

export const setTime = (by: TestClient, { Id, UpdateTime }: Voyage, Seq: number, Field: LiveTime, Value: string | null, Push = true) =>
  by.call(setCallTime, { Id, UpdateTime, Seq, Field, Value, Push })
