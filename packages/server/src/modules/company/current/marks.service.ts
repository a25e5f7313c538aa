import { printMarks, type MarkKind, type PrintMark } from '@jst/contracts/document'
import { findMark, isDrawable, marksOf, removeMark, saveMark } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { addVersion } from '../audit/audit.repo.ts'
import { texts } from '../texts.ts'

const words = texts.record.marks

/** @throws AppError NOT_FOUND */
export async function markFile(db: Queryable, { companyId }: EmployeeActor, mark: MarkKind): Promise<FileAnswer> {
  const found = await findMark(db, companyId, mark)
  if (!found) throw new AppError('NOT_FOUND')
  return new FileAnswer(`${printMarks[mark]}.${found.format}`, mediaTypes[found.format], found.bytes)
}

/** A picture that prints can draw. */
export interface DrawableMark {
  readonly format: 'png' | 'jpg'
  readonly bytes: Buffer
  readonly sha256: string
}

/** Draws the picture once, before the transaction that stores it. @throws AppError BAD_FILE for what no print can draw */
export async function drawableMark(file: UploadedFile | undefined): Promise<DrawableMark> {
  if (!file) throw new AppError('BAD_FILE')
  const { kind, bytes, sha256 } = file
  if ((kind !== 'png' && kind !== 'jpg') || !(await isDrawable(kind, bytes))) throw new AppError('BAD_FILE', { message: words.notDrawable })
  return { format: kind, bytes, sha256 }
}

export async function keepMark(call: WriteCall, { format, bytes, sha256 }: DrawableMark, mark: MarkKind): Promise<PrintMark[]> {
  const { tx, actor } = call
  await saveMark(tx, actor.companyId, mark, { format, bytes })
  await recordMark(call, mark, words.renewed, { sha256 })
  return marksOf(tx, actor.companyId)
}

export async function dropMark(call: WriteCall, mark: MarkKind): Promise<boolean> {
  const gone = await removeMark(call.tx, call.actor.companyId, mark)
  if (gone) await recordMark(call, mark, words.removed, {})
  return gone
}

async function recordMark(
  { tx, actor, audit }: WriteCall,
  mark: MarkKind,
  After: string,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  await addVersion(tx.system, actor.companyId, actor.employeeName, [{ Label: printMarks[mark], Before: '', After }])
  audit({ action: 'company.mark', entity: 'company', entityId: actor.companyId, diff: { mark, act: After, ...more } })
}
