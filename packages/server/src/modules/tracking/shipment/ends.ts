import type { TrackStage } from '@jst/contracts/tracking'
import { texts } from '../tracking.texts.ts'
import type { Computed } from './compute.ts'
import type { ComputedColumns } from './shipment.repo.ts'

const day = 86_400_000
type End = Pick<ComputedColumns, 'ended_at' | 'end_reason' | 'ended_by'>
const open: End = { ended_at: null, end_reason: '', ended_by: '' }

/** Why a shipment is followed no more, or undefined. */
function reasonOf({ timeline, shipment, arrival, now }: Computed): string | undefined {
  if (timeline.bill.state === 'returned') return texts.ended.returned
  const since = (at: string) => Date.parse(now) - Date.parse(at)
  const { lastActual } = timeline
  if (arrival?.classifier === 'ACT' && lastActual !== undefined && since(lastActual) > 60 * day) return texts.ended.silent
  return lastActual === undefined && since(shipment.opened) > 180 * day ? texts.ended.stale : undefined
}

/** The end of a shipment by rule, which news take back. A person's word stands. */
export function endOf(computed: Computed): End {
  const { endedAt, endReason, endedBy } = computed.shipment
  if (endedBy === 'person') return { ended_at: endedAt, end_reason: endReason, ended_by: endedBy }
  const reason = reasonOf(computed)
  if (reason === undefined) return open
  return { ended_at: endedAt ?? computed.now, end_reason: reason, ended_by: 'rule' }
}

const hour = 3_600_000
const pauses = { waiting: 6 * hour, origin: hour, sea: 3 * hour, arrived: hour, delivered: 6 * hour, ended: 24 * hour } as const
/** When time alone may change what a shipment says: cut-offs and free days are near a port, nothing is at sea. */
export const nextCheck = (stage: TrackStage, now: string): string => new Date(Date.parse(now) + pauses[stage]).toISOString()
