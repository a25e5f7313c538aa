import { FileAnswer } from '../http/file-answer.ts'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import type { EmployeeActor } from '../access/actor.ts'
import type { Queryable } from '../database/database.ts'
import type { Blobs } from './blobs.ts'
import { AppError } from '../errors.ts'
import { isTextTable, kindOf, mediaTypes, type FileKind } from './file-kinds.ts'
import type { SheetLimits, SheetPart } from '../sheet/sheet-rows.ts'
import { Spool } from './spool.ts'
import { readParts, readSheet, tableFormats, type ReadSheet } from '../sheet/sheets.ts'
import { texts } from '../kernel.texts.ts'

export interface UploadRules {
  readonly maxBytes: number
  readonly kinds: readonly FileKind[]
  /** A spreadsheet is read within these limits before the handler, and its transaction, begin. */
  readonly table?: SheetLimits
  /** A spreadsheet of many rows is read within these limits before the handler, and given to it part by part. */
  readonly parts?: SheetLimits
}

/** A received file. Its kind is detected by its bytes, not its name. */
export interface UploadedFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Buffer
  readonly sha256: string
  /** Rows of a spreadsheet, if the call asked for them. */
  readonly table?: ReadSheet
  /** Its parts from the first row, each time that it is called: a transaction may run again. */
  readonly parts?: () => AsyncIterable<SheetPart>
}

/** A file with what holds its parts; `drop` once the call has ended. */
export interface ReceivedFile {
  readonly file: UploadedFile
  readonly drop: () => Promise<void>
}

/** Owner of the file; files of users without a company belong to the platform. */
type FileOwner = Pick<EmployeeActor, 'companyId' | 'operatorId'> & { readonly employeeId: number | null }

/** Bytes that lie under their hash, for the row of a file. Only `put` makes them. */
export interface StoredBytes extends Pick<UploadedFile, 'name' | 'kind' | 'sha256'> {
  readonly size: number
  readonly [stored]: true
}
const stored = Symbol('stored')

/** Files of companies: bytes by content hash, rows in `stored_file`. */
export interface FileStore {
  /** Stores the bytes of a file. It may take seconds over the network: call it before the transaction that saves the row. */
  put(file: Pick<UploadedFile, 'name' | 'kind' | 'bytes' | 'sha256'>): Promise<StoredBytes>
  save(tx: Queryable, owner: FileOwner, bytes: StoredBytes): Promise<number>
  /** @throws AppError NOT_FOUND if the actor may not see the row, FILE_LOST if its bytes are missing or changed */
  read(db: Queryable, id: number): Promise<FileAnswer>
}

export function createFileStore(blobs: Blobs, log: (error: Error) => void): FileStore {
  return {
    async put({ name, kind, bytes, sha256 }) {
      await blobs.write(sha256, bytes)
      return { name, kind, sha256, size: bytes.length, [stored]: true }
    },
    async save(tx, owner, { name, kind, sha256, size }) {
      const [row] = await tx.query<{ id: number }>(
        'insert into stored_file (company_id, operator_id, sha256, name, type, size, create_id) values ($1, $2, $3, $4, $5, $6, $7) returning id',
        [owner.companyId, owner.operatorId, sha256, name, mediaTypes[kind], size, owner.employeeId],
      )
      return row!.id
    },
    async read(db, id) {
      const [row] = await db.query<{ sha256: string; name: string; type: string; size: number }>(
        'select sha256, name, type, size from stored_file where id = $1',
        [id],
      )
      if (!row) throw new AppError('NOT_FOUND')
      const { sha256, name, type, size } = row
      const bytes = await blobs.open(sha256, size).catch((error: Error) => {
        if (error instanceof AppError) log(new Error(`stored_file ${id}: ${sha256} is not there with its ${size} bytes`))
        throw error
      })
      return new FileAnswer(name, type, bytes)
    },
  }
}

/**
 * The one file of a multipart upload, as it comes.
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, BAD_FILE
 */
export async function receiveFile(request: FastifyRequest, { maxBytes, kinds, table, parts }: UploadRules): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA', { message: texts.file.multipart })
  const part: MultipartFile | undefined = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 20 } })
  if (!part) throw new AppError('BAD_FILE', { message: texts.file.missing })
  const bytes = await part.toBuffer()
  // the library notices the limit with the next piece alone: without one, a file that was cut looks like one that ended
  if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE')
  const kind = kindOf(bytes, part.filename) ?? ((table ?? parts) && isTextTable(bytes, part.filename) ? 'csv' : undefined)
  if (!kind || !kinds.includes(kind)) throw new AppError('BAD_FILE', { message: texts.file.kinds(kinds.join('、')) })
  return { name: safeName(part.filename), kind, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Reads a sheet of a spreadsheet, where the call asks for it, in a thread with limits of time and memory. @throws AppError BAD_FILE */
export async function readUpload(file: UploadedFile, { table, parts }: UploadRules, sheet?: string): Promise<ReceivedFile> {
  const isTable = tableFormats.some((one) => one === file.kind)
  if (isTable && parts) {
    const spool = await Spool.of(readParts(file.bytes, parts, sheet))
    return { file: { ...file, parts: () => spool.read() }, drop: () => spool.drop() }
  }
  const read = table && isTable ? { ...file, table: await readSheet(file.bytes, table, sheet) } : file
  return { file: read, drop: () => Promise.resolve() }
}

/** Only the last part of the name, without control and direction-changing characters. */
const safeName = (name: string) =>
  path
    .basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .slice(-150) || texts.file.unnamed
