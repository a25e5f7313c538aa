import { FileAnswer } from './file-answer.ts'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { EmployeeActor } from './actor.ts'
import type { Queryable } from './database.ts'
import { AppError } from './errors.ts'
import { kindOf, mediaTypes, type FileKind } from './file-kinds.ts'
import type { SheetLimits, SheetPart } from './sheet-rows.ts'
import { readParts, readSheet, tableFormats, type ReadSheet } from './sheets.ts'
import { texts } from './kernel.texts.ts'

export interface UploadRules {
  readonly maxBytes: number
  readonly kinds: readonly FileKind[]
  /** A spreadsheet (xlsx, csv) is read within these limits before the handler, and its transaction, begin. */
  readonly table?: SheetLimits
  /** A spreadsheet of many rows is read within these limits while the handler works, part by part. */
  readonly parts?: SheetLimits
}

/** A file as it came: the kind is read off its bytes, not its name. */
export interface UploadedFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Buffer
  readonly sha256: string
  /** What a spreadsheet holds, where the call asked for it. */
  readonly table?: ReadSheet
  /** Begins to read it, from the first row, each time that it is asked: a transaction may run again. Throws AppError BAD_FILE. */
  readonly parts?: () => AsyncIterable<SheetPart>
}

/** Whose file it is; people without a company leave theirs with the platform. */
type FileOwner = Pick<EmployeeActor, 'companyId' | 'operatorId'> & { readonly employeeId: number | null }

/** Files of companies: bytes by content hash below the data folder, rows in `stored_file`. */
export interface FileStore {
  save(tx: Queryable, owner: FileOwner, file: UploadedFile): Promise<number>
  /** @throws AppError NOT_FOUND when the row is not the actor's to see, FILE_LOST when its bytes are not on disk as they were. */
  read(db: Queryable, id: number): Promise<FileAnswer>
}

export function createFileStore(folder: string, log: (error: Error) => void): FileStore {
  const placeOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256)
  return {
    async save(tx, owner, { name, kind, bytes, sha256 }) {
      await keep(placeOf(sha256), bytes)
      const [row] = await tx.query<{ id: number }>(
        'insert into stored_file (company_id, operator_id, sha256, name, type, size, create_id) values ($1, $2, $3, $4, $5, $6, $7) returning id',
        [owner.companyId, owner.operatorId, sha256, name, mediaTypes[kind], bytes.length, owner.employeeId],
      )
      return row!.id
    },
    async read(db, id) {
      const [row] = await db.query<{ sha256: string; name: string; type: string; size: number }>(
        'select sha256, name, type, size from stored_file where id = $1',
        [id],
      )
      if (!row) throw new AppError('NOT_FOUND')
      const place = placeOf(row.sha256)
      const handle = await open(place).catch(ignoreMissing)
      const found = (await handle?.stat())?.size
      if (!handle || found !== row.size) {
        await handle?.close()
        log(new Error(`stored_file ${id}: ${place} should have ${row.size} bytes, ${found === undefined ? 'is missing' : `has ${found}`}`))
        throw new AppError('FILE_LOST')
      }
      return new FileAnswer(row.name, row.type, handle.createReadStream())
    },
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Same bytes are kept once; they are on disk, whole, before their row is. */
async function keep(place: string, bytes: Buffer): Promise<void> {
  const there = await stat(place).catch(() => undefined)
  if (there?.size === bytes.length) return
  await mkdir(path.dirname(place), { recursive: true })
  const draft = `${place}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * The one file of a multipart upload.
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, BAD_FILE
 */
export async function receiveFile(request: FastifyRequest, { maxBytes, kinds, table, parts }: UploadRules): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA', { message: texts.file.multipart })
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 20 } })
  if (!part) throw new AppError('BAD_FILE', { message: texts.file.missing })
  const bytes = await part.toBuffer()
  const kind = kindOf(bytes, part.filename)
  if (!kind || !kinds.includes(kind)) throw new AppError('BAD_FILE', { message: texts.file.kinds(kinds.join('、')) })
  const file = { name: safeName(part.filename), kind, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  const format = tableFormats.find((one) => one === kind)
  if (format && parts) return { ...file, parts: () => readParts(bytes, format, parts) }
  return table && format ? { ...file, table: await readSheet(bytes, format, table) } : file
}

/** Only the last part of the name, without control and direction-changing characters. */
const safeName = (name: string) =>
  path
    .basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .slice(-150) || texts.file.unnamed
