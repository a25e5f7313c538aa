import { decodeEdifact, EdifactError } from '@jst/edifact'
import type { Issue } from '@jst/contracts'
import { parseJson } from '@jst/contracts/values'
import { trackTexts, type SourceKind, type TrackEvent } from '@jst/track'
import { readDcsa } from '@jst/track/dcsa'
import { readTrackingEdifact } from '@jst/track/edifact'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { texts } from '../tracking.texts.ts'
import { readStatementSheet } from './sheet.ts'

/** Statements that one file may have. */
const mostInFile = 10_000
/** Findings that are told of one file. */
const mostIssues = 200

export interface ReadFile {
  readonly kind: 'dcsa' | 'edifact' | 'sheet'
  readonly events: readonly TrackEvent[]
  readonly issues: readonly Issue[]
}
export interface Sender {
  readonly received: string
  /** Kind and code of the sender; `''` where the file says it. */
  readonly source: SourceKind | ''
  readonly party: string
  readonly takesStruck: boolean
}
const warning = (Path: string, Message: string): Issue => ({ Severity: 'WARN', Code: 'INVALID', Path, Label: '', Message })

/** Statements of a file of any of the kinds. @throws AppError BAD_FILE for what is none of them */
export function readTrackFile(file: Pick<UploadedFile, 'kind' | 'bytes' | 'table'>, sender: Sender): ReadFile {
  const read =
    file.kind === 'json'
      ? dcsaOf(file.bytes.toString('utf8'), sender)
      : file.kind === 'edi'
        ? edifactOf(file.bytes, sender)
        : sheetOf(file, sender)
  if (read.events.length > mostInFile) throw new AppError('BAD_FILE', { message: texts.file.tooMany(mostInFile) })
  return { ...read, issues: read.issues.slice(0, mostIssues) }
}

/** Events of a DCSA message. @throws AppError BAD_FILE */
function dcsaOf(text: string, { received, source, party }: Sender): ReadFile {
  if (source === '' || party === '') throw invalid('Party', texts.file.noParty)
  let json: unknown
  try {
    json = parseJson(text)
  } catch {
    throw new AppError('BAD_FILE', { message: texts.file.notJson })
  }
  const { events, warnings } = readDcsa(json, { received, source: { kind: source, party } })
  if (events.length === 0) throw new AppError('BAD_FILE', { message: trackTexts.dcsa.noEvent })
  return { kind: 'dcsa', events, issues: warnings.map(({ at, text: words }) => warning(`[${at}]`, words)) }
}

function edifactOf(bytes: Buffer, { received, source, party }: Sender): ReadFile {
  const decoded = decodeEdifact(bytes)
  try {
    const { events, warnings } = readTrackingEdifact(decoded.text, {
      received,
      most: mostInFile,
      ...(source === '' ? {} : { source: { kind: source, party } }),
    })
    const first = decoded.warning === '' ? [] : [warning('UNB', decoded.warning)]
    return { kind: 'edifact', events, issues: [...first, ...warnings.map(({ segment, text }) => warning(`#${segment}`, text))] }
  } catch (error) {
    if (error instanceof EdifactError) throw new AppError('BAD_FILE', { message: error.message })
    throw error
  }
}

function sheetOf({ table }: Pick<UploadedFile, 'table'>, sender: Sender): ReadFile {
  if (!table) throw new AppError('BAD_FILE', { message: texts.file.kind })
  const { events, issues } = readStatementSheet(table, sender)
  return { kind: 'sheet', events, issues: [...(table.truncated ? [warning('', texts.file.truncated(table.rows.length))] : []), ...issues] }
}
