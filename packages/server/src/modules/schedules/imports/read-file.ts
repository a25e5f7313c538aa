import type { IssueCode } from '@jst/contracts'
import { readCell, targetOf, type EntityField, type FileWays } from '@jst/contracts/entity'
import {
  callTimes,
  cutoffCodes,
  instantOf,
  portLocal,
  zoneOrChina,
  type CallInput,
  type CallTime,
  type CutoffCode,
} from '@jst/contracts/schedules'
import type { ReferenceLookup } from '../../../entity-kit/index.ts'
import { texts } from '../schedules.texts.ts'

/** A row of the file: one call of one voyage. `given`: the times that the file speaks of. */
export interface FileRow {
  readonly line: number
  readonly facts: Readonly<Record<'VoyageNo' | 'Vessel' | 'CarrierCode' | 'ServiceCode' | 'Imo', string>>
  readonly call: CallInput
  readonly given: ReadonlySet<string>
}

interface Reading {
  readonly fields: readonly (EntityField | undefined)[]
  readonly lookup: ReferenceLookup
  readonly ways: FileWays
  readonly wrong: (line: number, field: EntityField, value: string, message: string, suggest?: string, code?: IssueCode) => void
  /** A text that means nothing: kind, text. Answers what may be meant. */
  readonly unmatched: (kind: string, text: string) => string
}

/** The apostrophe that our own files put before what a spreadsheet would calculate. */
const asTyped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

/** Reads one row; what is wrong with it is said and left empty. */
export function readRow({ fields, lookup, ways, wrong, unmatched }: Reading, cells: readonly string[], line: number): FileRow {
  const read: Record<string, string> = {}
  for (const [at, field] of fields.entries()) {
    if (!field) continue
    const cell = asTyped(cells[at] ?? '')
    const value = readCell(field, cell, undefined, ways)
    if ('problem' in value) wrong(line, field, cell, value.problem, value.suggest, value.code)
    else read[field.key] = resolve(field, String(value.value ?? ''), line)
  }
  function resolve(field: EntityField, text: string, at: number): string {
    const kind = targetOf(field)
    if (kind === undefined || text === '') return text
    const code = lookup.find(kind, text)
    if (code === undefined) wrong(at, field, text, texts.unknown(field.zh, text.slice(0, 40)), unmatched(kind, text))
    return code ?? ''
  }
  const port = read['PortCode'] ?? ''
  const given = new Set<string>()
  const timeOf = (key: string): string | null => {
    const text = read[key] ?? ''
    if (text === '') return null
    given.add(key)
    return text.endsWith('Z') ? text : instantOf(text, zoneOrChina(port))!
  }
  const times = Object.fromEntries(callTimes.map((key) => [key, timeOf(key)])) as Record<CallTime, string | null>
  const cutoffs = Object.fromEntries(cutoffCodes.map((code) => [code, timeOf(code)])) as Record<CutoffCode, string | null>
  return {
    line,
    facts: {
      VoyageNo: read['VoyageNo'] ?? '',
      Vessel: read['Vessel'] ?? '',
      CarrierCode: read['CarrierCode'] ?? '',
      ServiceCode: read['ServiceCode'] ?? '',
      Imo: read['Imo'] ?? '',
    },
    call: {
      PortCode: port,
      TerminalCode: read['TerminalCode'] ?? '',
      ...times,
      Omitted: false,
      ReplacedPort: '',
      Cutoffs: Object.fromEntries(Object.entries(cutoffs).filter(([, value]) => value !== null)),
    },
    given,
  }
}

/** A call of the file over the one that is there: what the file leaves empty stays. */
export function mergedCall(there: CallInput | undefined, { call, given }: FileRow): CallInput {
  if (!there) return call
  // a file has minutes of the port's clock: what they cannot tell apart, seconds and the hour that comes twice, stays as it was
  const read = (was: string | null | undefined, is: string | null | undefined) =>
    was && is && portLocal(was, there.PortCode) === portLocal(is, there.PortCode) ? was : (is ?? null)
  const times = Object.fromEntries(callTimes.filter((key) => given.has(key)).map((key) => [key, read(there[key], call[key])]))
  const cutoffs = Object.fromEntries(
    cutoffCodes.flatMap((key) => (given.has(key) ? [[key, read(there.Cutoffs[key], call.Cutoffs[key])]] : [])),
  )
  return { ...there, TerminalCode: call.TerminalCode || there.TerminalCode, ...times, Cutoffs: { ...there.Cutoffs, ...cutoffs } }
}
