import type { ImportPlan } from '@jst/contracts/entity'
import { AppError } from '../../../kernel/errors.ts'
import type { ScheduleCall } from '../schedules.call.ts'
import { makesOwn } from '../schedules.policy.ts'
import * as voyages from '../voyages/voyage.repo.ts'
import { addVoyage, announce, writeVersion } from '../voyages/voyage.service.ts'
import * as repo from './imports.repo.ts'
import { texts } from '../schedules.texts.ts'

const refused = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })

async function taken({ tx, actor }: ScheduleCall, id: number, state: string, otherwise: string): Promise<void> {
  const found = await repo.lockImport(tx, actor, id)
  if (found === undefined) throw new AppError('NOT_FOUND')
  if (found !== state) throw refused(otherwise)
}

/** Writes what was planned: all of it, or the voyages without problems. @throws AppError ILLEGAL_TRANSITION when things changed meanwhile */
export async function runImport(
  call: ScheduleCall,
  { Id, SkipBad, SkipLines }: { Id: number; SkipBad: boolean; SkipLines: readonly number[] },
): Promise<ImportPlan> {
  const { tx, actor, audit } = call
  await taken(call, Id, 'planned', texts.file.ran)
  const [plan] = await repo.plansOf(tx, actor, Id)
  if (plan!.Bad > 0 && !SkipBad) throw refused(texts.file.badRows(plan!.Bad))
  const lines = await repo.linesToWrite(tx, Id, SkipLines)
  if (lines.length === 0) throw refused(texts.file.nothing)
  const ids: number[] = []
  for (const { line, act, content, voyageId, version } of lines) {
    const before = voyageId === null ? undefined : await voyages.findVoyage(tx, voyageId, true)
    if (act === 'change' && (!before || before.UpdateTime !== version))
      throw refused(texts.file.changedSince(content.Vessel, content.VoyageNo))
    const isOwn = before ? makesOwn(actor, before) : false
    const id = before ? (await writeVersion(call, before, content, 'voyage.import')).Id : await addVoyage(call, content, 'voyage.import')
    await repo.keepApplied(tx, Id, line, id, before && !isOwn ? before : null)
    ids.push(id)
  }
  announce(call, ids)
  await repo.setState(tx, Id, 'done')
  audit({ action: 'voyage.import-run', entity: 'voyage_import', entityId: Id, diff: { Voyages: ids.length } })
  return (await repo.plansOf(tx, actor, Id))[0]!
}

/** Takes a whole import back. @throws AppError ILLEGAL_TRANSITION when somebody has worked on its voyages since */
export async function undoImport(call: ScheduleCall, id: number): Promise<ImportPlan> {
  const { tx, actor, audit } = call
  await taken(call, id, 'done', texts.file.notDone)
  const applied = await repo.appliedLines(tx, id)
  const there = new Map(
    (
      await voyages.findVoyages(
        tx,
        applied.map(({ voyageId }) => voyageId),
        true,
      )
    ).map((voyage) => [voyage.Id, voyage]),
  )
  const changedVoyages = applied.filter(({ voyageId, version }) => there.get(voyageId)?.UpdateTime !== version)
  if (changedVoyages.length > 0) throw refused(texts.file.changedAfter(changedVoyages.length))
  for (const { voyageId, before } of applied) {
    if (before === null) await voyages.deleteVoyage(tx, voyageId)
    else await writeVersion(call, there.get(voyageId)!, before, 'voyage.import-undo')
  }
  announce(
    call,
    applied.map(({ voyageId }) => voyageId),
  )
  await repo.setState(tx, id, 'undone')
  audit({ action: 'voyage.import-undo', entity: 'voyage_import', entityId: id, diff: { Voyages: applied.length } })
  return (await repo.plansOf(tx, actor, id))[0]!
}
