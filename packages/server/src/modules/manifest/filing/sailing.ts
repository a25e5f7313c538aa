import type { ManifestContent } from '@jst/contracts/manifest'
import { localOf, zoneOf } from '@jst/contracts/schedules/times'
import type { SailingSource } from './sources.repo.ts'

/** Kinds of bills by the signing methods of instructions. A bill that is released at the destination may be any. */
const kinds: Readonly<Record<string, string>> = { OBL: 'OBL', EBL: 'OBL', TLX: 'TELEX', SWB: 'WAYBILL' }
export const kindOfBill = (signing: string): string => kinds[signing] ?? ''
/** Freight of a third place is neither prepaid nor collect. */
export const paymentOf = (method: string): string => (method === 'PP' || method === 'CC' ? method : '')

type SailingFields = Pick<ManifestContent, 'Imo' | 'LoadingAt' | 'DepartureAt' | 'AgentCutoff' | 'PortsAfter'>
const unknown: SailingFields = { Imo: '', LoadingAt: '', DepartureAt: '', AgentCutoff: '', PortsAfter: [] }
const isSame = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase()

/**
 * Times and ports of a bill by the sailing of its booking, by the clock of the load port. Loading is planned from the arrival of the ship. A schedule
 * of another ship or port says nothing of this bill; the cut-off of the shipping order does.
 */
export function sailingFields(sailing: SailingSource | undefined, { Vessel, Pol }: Pick<ManifestContent, 'Vessel' | 'Pol'>): SailingFields {
  const zone = zoneOf(Pol)
  if (!sailing || zone === undefined || sailing.pol !== Pol) return unknown
  const local = (instant: string | null) => (instant === null ? '' : localOf(instant, zone))
  const AgentCutoff = local(sailing.cutoff)
  if (!isSame(sailing.vessel, Vessel)) return { ...unknown, AgentCutoff }
  const { imo: Imo, after: PortsAfter } = sailing
  return { Imo, LoadingAt: local(sailing.arrival), DepartureAt: local(sailing.departure), AgentCutoff, PortsAfter }
}
