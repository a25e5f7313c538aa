import { createHash } from 'node:crypto'
import { formatOfEnding, type FileFormat } from '@jst/contracts/document'
import { cvLimits } from '@jst/contracts/portal'
import type { FastifyRequest } from 'fastify'
import { safeFileName, tellFormat } from '../../../documents/index.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { endBytes, type Blobs } from '../../../kernel/files/blobs.ts'
import { noteBlob } from '../../../kernel/files/blobs.repo.ts'
import { scanBytes, type Scan } from '../../../kernel/files/scan.ts'
import type { SentForm, Wrong } from './forms.ts'

/** A file as it was sent with a form, not checked. */
interface SentFile {
  readonly name: string
  readonly bytes: Buffer
  /** There was more of it than is accepted. */
  readonly truncated: boolean
}

/** The longest field is a message of 2,000 characters. A file beyond its limit is cut off, so that the fields after it are read. */
const partOptions = {
  limits: { fields: 12, fieldSize: 16_384, files: 1, parts: 14, fileSize: cvLimits.bytes },
  // missing in the types of `parts`
  throwFileSizeLimit: false,
}

interface SentParts {
  readonly sent: URLSearchParams
  /** The file in the field of the CV; files in other fields are dropped. */
  readonly file?: SentFile
}

/** Reads the fields of a form, and the file of one that has parts. @throws PAYLOAD_TOO_LARGE beyond the limits of a form */
export async function readSent(request: FastifyRequest): Promise<SentParts> {
  if (!request.isMultipart()) return { sent: new URLSearchParams(typeof request.body === 'string' ? request.body : '') }
  const sent = new URLSearchParams()
  let file: SentFile | undefined
  for await (const part of request.parts(partOptions)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') sent.append(part.fieldname, part.value)
      continue
    }
    const bytes = await part.toBuffer()
    // browsers send a nameless part for a field without a file
    if (part.fieldname === 'Cv' && part.filename) file = { name: safeFileName(part.filename), bytes, truncated: part.file.truncated }
  }
  return file ? { sent, file } : { sent }
}

export interface Cv {
  readonly name: string
  readonly format: (typeof cvLimits.formats)[number]
  readonly bytes: Buffer
  readonly sha256: string
}
type CvProblem = 'cvEmpty' | 'cvLarge' | 'cvFormat' | 'cvMacros'

const isAccepted = (format: FileFormat): format is Cv['format'] => (cvLimits.formats as readonly FileFormat[]).includes(format)

/** Checks a CV by its bytes; its name must agree with them. */
function readCv({ name, bytes, truncated }: SentFile): Cv | { readonly problem: CvProblem } {
  if (truncated) return { problem: 'cvLarge' }
  if (bytes.length === 0) return { problem: 'cvEmpty' }
  const detected = tellFormat(bytes.subarray(0, endBytes), bytes.subarray(-endBytes), name)
  if ('refused' in detected) return { problem: detected.refused === 'macros' ? 'cvMacros' : 'cvFormat' }
  const { format } = detected
  if (!isAccepted(format) || formatOfEnding(name) !== format || !isWhole(format, bytes)) return { problem: 'cvFormat' }
  if (format === 'doc' && bytes.includes(macroStorage)) return { problem: 'cvMacros' }
  return { name, format, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Name of the storage of macros in the container of Word 97 to 2003, whose directory is UTF-16. */
const macroStorage = Buffer.from('_VBA_PROJECT', 'utf16le')
const centralDirectoryEnd = 'PK\x05\x06'

/** False for a file that was cut off, and for a PDF that another file is appended to: readers look for `%%EOF` in the last 1,024 bytes. */
function isWhole(format: Cv['format'], bytes: Buffer): boolean {
  if (format === 'pdf') return bytes.subarray(-1_024).includes('%%EOF')
  return format === 'doc' || bytes.subarray(-endBytes).includes(centralDirectoryEnd, 0, 'latin1')
}

/**
 * Checks the file that came with a form. A browser does not send it again, so the visitor is told to choose it once more where another field is
 * wrong. @throws AppError UNAVAILABLE when the scanner does not answer
 */
export async function checkCv(
  file: SentFile | undefined,
  { problems, trapped }: Pick<SentForm, 'problems' | 'trapped'>,
  { scan, log }: { readonly scan: Scan; readonly log: (error: Error) => void },
): Promise<{ readonly cv?: Cv; readonly problem?: Wrong }> {
  if (!file || trapped) return {}
  const cv = readCv(file)
  if ('problem' in cv) return cv
  if (Object.keys(problems).length > 0) return { problem: 'cvAgain' }
  const finding = await scanBytes(scan, cv.bytes)
  if (finding === '') return { cv }
  log(new Error(`the CV of a visitor was refused: ${finding}`))
  return { problem: 'cvSuspicious' }
}

/** Puts the bytes of a CV under their hash; the sweep finds those of a process that died before the row was written. */
export async function storeCv(db: Db, blobs: Pick<Blobs, 'write'>, { sha256, bytes }: Cv): Promise<void> {
  await db.tx((tx) => noteBlob(tx, sha256, bytes.length))
  await blobs.write(sha256, bytes)
}

/** Adds the row of a CV to an application. */
export async function insertCv(tx: Tx, companyId: number, inquiryId: number, { name, format, bytes, sha256 }: Cv): Promise<void> {
  await noteBlob(tx, sha256, bytes.length)
  await tx.query('insert into portal_cv (inquiry_id, company_id, name, format, size, sha256) values ($1, $2, $3, $4, $5, $6)', [
    inquiryId,
    companyId,
    name,
    format,
    bytes.length,
    sha256,
  ])
}
