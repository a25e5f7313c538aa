import type { EntityRow } from '@jst/contracts/entity'
import { AppError, isDuplicate, isOverlap } from '../kernel/errors.ts'
import { demand } from '../kernel/access/policy.ts'
import { demandVersion } from '../kernel/database/versions.ts'
import type { EntityCall } from './kit.call.ts'
import { texts } from './kit.texts.ts'
import { mayChange, mayKeep, mayMerge } from './rows.policy.ts'
import { lockRows } from './row-locks.repo.ts'
import { mergeRow, setRemoved } from './rows.repo.ts'
import { demandStanding } from './imports/checked.ts'
import { lockedRows, rowOf } from './rows.service.ts'

type Items = readonly { Id: number; UpdateTime: string }[]

/** Into the recycle bin, out of every list and picker; codes that mention it stay readable. */
export async function removeRows(call: EntityCall, items: Items): Promise<{ Changed: number }> {
  const rows = await lockedRows(call, items)
  for (const row of rows) {
    demand(mayKeep(call.actor, row))
    demand(mayChange(row))
  }
  await call.rules.removing?.(call, rows)
  await move(call, rows, true)
  return { Changed: rows.length }
}

/** @throws AppError ILLEGAL_TRANSITION when the code has a new holder meanwhile, or the row overlaps another */
export async function restoreRows(call: EntityCall, items: Items): Promise<{ Changed: number }> {
  const rows = await lockedRows(call, items)
  for (const row of rows) {
    demand(mayKeep(call.actor, row))
    if (row.State !== 'removed') throw new AppError('ILLEGAL_TRANSITION', { message: texts.notRemoved })
  }
  const codes = rows.map(({ Code }) => Code).join('、')
  const ids = rows.map(({ Id }) => Id)
  await demandStanding(call, ids, texts.restoreRefused)
  await move(call, rows, false).catch((error: unknown) => {
    if (isDuplicate(error)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.restoreTaken(codes) })
    throw isOverlap(error) ? new AppError('ILLEGAL_TRANSITION', { message: texts.restoreOverlaps(codes) }) : error
  })
  // those that are restored together may exclude each other
  if (ids.length > 1) await demandStanding(call, ids, texts.restoreRefused)
  await call.rules.brought?.(call, ids)
  return { Changed: rows.length }
}

async function move({ tx, entity, audit }: EntityCall, rows: readonly EntityRow[], removed: boolean): Promise<void> {
  await setRemoved(
    tx,
    entity,
    rows.map(({ Id }) => Id),
    removed,
  )
  for (const { Id, Code } of rows)
    audit({ action: removed ? 'entity.remove' : 'entity.restore', entity: entity.kind, entityId: Id, diff: { Code } })
}

/** One row stands for another from now on; what mentions the old code shows the survivor's name. Answers with the survivor. */
export async function mergeRows(
  call: EntityCall,
  { Id, UpdateTime, IntoId }: { Id: number; UpdateTime: string; IntoId: number },
): Promise<EntityRow> {
  const { tx, entity, actor, audit, rules } = call
  await lockRows(call, [Id, IntoId])
  const [row, into] = [await rowOf(call, Id), await rowOf(call, IntoId)]
  demandVersion(UpdateTime, row)
  demand(mayChange(row))
  demand(mayMerge(actor, row, into))
  await rules.merging?.(call, row, into)
  await mergeRow(tx, entity, Id, IntoId)
  audit({ action: 'entity.merge', entity: entity.kind, entityId: Id, diff: { MergedInto: [row.Code, into.Code] } })
  audit({ action: 'entity.absorb', entity: entity.kind, entityId: IntoId, diff: { Code: row.Code } })
  return rowOf(call, IntoId)
}
