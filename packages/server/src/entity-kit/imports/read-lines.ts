import type { IssueCode } from '@jst/contracts'
import {
  blankOf,
  normText,
  problemOf,
  readCell,
  targetOf,
  warningOf,
  withWords,
  type Entity,
  type EntityField,
  type EntityRow,
  type EntityValue,
  type EntityValues,
  type FileWays,
  type ReadCell,
} from '@jst/contracts/entity'
import { visible } from '@jst/contracts/values'
import { diffOf } from '../../kernel/audit/audit.ts'
import type { ReferenceLookup } from '../reference-lookup.ts'
import { isOverridable } from '../columns.ts'
import { texts as kitTexts } from '../kit.texts.ts'
import { entityOf, rulesOf } from '../registry.ts'
import type { Header } from './header.ts'
import { meaningKey, type Meanings } from './meanings.repo.ts'
import { texts } from './imports.texts.ts'

/** Characters after which our own exports cut a cell. */
const cutAt = 32_000

export interface Problem {
  readonly Line: number
  readonly Field: string
  readonly Label: string
  readonly Value: string
  readonly Message: string
  readonly Suggest: string
  readonly Code: IssueCode
  /** A value that is kept only after whoever runs the import has confirmed it. */
  readonly Doubt?: true
}

/** A line of the file, as it would be written. */
export interface Line {
  readonly line: number
  readonly act: 'add' | 'change' | 'same' | 'bad'
  readonly content: EntityValues
  readonly diff: Readonly<Record<string, [unknown, unknown]>>
  /** Of a line that is written: what of it has no effect. */
  readonly problems: readonly Problem[]
  readonly row: Pick<EntityRow, 'Id' | 'Layer' | 'UpdateTime'> | undefined
}

/** Value of a field that another screen maintains, and its label. */
export interface Said {
  readonly value: readonly string[]
  readonly names: string
}

export interface Reading {
  readonly entity: Entity
  readonly header: Header
  readonly lookup: ReferenceLookup
  readonly source: string
  /** Answers of the company for texts without an alias. */
  readonly meanings: Meanings
  /** The rows that are there, by code. */
  readonly rows: ReadonlyMap<string, EntityRow>
  /** Returns true if the actor may only override values of this row. */
  readonly overrides: (row: EntityRow) => boolean
  /** Values that other screens maintain, by code and field: the value in the file is not taken. */
  readonly said: ReadonlyMap<string, ReadonlyMap<string, Said>>
  /** Lines by code, for codes that come twice; undefined: they may. */
  readonly seen: Map<string, number> | undefined
  /** Texts that mean nothing, for the queue: kind, text. */
  readonly unmatched: (kind: string, text: string) => void
  /** Returns a note for a text that resolves to nothing and is kept all the same. */
  readonly stands?: ((field: EntityField, text: string) => string | undefined) | undefined
  /** How the file writes numbers and days, as far as somebody has said it. */
  readonly ways: FileWays
  /** Suggests a value for a text that resolves to nothing. */
  readonly suggest: (kind: string, text: string) => string
}

/** The code of a line, as it is kept. */
export function codeOf({ entity, header }: Pick<Reading, 'entity' | 'header'>, cells: readonly string[]): string {
  const field = entity.fields[0]!
  const read = readCell(field, cells[header.fields.indexOf(field)] ?? '')
  return 'value' in read ? String(read.value) : ''
}

export const problemIn = (
  Line: number,
  Code: IssueCode,
  { key, zh }: EntityField,
  Value: string,
  Message: string,
  Suggest = '',
): Problem => ({ Code, Line, Field: key, Label: zh, Value: Value.slice(0, 200), Message, Suggest })

/** Reads one line of the file against what is there. */
export function readLine(reading: Reading, cells: readonly string[], line: number): Line {
  const { entity, header, rows, seen, said } = reading
  const problems: Problem[] = []
  const notes: Problem[] = []
  const wrong: Telling = (...details) => problems.push(problemIn(line, ...details))
  const note: Telling = (...details) => notes.push(problemIn(line, ...details))
  const code = codeOf(reading, cells)
  const elsewhere = said.get(code)
  const row = rows.get(code)
  const given: Record<string, EntityValue> = {}
  for (const [at, field] of header.fields.entries()) {
    if (!field) continue
    const cell = cells[at] ?? ''
    const standing = elsewhere?.get(field.key)
    if (standing) {
      const rule = rulesOf(entity).elsewhere![field.key]!
      if (differs(reading, field, cell, standing)) note('ELSEWHERE', field, cell, rule.notTaken(code, standing.names))
      continue
    }
    const read = readMeant(reading, field, cell)
    if ('problem' in read) wrong(read.code ?? 'INVALID', field, cell, read.problem, read.suggest)
    else {
      const value =
        field.kind === 'rich' && row
          ? withWords(String(row[field.key] ?? ''), visible(cell), cutAt)
          : resolved(reading, field, read.value, cell, { wrong, note })
      given[field.key] = value
      const doubtful = warningOf(field, value)
      if (doubtful !== undefined) note('CHECK_DIGIT', field, cell, doubtful)
    }
  }
  const codeField = entity.fields[0]!
  const before = seen?.get(code)
  if (before !== undefined && code !== '') wrong('CODE_TWICE', codeField, code, texts.twice(before))
  else seen?.set(code, line)
  if (row?.State === 'merged') wrong('CODE_MERGED', codeField, code, kitTexts.codeMerged(code, row.MergedInto), row.MergedInto)
  const standing = Object.fromEntries([...(elsewhere ?? [])].map(([key, { value }]) => [key, value]))
  const content = row
    ? { ...valuesOf(entity, row), ...given, ...standing }
    : { ...Object.fromEntries(entity.all.map((field) => [field.key, blankOf(field)])), ...given, ...standing }
  const diff = row ? diffOf(valuesOf(entity, row), given) : {}
  if (row && reading.overrides(row))
    for (const field of entity.all)
      if (field.key in diff && !isOverridable(entity, field))
        wrong('PLATFORM_FIELD', field, cellText(given[field.key]), kitTexts.platformField(field.zh))
  if (!row)
    for (const field of entity.all)
      if (field.required && !header.fields.includes(field)) wrong('INVALID', field, '', problemOf(field, blankOf(field)) ?? '')
  const act = problems.length > 0 ? 'bad' : !row ? 'add' : Object.keys(diff).length > 0 ? 'change' : 'same'
  return { line, act, content, diff, problems: act === 'bad' ? problems : notes, row }
}

/** A cell as it stands, or as somebody has said that its text is meant. */
function readMeant({ meanings, ways }: Reading, field: EntityField, cell: string): ReadCell {
  const read = readCell(field, cell, undefined, ways)
  if (!('problem' in read)) return read
  const meant = meanings.get(meaningKey(field.key, normText(cell)))
  return meant === undefined ? read : readCell(field, meant)
}

/** Returns true if a cell differs from the stored value; an empty cell never does. */
function differs({ lookup, source, ways }: Reading, field: EntityField, cell: string, { value }: Said): boolean {
  const read = readCell(field, cell, undefined, ways)
  if ('problem' in read) return true
  const found = [lookup.resolve(field, read.value, source).value].flat()
  return cell.trim() !== '' && found.join(' ') !== value.join(' ')
}

type Telling = (code: IssueCode, field: EntityField, value: string, message: string, suggest?: string) => unknown

function resolved(
  { lookup, source, meanings, unmatched, stands, suggest }: Reading,
  field: EntityField,
  value: EntityValue,
  cell: string,
  { wrong, note }: { wrong: Telling; note: Telling },
): EntityValue {
  const kind = targetOf(field)
  if (kind === undefined) return value
  const found = lookup.resolve(field, value, source)
  if (found.missing.length === 0) return found.value
  const meant = (text: string) => {
    const said = meanings.get(meaningKey(field.key, normText(text)))
    return said === undefined ? undefined : lookup.find(kind, said, source)
  }
  for (const text of found.missing) {
    if (meant(text) !== undefined) continue
    const standing = stands?.(field, text)
    if (standing !== undefined) {
      note('REFERENCE_UNKNOWN', field, text, standing)
      continue
    }
    wrong('REFERENCE_UNKNOWN', field, Array.isArray(value) ? text : cell, kitTexts.notFound(field.zh, text), suggest(kind, text))
    if (entityOf(kind).aliased) unmatched(kind, text)
  }
  const unknown = new Set(found.missing)
  const settled = (text: string) => (unknown.has(text) ? (meant(text) ?? text) : text)
  return Array.isArray(found.value) ? found.value.map(settled) : settled(String(found.value))
}

const valuesOf = (entity: Entity, row: EntityRow): EntityValues => Object.fromEntries(entity.all.map(({ key }) => [key, row[key]!]))
const cellText = (value: EntityValue | undefined) => (Array.isArray(value) ? value.join('；') : String(value ?? ''))
