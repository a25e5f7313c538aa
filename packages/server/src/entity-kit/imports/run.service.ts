import type { ImportPlan } from '@jst/contracts/entity'
import { AppError, isDuplicate, isOverlap } from '../../kernel/errors.ts'
import type { EntityCall } from '../kit.call.ts'
import type { ImportCall, Progress, RunInput } from './area-import.ts'
import { undoRecords, writeRecords } from './area-run.service.ts'
import { lockLayerForImport } from '../row-locks.repo.ts'
import { layerOf } from '../layers.ts'
import * as apply from './apply.repo.ts'
import { demandStanding } from './checked.ts'
import { demandDoubtsConfirmed } from './doubts.ts'
import * as repo from './imports.repo.ts'
import { texts } from './imports.texts.ts'
import { planOf } from './plan.service.ts'
import { wordsOf } from '../words.ts'

const chunk = 5_000
const untold: Progress = () => Promise.resolve()

/** Holds an import that was checked and may be run. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, CONFIRMATION_REQUIRED */
export async function demandPlanned(call: ImportCall, input: RunInput): Promise<ImportPlan> {
  const { Id, SkipBad } = input
  await taken(call, Id, 'planned', texts.notPlanned)
  const plan = await planOf(call, Id)
  if (plan.Bad > 0 && !SkipBad) throw new AppError('ILLEGAL_TRANSITION', { message: texts.hasBad(plan.Bad) })
  await demandDoubtsConfirmed(call, input)
  return plan
}

/** Writes what was planned: all of it, or the lines without problems. @throws AppError ILLEGAL_TRANSITION when things changed meanwhile */
export async function runImport(call: ImportCall, input: RunInput, progress = untold): Promise<ImportPlan> {
  const { tx, entity, audit, area } = call
  const { Id } = input
  await demandPlanned(call, input)
  const written = area ? await writeRecords(call, area, input, progress) : await writePlanned(call, input, progress)
  if (written === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothing })
  await repo.setState(tx, Id, 'done')
  const confirmed = await repo.doubtfulLabels(tx, Id, input.SkipLines)
  const diff = { Kind: entity.kind, Lines: written, ...(confirmed.length > 0 ? { Confirmed: confirmed.join('、') } : {}) }
  audit({ action: 'entity.import-run', entity: 'entity_import', entityId: Id, diff })
  return planOf(call, Id)
}

/** The rows of an entity. Answers how many. */
async function writePlanned(call: ImportCall, { Id, SkipLines }: RunInput, progress: Progress): Promise<number> {
  const { tx, entity, actor, requestId } = call
  await apply.lockChanged(tx, entity, Id, layerOf(actor))
  const changed = await apply.changedSince(tx, entity, Id, layerOf(actor), SkipLines)
  if (changed.length > 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.changedSince(changed.join('、')) })
  const written = await writeLines(call, Id, 'after', SkipLines, progress).catch((error: unknown) => {
    if (isDuplicate(error)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.changedSince(texts.codeTwice) })
    throw isOverlap(error) ? new AppError('ILLEGAL_TRANSITION', { message: texts.overlaps }) : error
  })
  await demandStanding(call, await apply.writtenRows(tx, Id), texts.refused)
  await call.rules.imported?.(call, await apply.changedRows(tx, Id))
  await call.rules.brought?.(call, await apply.writtenRows(tx, Id))
  await apply.logLines(tx, actor, entity, Id, false, requestId)
  return written
}

/** Lines are written some thousand at a time: each of the statements stays short. Answers how many. */
async function writeLines(
  { tx, entity, actor }: EntityCall,
  id: number,
  as: apply.State,
  skip: readonly number[],
  progress: Progress,
): Promise<number> {
  const last = await repo.lastLine(tx, id)
  let written = 0
  await progress(0)
  for (let after = 0; after < last; after += chunk) {
    const lines = { importId: id, after, until: after + chunk, skip }
    if (as === 'after') written += await apply.addRows(tx, entity, actor, lines)
    written += await apply.changeRows(tx, entity, actor, lines, as)
    if (layerOf(actor) !== null) written += await apply.overrideRows(tx, entity, actor.companyId, lines, as)
    await progress(Math.min(after + chunk, last))
  }
  return written
}

/** Takes a whole import back. @throws AppError ILLEGAL_TRANSITION when somebody has worked on its rows since */
export async function undoImport(call: ImportCall, id: number, progress = untold): Promise<ImportPlan> {
  const { tx, entity, audit, area } = call
  await demandDone(call, id)
  await (area ? undoRecords(call, area, id) : undoRows(call, id, progress))
  await repo.setState(tx, id, 'undone')
  audit({ action: 'entity.import-undo', entity: 'entity_import', entityId: id, diff: { Kind: entity.kind } })
  return planOf(call, id)
}

async function undoRows(call: ImportCall, id: number, progress: Progress): Promise<void> {
  const { tx, entity, actor, requestId } = call
  await apply.lockChanged(tx, entity, id, layerOf(actor))
  const changedLater = await apply.changedAfter(tx, entity, id, layerOf(actor))
  if (changedLater.count > 0)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.changedAfterImport(changedLater.count, changedLater.codes.join('、')) })
  await apply.logLines(tx, actor, entity, id, true, requestId)
  await apply.dropAdded(tx, entity, id)
  await rewordBefore(call, id)
  await writeLines(call, id, 'before', [], progress)
  const changed = await apply.changedRows(tx, id)
  await call.rules.imported?.(call, changed)
  await call.rules.brought?.(call, changed)
}

/** The words of what changed rows were before, which nobody needs until an import is taken back. */
async function rewordBefore({ tx, entity }: EntityCall, id: number): Promise<void> {
  for (let after = 0; ;) {
    const lines = await apply.valuesBefore(tx, id, after, chunk)
    if (lines.length === 0) return
    await apply.setWords(
      tx,
      id,
      lines.map(({ line, values }) => ({ line, words: wordsOf(entity, values) })),
    )
    after = lines.at(-1)!.line
  }
}

/** Holds an import that was run. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION */
export const demandDone = (call: EntityCall, id: number) => taken(call, id, 'done', texts.notDone)

async function taken(call: EntityCall, id: number, state: string, otherwise: string): Promise<void> {
  const { tx, actor, entity } = call
  await lockLayerForImport(call, id)
  const found = await repo.lockImport(tx, actor, entity.kind, id)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.state !== state) throw new AppError('ILLEGAL_TRANSITION', { message: otherwise })
}
