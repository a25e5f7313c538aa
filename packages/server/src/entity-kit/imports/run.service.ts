import type { ImportPlan } from '@jst/contracts/entity'
import { AppError, isDuplicate } from '../../kernel/errors.ts'
import type { EntityCall } from '../kit.call.ts'
import { layerOf, lockLayer } from '../rows.repo.ts'
import * as apply from './apply.repo.ts'
import * as repo from './imports.repo.ts'
import { texts } from './imports.texts.ts'
import { planOf } from './plan.service.ts'

const chunk = 5_000
type Call = EntityCall & { readonly requestId: string }

/** Writes what was planned: all of it, or the lines without problems. @throws AppError ILLEGAL_TRANSITION when things changed meanwhile */
export async function runImport(
  call: Call,
  { Id, SkipBad, SkipLines }: { Id: number; SkipBad: boolean; SkipLines: readonly number[] },
): Promise<ImportPlan> {
  const { tx, entity, actor, audit, requestId } = call
  await taken(call, Id, 'planned', texts.notPlanned)
  const plan = await planOf(call, Id)
  if (plan.Bad > 0 && !SkipBad) throw new AppError('ILLEGAL_TRANSITION', { message: texts.hasBad(plan.Bad) })
  const changed = await apply.changedSince(tx, entity, Id, layerOf(actor), SkipLines)
  if (changed.length > 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.changedSince(changed.join('、')) })
  let written = 0
  for (let after = 0; ;) {
    const lines = await apply.nextLines(tx, Id, after, SkipLines, chunk)
    if (lines.length === 0) break
    await write(call, Id, lines).catch((error: unknown) => {
      throw isDuplicate(error) ? new AppError('ILLEGAL_TRANSITION', { message: texts.changedSince(texts.codeTwice) }) : error
    })
    written += lines.length
    after = lines.at(-1)!.line
  }
  if (written === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothing })
  await apply.logLines(tx, actor, entity, Id, false, requestId)
  await repo.setState(tx, Id, 'done')
  audit({ action: 'entity.import-run', entity: 'entity_import', entityId: Id, diff: { Kind: entity.kind, Lines: written } })
  return planOf(call, Id)
}

async function write({ tx, entity, actor }: EntityCall, id: number, lines: readonly apply.StoredLine[]): Promise<void> {
  const adds = lines.filter(({ act }) => act === 'add')
  const changes = lines.filter(({ act }) => act === 'change')
  const said = layerOf(actor) === null ? [] : changes.filter(({ layer }) => layer === 'platform')
  const own = changes.filter((line) => !said.includes(line))
  if (adds.length > 0) await apply.addRows(tx, entity, actor, id, adds)
  if (own.length > 0) await apply.changeRows(tx, entity, id, own)
  if (said.length > 0) await apply.overrideRows(tx, entity, actor.companyId, id, said)
}

/** Takes a whole import back. @throws AppError ILLEGAL_TRANSITION when somebody has worked on its rows since */
export async function undoImport(call: Call, id: number): Promise<ImportPlan> {
  const { tx, entity, actor, audit, requestId } = call
  await taken(call, id, 'done', texts.notDone)
  const touched = await apply.touchedSince(tx, entity, id, layerOf(actor))
  if (touched.count > 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.touched(touched.count, touched.codes.join('、')) })
  const before = await apply.appliedChanges(tx, id)
  await apply.logLines(tx, actor, entity, id, true, requestId)
  await apply.dropAdded(tx, entity, id)
  if (before.length > 0) await write(call, id, before)
  await repo.setState(tx, id, 'undone')
  audit({ action: 'entity.import-undo', entity: 'entity_import', entityId: id, diff: { Kind: entity.kind } })
  return planOf(call, id)
}

async function taken(call: EntityCall, id: number, state: string, otherwise: string): Promise<void> {
  const { tx, actor, entity } = call
  await lockLayer(call)
  const found = await repo.lockImport(tx, actor, entity.kind, id)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.state !== state) throw new AppError('ILLEGAL_TRANSITION', { message: otherwise })
}
