import type { TrackEvent } from '@jst/track'
import type { Tx } from '../../../kernel/database/database.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import { CompanyFacts, recomputeAndTell } from '../shipment/recompute.service.ts'
import { trackingJobName } from './job-name.ts'
import { markDue } from './due.repo.ts'
import { storeEvents, type StoredBatch } from './events.repo.ts'

/** Statements that one insert takes. */
const chunk = 500
/** Shipments that are computed with the batch itself; the job computes the others. */
const mostAtOnce = 20

/**
 * The one way in for statements of every source. Statements and the note of what has to be computed commit together: a process that dies before has
 * taken in nothing, one that dies after loses nothing.
 */
export async function takeIn(tx: Tx, companyId: number, events: readonly TrackEvent[], origin: string, now: Date): Promise<StoredBatch> {
  const total = { taken: 0, known: 0, newer: 0, unmapped: 0 }
  const concerned = new Set<number>()
  for (let at = 0; at < events.length; at += chunk) {
    const stored = await storeEvents(tx.system, companyId, events.slice(at, at + chunk), origin)
    for (const name of ['taken', 'known', 'newer', 'unmapped'] as const) total[name] += stored[name]
    for (const id of stored.shipments) concerned.add(id)
  }
  const shipments = [...concerned].toSorted((one, other) => one - other)
  await settle(tx, shipments, now)
  return { ...total, shipments }
}

/** Computes shipments whose facts have changed; of many, some in this transaction and the others by the job. */
export async function settle(tx: Tx, shipments: readonly number[], now: Date): Promise<void> {
  if (shipments.length === 0) return
  await markDue(tx.system, shipments)
  if (shipments.length > mostAtOnce) return jobs.nudge(tx, { name: trackingJobName })
  const facts = new CompanyFacts()
  for (const id of shipments) await recomputeAndTell(tx, id, { now: now.toISOString(), facts })
}
