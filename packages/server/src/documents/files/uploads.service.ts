import {
  acceptedBy,
  fileProblem,
  mostBytesOf,
  mostPartBytes,
  type DocumentFile,
  type FileKindFacts,
  type FileUpload,
} from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { writeAudit } from '../../kernel/audit/audit.ts'
import { noteBlob } from '../../kernel/files/blobs.repo.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { ReadContext } from '../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import type { DocumentCall } from '../registry.ts'
import { demandSubject, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { addFile, demandKind, demandLatest, fileOf } from './files.service.ts'
import { tellFormat } from './formats.ts'
import { safeFileName } from './names.ts'
import { beginUpload, dropUploadRow, findUpload, unfinishedOf, setFileOf, setFinding, type UploadRow } from './uploads.repo.ts'

/** Uploads that a person, and all people of a company, may have begun and not finished; the bytes of all of them. */
const mostUnfinished = { person: 50, company: 500, bytes: 20 * 2 ** 30 } as const
const tooManyUploads = (message: string) => new AppError('TOO_MANY_REQUESTS', { message, retryAfter: 60 })

type Own = ReadContext<EmployeeActor>
type Place = Pick<Surroundings, 'blobs' | 'scan'>
interface Which {
  readonly Kind: string
  readonly Id: number
  readonly UploadId: number
}

/** @throws AppError INVALID_INPUT when name, size or kind cannot be right, NOT_FOUND for a file that is to be replaced and is not there */
export async function begin(
  { tx, actor, audit }: DocumentCall,
  subject: Subject,
  {
    FileKind,
    Name,
    Size,
    Modified,
    Replaces = 0,
    ValidTo = null,
  }: { FileKind: string; Name: string; Size: number; Modified: number; Replaces?: number; ValidTo?: string | null },
  { blobs }: Place,
): Promise<FileUpload> {
  const kind = demandKind(actor, subject, FileKind)
  const name = safeFileName(Name)
  if (name === '') throw invalid('Name', texts.file.badName)
  const problem = fileProblem(kind, name, Size)
  if (problem !== undefined) throw new AppError(Size > mostBytesOf(kind) ? 'PAYLOAD_TOO_LARGE' : 'BAD_FILE', { message: problem })
  if (ValidTo !== null && !kind.dated) throw invalid('ValidTo', texts.file.undated(kind.zh))
  const replaced = Replaces > 0 ? await demandLatest(tx, subject, Replaces) : undefined
  if (replaced && replaced.fileKind !== FileKind) throw invalid('FileKind', texts.file.unknownKind)
  const id = await beginUpload(tx, subject, actor, {
    audience: kind.audience,
    fileKind: FileKind,
    name,
    size: Size,
    modified: Modified,
    replaces: replaced?.origin ?? 0,
    validTo: ValidTo,
  })
  // counted with this one, which may be an upload that is taken up again
  const unfinished = await unfinishedOf(tx.system, actor)
  if (unfinished.own > mostUnfinished.person) throw tooManyUploads(texts.file.unfinishedOwn(mostUnfinished.person))
  if (unfinished.all > mostUnfinished.company || unfinished.bytes > mostUnfinished.bytes)
    throw tooManyUploads(texts.file.unfinishedCompany(mostUnfinished.company, mostUnfinished.bytes / 2 ** 30))
  audit({ action: 'document.beginFile', entity: subject.document.kind, entityId: subject.row.id, diff: { upload: id, fileKind: FileKind } })
  return { UploadId: id, Size, Received: await blobs.received(id) }
}

/** The caller's own upload, while he may still write to the record. */
async function demandUpload(db: Db, actor: EmployeeActor, { Kind, Id, UploadId }: Which) {
  const subject = await demandSubject(db, actor, Kind, Id, 'write')
  const upload = await findUpload(db, actor, subject, UploadId)
  if (!upload) throw new AppError('NOT_FOUND')
  return { subject, upload, kind: demandKind(actor, subject, upload.fileKind) }
}

/** Takes bytes as they come; what has arrived stays, also when the connection breaks. */
export async function receive(
  { db, actor, bytes }: Own,
  { Offset, ...which }: Which & { Offset: number },
  { blobs }: Place,
): Promise<FileUpload> {
  const { upload } = await demandUpload(db, actor, which)
  if (!bytes) throw new AppError('UNSUPPORTED_MEDIA')
  if (upload.fileId !== null) return { UploadId: upload.id, Size: upload.size, Received: upload.size }
  const most = Math.min(upload.size, Offset + mostPartBytes)
  return { UploadId: upload.id, Size: upload.size, Received: await blobs.append(upload.id, Offset, bytes, most) }
}

export async function stateOfUpload({ db, actor }: Own, which: Which, { blobs }: Place): Promise<FileUpload> {
  const { upload } = await demandUpload(db, actor, which)
  const Received = upload.fileId === null ? await blobs.received(upload.id) : upload.size
  return { UploadId: upload.id, Size: upload.size, Received }
}

/** @throws AppError BAD_FILE with what is wrong with it; the upload is gone then */
export async function finish(context: Own, which: Which, place: Place): Promise<DocumentFile> {
  const { db, actor, requestId } = context
  const { subject, upload, kind } = await demandUpload(db, actor, which)
  const { blobs, scan } = place
  if (upload.fileId !== null) return fileOf(db, subject, upload.fileId)
  if (upload.finding !== '') throw new AppError('BAD_FILE', { message: texts.file.suspicious(upload.name, upload.finding) })
  if ((await blobs.received(upload.id)) !== upload.size) throw new AppError('ILLEGAL_TRANSITION', { message: texts.file.unfinished })
  const sealed = await blobs.seal(upload.id)
  const detected = tellFormat(sealed.head, sealed.tail, upload.name)
  if ('refused' in detected || !acceptedBy(kind).includes(detected.format)) {
    await drop(context, which, place)
    throw new AppError('BAD_FILE', { message: refusalOf(kind, 'refused' in detected && detected.refused === 'macros') })
  }
  const finding = await scan(sealed.path)
  if (finding !== '') {
    await blobs.quarantine(upload.id)
    await db.tx(async (tx) => {
      await setFinding(tx, upload.id, finding.slice(0, 200))
      writeAudit(tx, actor, requestId, auditOf(subject, 'document.quarantineFile', upload, { finding }))
    })
    context.log.warn({ upload: upload.id, finding }, 'a file was quarantined')
    throw new AppError('BAD_FILE', { message: texts.file.suspicious(upload.name, finding) })
  }
  // committed before the bytes are stored under their hash: a crash in between leaves bytes that the sweep finds
  await context.system.tx((tx) => noteBlob(tx, sealed.sha256, upload.size))
  // it may take seconds over the network; the sweep leaves bytes alone that were noted within a day
  await blobs.keep(upload.id, sealed.sha256)
  const id = await db.tx(async (tx) => {
    const call: DocumentCall = { tx, actor, emit: tx.emit, audit: (entry) => writeAudit(tx, actor, requestId, entry) }
    return store(call, subject, { upload, format: detected.format, sha256: sealed.sha256 })
  })
  await blobs.drop(upload.id)
  return fileOf(db, subject, id)
}

const refusalOf = (kind: FileKindFacts, macros: boolean) =>
  macros ? texts.file.macros : texts.file.format(kind.zh, acceptedBy(kind).join('、'))

const auditOf = ({ document, row }: Subject, action: string, { id, fileKind, name }: UploadRow, more: Record<string, string> = {}) => ({
  action,
  entity: document.kind,
  entityId: row.id,
  diff: { upload: id, fileKind, name, ...more },
})

/** The row of the bytes is held until the commit, so that the sweep does not take them away. */
async function store(
  call: DocumentCall,
  subject: Subject,
  { upload, format, sha256 }: { upload: UploadRow; format: DocumentFile['Format']; sha256: string },
): Promise<number> {
  const { tx } = call
  const again = await findUpload(tx, call.actor, subject, upload.id, true)
  if (!again) throw new AppError('NOT_FOUND')
  if (again.fileId !== null) return again.fileId
  await noteBlob(tx.system, sha256, upload.size)
  const id = await addFile(call, subject, { ...upload, format, sha256 })
  await setFileOf(tx, upload.id, id)
  return id
}

/** Gives an upload up, with what has arrived of it. */
export async function drop({ db, actor, requestId }: Own, which: Which, { blobs }: Place): Promise<boolean> {
  const { subject, upload } = await demandUpload(db, actor, which)
  if (upload.fileId !== null || upload.finding !== '') return false
  await db.tx(async (tx) => {
    await dropUploadRow(tx, upload.id)
    writeAudit(tx, actor, requestId, auditOf(subject, 'document.dropUpload', upload))
  })
  await blobs.drop(upload.id)
  return true
}
