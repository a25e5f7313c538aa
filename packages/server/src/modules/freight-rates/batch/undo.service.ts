import { changeText, freightRateCalls, freightRateDocument as document } from '@jst/contracts/freight-rates'
import { recordFound } from '../../../documents/index.ts'
import { lockLayerForBatch, tellRenamed } from '../../../entity-kit/index.ts'
import { writeFoundAudits } from '../../../kernel/audit/audit.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { differencesOf } from '../versions/differences.ts'
import { storedSurcharges } from '../versions/versions.repo.ts'
import * as batches from './batch.repo.ts'
import type { BatchCall } from './call.ts'
import { changesBack, keepChanges } from './changes.repo.ts'
import { lineOf } from './facts.ts'
import * as rates from './rates.repo.ts'
import { demandUnchanged, linesIn, markBatch } from './run.service.ts'

const { entity } = freightRateCalls
const mostNamedCodes = 10

/** Takes a batch back where its rates still are as it left them. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION */
export async function undoBatch(call: BatchCall, id: number): Promise<{ Restored: number; Kept: number; KeptCodes: string[] }> {
  const { tx, actor } = call
  await lockLayerForBatch({ tx, actor, entity }, id)
  const batch = await batches.lockBatch(tx, actor, id)
  if (!batch) throw new AppError('NOT_FOUND')
  if (batch.state !== 'done' || batch.kind === 'UNDO' || batch.undoneBy !== null)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.undone })
  const written = await batches.writtenRates(tx, id)
  const [same, changedLater] = [written.filter((rate) => rate.same), written.filter((rate) => !rate.same)]
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
  await restore(call, undo, batch, same)
  await removeSplits(
    call,
    undo,
    same.flatMap(({ splitId }) => (splitId === null ? [] : [splitId])),
  )
  await batches.setUndone(tx, id, undo)
  const words = changeText(batch.change)
  call.audit({
    action: 'freightRate.batch-undo',
    entity: 'freight_batch',
    entityId: id,
    diff: { Rates: same.length, Kept: changedLater.length, What: words },
  })
  return { Restored: same.length, Kept: changedLater.length, KeptCodes: changedLater.slice(0, mostNamedCodes).map(({ code }) => code) }
}

type Written = Awaited<ReturnType<typeof batches.writtenRates>>[number]

/** Writes what a batch has changed as it was before, and says what that changes. @throws AppError ILLEGAL_TRANSITION */
async function restore(call: BatchCall, undo: number, { id, change }: batches.Batch, same: readonly Written[]): Promise<void> {
  const { tx, actor } = call
  const of = { batchId: id, ids: same.map((rate) => rate.id), columnNames: await batches.columnsBefore(tx, id) }
  const lines = change.Steps.some(({ Kind }) => Kind === 'SURCHARGES') ? await storedSurcharges(tx, same) : new Map<number, never>()
  const linesByRate = new Map(
    [...lines].flatMap(([rate, { before, after }]) => {
      const differences = differencesOf(entity, { surcharges: after }, { surcharges: before })
      return differences.length === 0 ? [] : [[rate, linesIn(differences)] as const]
    }),
  )
  const found = changesBack(of, linesByRate)
  writeFoundAudits(tx, actor, call.requestId, { action: 'freightRate.batch-undo', entity: entity.kind, found })
  recordFound(call, document.kind, { event: 'changed', words: texts.undoOf(id), ids: of.ids, found })
  const missed = await rates.restoreRates(tx, id, same, of.columnNames)
  demandUnchanged(same.filter((rate) => missed.has(rate.id)))
  if (of.columnNames.includes('service_code')) {
    const services = await batches.servicesBefore(tx, id)
    const rows = (await rates.findRates(tx, of.ids)).filter((row) => services.has(row.id))
    rates.writeWords(
      tx,
      rows.map((row) => ({ row, columns: { service_code: services.get(row.id)! } })),
      of.columnNames,
    )
  }
  await rates.writeSurcharges(tx, new Map([...lines].map(([rate, { before }]) => [rate, before.map(lineOf)])))
  keepChanges(tx, of, undo, actor.employeeId, new Map([...lines].map(([rate, { before }]) => [rate, before])))
}

/** Moves the rates that a batch split off to the recycle bin. */
async function removeSplits({ tx, actor }: BatchCall, undo: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  tellRenamed(tx)
  await rates.removeRates(tx, ids)
  await rates.keepVersions(tx, ids, undo, actor.employeeId)
}
