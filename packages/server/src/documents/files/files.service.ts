import type { DocumentFile, FileKindFacts } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import type { DocumentCall } from '../registry.ts'
import { sideOf, type Subject } from '../subject.ts'
import { tell } from '../tell.ts'
import { texts } from '../texts.ts'
import { findFollowers } from '../thread/followers.repo.ts'
import { recordEvent } from '../thread/record.ts'
import {
  addedLately,
  findFile,
  findFiles,
  findNamesake,
  groupFiles,
  insertFile,
  lockFiles,
  setRemoved,
  updateFile,
  type FileRow,
} from './files.repo.ts'
import { safeFileName } from './names.ts'
import type { UploadRow } from './uploads.repo.ts'

const placeOf = ({ document, row }: Subject) => ({ kind: document.kind, row })
const nameOfKind = ({ document }: Subject, fileKind: string) => document.files?.[fileKind]?.zh ?? fileKind

/** @throws AppError INVALID_INPUT for a kind that the document does not have, or that is not the caller's to see */
export function demandKind(actor: EmployeeActor, { document, row }: Subject, fileKind: string): FileKindFacts {
  const files = document.files ?? {}
  const kind = Object.hasOwn(files, fileKind) ? files[fileKind] : undefined
  if (!kind || (kind.audience === 'internal' && sideOf(actor, row) === 'party')) throw invalid('FileKind', texts.file.unknownKind)
  return kind
}

export const filesOf = async (db: Queryable, { document, row }: Subject): Promise<DocumentFile[]> =>
  groupFiles(await findFiles(db, document.kind, row.id))

/** The file that a version belongs to. @throws AppError NOT_FOUND */
export async function fileOf(db: Queryable, subject: Subject, id: number): Promise<DocumentFile> {
  const found = (await filesOf(db, subject)).find((file) => file.Id === id || file.Former.some((former) => former.Id === id))
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** One version. @throws AppError NOT_FOUND */
export async function demandFile(db: Queryable, { document, row }: Subject, id: number): Promise<FileRow> {
  const version = await findFile(db, document.kind, row.id, id)
  if (!version) throw new AppError('NOT_FOUND')
  return version
}

/** The latest version of a file that is not removed. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION */
export async function demandLatest(db: Queryable, subject: Subject, id: number): Promise<FileRow> {
  const { Id } = await fileOf(db, subject, id)
  const row = await demandFile(db, subject, Id)
  if (row.removed) throw new AppError('ILLEGAL_TRANSITION', { message: texts.file.gone })
  return row
}

interface Added
  extends Pick<UploadRow, 'audience' | 'fileKind' | 'name' | 'size' | 'replaces' | 'validTo'>, Pick<FileRow, 'format' | 'sha256'> {}

/** A new file, or the next version of the one of its name. Answers with its key. */
export async function addFile(call: DocumentCall, subject: Subject, added: Added): Promise<number> {
  const { tx, actor } = call
  const place = placeOf(subject)
  await lockFiles(tx, place)
  const earlier =
    added.replaces > 0 ? await demandLatest(tx, subject, added.replaces) : await findNamesake(tx, place, added.fileKind, added.name)
  const quiet = await addedLately(tx, place, added.audience, actor.employeeId)
  const author = { id: actor.employeeId, name: actor.employeeName }
  const id = await insertFile(tx, place, { ...added, validTo: added.validTo ?? null, author, origin: earlier?.origin })
  const kind = nameOfKind(subject, added.fileKind)
  const words = earlier ? texts.file.next(kind, added.name, earlier.version + 1) : texts.file.added(kind, added.name)
  recordEvent(call, place, { audience: added.audience, event: 'file', words })
  call.audit({ action: 'document.addFile', entity: place.kind, entityId: place.row.id, diff: { file: id, fileKind: added.fileKind } })
  if (!quiet) await tellFollowers(call, subject, added.audience, words)
  return id
}

/** Many files that are added at once send one notice, of the first. */
async function tellFollowers(call: DocumentCall, subject: Subject, audience: FileRow['audience'], words: string): Promise<void> {
  const followers = await findFollowers(call.tx.system, placeOf(subject))
  const hearing = followers.filter((one) => (audience === 'customer' || one.audience === 'internal') && one.id !== call.actor.employeeId)
  await tell(call, subject, hearing, (what) => texts.notice.fileAdded(call.actor.employeeName, what), words)
}

interface Change {
  readonly FileId: number
  readonly FileKind: string
  readonly Name: string
  readonly ValidTo: string | null
}

/** @throws AppError INVALID_INPUT, NOT_FOUND, ILLEGAL_TRANSITION */
export async function change(call: DocumentCall, subject: Subject, { FileId, FileKind, Name, ValidTo }: Change): Promise<DocumentFile> {
  const { tx, actor } = call
  await lockFiles(tx, placeOf(subject))
  const row = await demandLatest(tx, subject, FileId)
  const kind = demandKind(actor, subject, FileKind)
  demandKind(actor, subject, row.fileKind)
  if (kind.audience !== row.audience) throw invalid('FileKind', texts.file.otherAudience)
  const name = withEnding(safeFileName(Name), row.format)
  if (name === undefined) throw invalid('Name', texts.file.badName)
  if (ValidTo !== null && !kind.dated) throw invalid('ValidTo', texts.file.undated(kind.zh))
  await updateFile(tx, row.origin, row.id, FileKind, name, ValidTo)
  const describe = (fileKind: string, called: string, validTo: string | null) =>
    [nameOfKind(subject, fileKind), called, validTo ?? ''].filter(Boolean).join(' ')
  const [from, to] = [describe(row.fileKind, row.name, row.validTo), describe(FileKind, name, ValidTo)]
  if (from !== to) recordEvent(call, placeOf(subject), { audience: row.audience, event: 'file', words: texts.file.changed(from, to) })
  call.audit({ action: 'document.changeFile', entity: subject.document.kind, entityId: subject.row.id, diff: { file: row.id, name } })
  return fileOf(tx, subject, row.id)
}

/** A name keeps the ending of its format, by which other programs know it. */
function withEnding(name: string, format: string): string | undefined {
  if (name === '') return undefined
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return ending === format || (format === 'jpg' && ending === 'jpeg') ? name : safeFileName(`${name}.${format}`)
}

/** Takes a file away with all its versions, or brings it back. @throws AppError NOT_FOUND */
export async function setGone(call: DocumentCall, subject: Subject, id: number, gone: boolean): Promise<DocumentFile> {
  const { tx, actor } = call
  await lockFiles(tx, placeOf(subject))
  const row = await demandFile(tx, subject, (await fileOf(tx, subject, id)).Id)
  demandKind(actor, subject, row.fileKind)
  if (row.removed !== gone) {
    await setRemoved(tx, row.origin, gone)
    const words = (gone ? texts.file.removed : texts.file.restored)(nameOfKind(subject, row.fileKind), row.name)
    recordEvent(call, placeOf(subject), { audience: row.audience, event: 'file', words })
  }
  const action = gone ? 'document.removeFile' : 'document.restoreFile'
  call.audit({ action, entity: subject.document.kind, entityId: subject.row.id, diff: { file: row.id } })
  return fileOf(tx, subject, row.id)
}
