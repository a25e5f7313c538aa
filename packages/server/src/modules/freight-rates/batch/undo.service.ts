import { changeText, freightRateCalls, type BatchChange } from '@jst/contracts/freight-rates'
import { lockLayer, tellRenamed } from '../../../entity-kit/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { differencesOf, type RateFacts } from '../versions/differences.ts'
import { keptSurcharges } from '../versions/versions.repo.ts'
import * as batches from './batch.repo.ts'
import type { BatchCall } from './call.ts'
import { lineOf } from './facts.ts'
import * as rates from './rates.repo.ts'
import { markBatch, tell } from './run.service.ts'

const { entity } = freightRateCalls
const mostNamedCodes = 10

/** Takes a batch back where its rates still are as it left them. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION */
export async function undoBatch(call: BatchCall, id: number): Promise<{ Restored: number; Kept: number; KeptCodes: string[] }> {
  const { tx, actor } = call
  await lockLayer({ tx, actor, entity })
  const batch = await batches.lockBatch(tx, actor, id)
  if (!batch) throw new AppError('NOT_FOUND')
  if (batch.state !== 'done' || batch.kind === 'UNDO' || batch.undoneBy !== null)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.undone })
  const written = await batches.writtenRates(tx, id)
  const [same, kept] = [written.filter((rate) => rate.same), written.filter((rate) => !rate.same)]
  if (same.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothingToUndo })
  const undo = await batches.insertBatch(tx, actor, {
    kind: 'UNDO',
    change: batch.change,
    note: texts.undoOf(id),
    rates: same.length,
    state: 'done',
    undoes: id,
  })
  await markBatch(call, undo)
  const changed = await restore(call, undo, batch.change, same)
  await removeSplits(
    call,
    undo,
    same.flatMap(({ splitId }) => (splitId === null ? [] : [splitId])),
  )
  await batches.setUndone(tx, id, undo)
  await tell(call, 'freightRate.batch-undo', changed, texts.undoOf(id))
  const words = changeText(batch.change)
  call.audit({
    action: 'freightRate.batch-undo',
    entity: 'freight_batch',
    entityId: id,
    diff: { Rates: same.length, Kept: kept.length, What: words },
  })
  return { Restored: same.length, Kept: kept.length, KeptCodes: kept.slice(0, mostNamedCodes).map(({ code }) => code) }
}

type Written = Awaited<ReturnType<typeof batches.writtenRates>>[number]

/** Writes what a batch has changed as it was before. Answers what differs. */
async function restore({ tx, actor }: BatchCall, undo: number, { Steps }: BatchChange, same: readonly Written[]) {
  const rows = await rates.findRates(
    tx,
    same.map(({ id }) => id),
  )
  const olds = new Map(same.map(({ id, old }) => [id, old]))
  const written = rows.map((row) => ({ row, columns: { ...row, ...olds.get(row.id) } }))
  const touched = [...new Set(same.flatMap(({ old }) => Object.keys(old)))]
  rates.writeRates(tx, written, touched)
  const lines = Steps.some(({ Kind }) => Kind === 'SURCHARGES') ? await keptSurcharges(tx, same) : undefined
  if (lines) await rates.writeSurcharges(tx, new Map([...lines].map(([id, { before }]) => [id, before.map(lineOf)])))
  const changes = rows.map((row) => {
    const surcharges = lines?.get(row.id)
    const old: RateFacts = { ...olds.get(row.id), ...(surcharges ? { surcharges: surcharges.before } : {}) }
    const now: RateFacts = {
      ...Object.fromEntries(Object.keys(old).map((column) => [column, row[column]])),
      ...(surcharges ? { surcharges: surcharges.after } : {}),
    }
    return { id: row.id, before: row.version, ...(surcharges ? { surcharges: surcharges.before } : {}), changed: old, now }
  })
  rates.keepChanges(tx, undo, actor.employeeId, changes, touched)
  return changes.map(({ id, changed, now }) => ({ id, differences: differencesOf(entity, now, changed) }))
}

/** What a batch split off goes to the recycle bin. */
async function removeSplits({ tx, actor }: BatchCall, undo: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  tellRenamed(tx)
  await rates.removeRates(tx, ids)
  await rates.keepVersions(tx, ids, undo, actor.employeeId)
}
