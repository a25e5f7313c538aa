import { AppError, isDuplicate } from '../../kernel/errors.ts'
import type { AreaImport, ImportCall, Progress, RunInput } from './area-import.ts'
import * as repo from './area-records.repo.ts'
import { texts } from './imports.texts.ts'

const chunk = 500
const refused = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })
const firstCodes = (records: readonly { readonly code: string }[]) =>
  records
    .slice(0, 5)
    .map(({ code }) => code)
    .join('、')

/** Writes the records of an import by the rules of their area. Answers how many. @throws AppError ILLEGAL_TRANSITION when one changed meanwhile */
export async function writeRecords(call: ImportCall, area: AreaImport, { Id, SkipLines }: RunInput, progress: Progress): Promise<number> {
  const { tx } = call
  let written = 0
  for (let after = 0; ;) {
    const records = await repo.recordsToWrite(tx, Id, after, SkipLines, chunk)
    if (records.length === 0) return written
    const there = records.flatMap(({ code, row }) => (row ? [{ code, ...row }] : []))
    const now = await area.versionsOf(
      call,
      there.map(({ id }) => id),
    )
    const changed = there.filter(({ id, version }) => now.get(id) !== version)
    if (changed.length > 0) throw refused(texts.changedSince(firstCodes(changed)))
    const done = await area.write(call, records).catch((error: unknown) => {
      throw isDuplicate(error) ? refused(texts.changedSince(texts.codeTwice)) : error
    })
    const versions = await area.versionsOf(
      call,
      done.map(({ id }) => id),
    )
    await repo.keepApplied(
      tx,
      Id,
      done.map(({ id, before = null }, at) => ({ id, before, version: versions.get(id)!, places: records[at]!.places })),
    )
    written += records.length
    after = records.at(-1)!.places[0]!
    await progress(after)
  }
}

/** Takes the records of an import back. @throws AppError ILLEGAL_TRANSITION when somebody has worked with one since */
export async function undoRecords(call: ImportCall, area: AreaImport, id: number): Promise<void> {
  const records = await repo.appliedRecords(call.tx, id)
  const versions = await area.versionsOf(
    call,
    records.map((record) => record.id),
  )
  const changedRecords = records.filter((record) => versions.get(record.id) !== record.version)
  if (changedRecords.length > 0) throw refused(texts.changedAfterImport(changedRecords.length, firstCodes(changedRecords)))
  await area.undo(
    call,
    records.map((record) => ({ id: record.id, ...(record.before === null ? {} : { before: record.before }) })),
  )
}
