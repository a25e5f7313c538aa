import { buffer } from 'node:stream/consumers'
import { fileFormats, shownAs, shownTable, type FileTable } from '@jst/contracts/document'
import { ZipFile } from 'yazl'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { FileAnswer, storedFile } from '../../kernel/http/file-answer.ts'
import { readSheet } from '../../kernel/sheet/sheets.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import type { Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { findFiles, type FileRow } from './files.repo.ts'
import { demandFile } from './files.service.ts'
import { entryNames, safeFileName } from './names.ts'

type Blobs = Pick<Surroundings, 'blobs'>

/** One version, as a file. @throws AppError NOT_FOUND, FILE_LOST */
export async function openFile(db: Queryable, subject: Subject, id: number, { blobs }: Blobs): Promise<FileAnswer> {
  const file = await demandFile(db, subject, id)
  return storedFile(blobs, file, file.name, fileFormats[file.format].type)
}

/** Largest spreadsheet that is read to be shown. */
const mostShownBytes = 20 * 1024 * 1024
const limits = { unpacked: 128 * 1024 * 1024, rows: shownTable.rows, columns: shownTable.columns, cell: 500, cut: true } as const

/** The beginning of a spreadsheet. @throws AppError NOT_FOUND, BAD_FILE */
export async function tableOf(db: Queryable, subject: Subject, id: number, { blobs }: Blobs): Promise<FileTable> {
  const { format, sha256, size } = await demandFile(db, subject, id)
  if (shownAs(format) !== 'table') throw new AppError('BAD_FILE', { message: texts.file.noTable })
  if (size > mostShownBytes) throw new AppError('BAD_FILE', { message: texts.file.tooLargeToShow })
  const bytes = await buffer(await blobs.open(sha256, size))
  const { sheetName, rows, truncated } = await readSheet(bytes, limits)
  return { SheetName: sheetName, Rows: rows, Truncated: truncated, Columns: rows[0]?.length ?? 0 }
}

/** Formats that are packed already. */
const packed: ReadonlySet<string> = new Set(['pdf', 'png', 'jpg', 'webp', 'xlsx', 'docx'])

/** The latest version of every file that the caller sees, in folders by kind, read while it is sent. @throws AppError NOT_FOUND when there is none */
export async function zipOf(db: Queryable, { document, row }: Subject, { blobs }: Blobs): Promise<FileAnswer> {
  const rows = await findFiles(db, document.kind, row.id)
  const last = rows.filter(({ removed, origin }, at) => !removed && rows.findIndex((other) => other.origin === origin) === at)
  if (last.length === 0) throw new AppError('NOT_FOUND')
  const names = entryNames(last.map(({ fileKind, name }) => ({ folder: document.files?.[fileKind]?.zh ?? fileKind, name })))
  const zip = new ZipFile()
  for (const [at, file] of last.entries()) addEntry(zip, names[at]!, file, blobs)
  zip.end()
  return new FileAnswer(safeFileName(texts.file.zip(`${row.no} ${row.title}`)), 'application/zip', zip.outputStream)
}

function addEntry(zip: ZipFile, name: string, { sha256, size, format, at }: FileRow, blobs: Surroundings['blobs']): void {
  const options = { mtime: new Date(at), compress: !packed.has(format), size: size }
  zip.addReadStreamLazy(name, options, (take) => {
    blobs.open(sha256, size).then(
      (stream) => take(null, stream),
      (error: unknown) => take(error, undefined as never),
    )
  })
}
