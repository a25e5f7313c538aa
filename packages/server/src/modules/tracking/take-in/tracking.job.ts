import { Null } from 'typebox'
import { defineJob, type JobContext } from '../../../kernel/jobs/job.ts'
import { followOrders } from '../shipment/shipment.repo.ts'
import { CompanyFacts, recomputeAndTell } from '../shipment/recompute.service.ts'
import { texts } from '../tracking.texts.ts'
import { clearDueOrders, dueOrders, dueShipments, markDue, timedShipments, type DueShipment } from './due.repo.ts'
import { trackingJobName } from './job-name.ts'

/** Shipments and orders that are read at a time. */
const chunk = 200
/** Shipments of one run; the next run goes on. */
const mostInRun = 5_000

/**
 * Each minute and when it is woken: follows new orders, computes shipments whose facts have changed, and those that time alone may have changed.
 * Each shipment in a transaction of its own, so that a run that dies has lost nothing and the next one goes on.
 */
export const trackingJob = defineJob({
  name: trackingJobName,
  zh: texts.jobs.tracking,
  data: Null(),
  backoff: 30,
  cron: '* * * * *',
  async run(context) {
    await takeOrders(context)
    const due = await computeAll(context, () => dueShipments(context.db, chunk))
    const timed = await computeAll(context, () => timedShipments(context.db, context.now().toISOString(), chunk))
    return { note: texts.jobs.done(due + timed) }
  },
})

/** Orders that are new or have changed: their shipments are noted. */
async function takeOrders({ db, tx, signal }: JobContext): Promise<void> {
  for (;;) {
    const due = await dueOrders(db, chunk)
    if (due.length === 0) return
    await tx(async (transaction) => {
      await markDue(
        transaction,
        await followOrders(
          transaction,
          due.map(({ id }) => id),
        ),
      )
      await clearDueOrders(transaction, due)
    })
    signal.throwIfAborted()
  }
}

/**
 * Computes shipments until none is left; one that cannot be computed is passed over until the next run. Facts that they share are read after the
 * notes of a chunk, and only those notes are cleared: terms or meanings that change meanwhile make notes with other numbers.
 */
async function computeAll({ tx, now, signal }: JobContext, next: () => Promise<DueShipment[]>): Promise<number> {
  const failed = new Map<number, unknown>()
  let done = 0
  for (;;) {
    if (done >= mostInRun) break
    const due = (await next()).filter(({ id }) => !failed.has(id))
    if (due.length === 0) break
    const facts = new CompanyFacts()
    for (const { id, seq } of due) {
      signal.throwIfAborted()
      await tx((transaction) => recomputeAndTell(transaction, id, { now: now().toISOString(), facts, seq })).then(
        () => done++,
        (error: unknown) => failed.set(id, error),
      )
    }
  }
  for (const error of failed.values()) throw error
  return done
}
