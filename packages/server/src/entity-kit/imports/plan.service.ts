import {
  importLimits,
  normText,
  targetOf,
  type Entity,
  type EntityRow,
  type EntityValues,
  type FileWays,
  type ImportPlan,
} from '@jst/contracts/entity'
import type { SheetsRead } from '@jst/contracts'
import { AppError } from '../../kernel/errors.ts'
import type { UploadedFile } from '../../kernel/files/files.ts'
import type { SheetPart } from '../../kernel/sheet/sheet-rows.ts'
import { SheetNoteReader, struckIn } from '../../kernel/sheet/sheet-notes.ts'
import { namesOf } from '../../kernel/sheet/sheets.ts'
import { suggesterOf } from '../suggest.ts'
import { kindsOf, ReferenceLookup } from '../reference-lookup.ts'
import type { EntityCall } from '../kit.call.ts'
import type { ImportCall } from './area-import.ts'
import { areaReader } from './area-lines.ts'
import { spreadBad } from './area-records.repo.ts'
import { overrides } from '../rows.policy.ts'
import { layerOf } from '../layers.ts'
import { saidOnce, withChecks } from './checked.ts'
import { withDoubts } from './doubts.ts'
import { missingColumns, type Header } from './header.ts'
import { readHeader } from './headings.service.ts'
import * as repo from './imports.repo.ts'
import { texts } from './imports.texts.ts'
import { meaningsOf } from './meanings.repo.ts'
import { waysOf } from './file-ways.ts'
import { takesMeaning } from './meanings.service.ts'
import { codeOf, readLine, type Line, type Reading, type Said } from './read-lines.ts'
import { withoutStruck } from './struck.ts'
import { isExample } from './template.ts'

/** Some lines of the file, with what the database has of their codes. */
interface Looked {
  readonly header: Header
  readonly sheets: SheetsRead
  readonly lines: readonly { readonly cells: readonly string[]; readonly line: number }[]
  /** Struck cells by line. */
  readonly struck: ReadonlyMap<number, readonly number[]>
  readonly rows: Promise<ReadonlyMap<string, EntityRow>>
  readonly said: Promise<ReadonlyMap<string, ReadonlyMap<string, Said>>>
}

/**
 * Reads a file against what is there and keeps what it would do; only the queue of unmatched texts learns from it. The file is gone through once, and
 * no more of it is in memory than a few parts.
 * @throws AppError BAD_FILE for what cannot be read or has no such table
 */
export async function planImport(
  call: ImportCall,
  file: Pick<UploadedFile, 'name' | 'parts'> | undefined,
  { source = '', ways = {} }: { readonly source?: string; readonly ways?: FileWays } = {},
): Promise<ImportPlan> {
  const { tx, entity, actor, area } = call
  if (!file?.parts) throw new AppError('BAD_FILE')
  const unmatched = new Map<string, { kind: string; text: string; norm: string; times: number }>()
  const lookup = await ReferenceLookup.of(tx, actor, kindsOf(entity))
  const base: Omit<Reading, 'rows' | 'said' | 'header' | 'ways'> = {
    entity,
    lookup,
    source,
    meanings: await meaningsOf(tx, actor.companyId, entity.kind),
    overrides: (row) => overrides(actor, row),
    seen: new Map(),
    stands: area?.stands,
    suggest: await suggesterOf(tx, actor, kindsOf(entity)),
    unmatched(kind, text) {
      const norm = normText(text).slice(0, 200)
      const entry = unmatched.get(`${kind} ${norm}`) ?? { kind, text: text.slice(0, 200), norm, times: 0 }
      unmatched.set(`${kind} ${norm}`, { ...entry, times: entry.times + 1 })
    },
  }
  const readPart: (reading: Reading, lines: Looked['lines']) => Line[] | Promise<Line[]> = area
    ? areaReader(area, await area.checkOf(call))
    : (reading, lines) => lines.map(({ cells, line }) => readLine(reading, cells, line))
  let planned: { id: number; header: Header; sheets: SheetsRead; ways: FileWays } | undefined
  let count = 0
  const once = saidOnce(call)
  const notes = new SheetNoteReader()
  for await (const { header, sheets, lines, struck, rows, said } of ahead(looked(call, noted(file.parts(), notes)))) {
    planned ??= {
      id: await repo.insertImport(tx, entity, actor, file.name, header.unknown),
      header,
      sheets,
      ways: waysOf(ways, header, lines),
    }
    const reading = { ...base, header, ways: planned.ways, rows: await rows, said: await said }
    demandColumns(entity, header, reading.rows)
    count += lines.length
    if (area?.mostLines !== undefined && count > area.mostLines) throw tooMany(area.mostLines)
    const read = withoutStruck(await readPart(reading, lines), reading, lines, struck)
    // an area judges its records itself
    const checked = area ? read : await withChecks(call, read, once, ({ content }) => isOverride(reading, content))
    repo.insertLines(tx, entity, planned.id, actor.companyId, await withDoubts(call, checked, reading.rows))
  }
  if (!planned) throw new AppError('BAD_FILE', { message: texts.empty })
  if (area?.ownFields) await spreadBad(tx, planned.id)
  if (unmatched.size > 0) await repo.queueUnmatched(tx, actor.companyId, source, [...unmatched.values()])
  if (lookup.hits.size > 0) await repo.countHits(tx, layerOf(actor), lookup.hits)
  const { columns, remembered } = planned.header
  const SheetNotes = notes.notes()
  const more = SheetNotes ? { SheetNotes } : {}
  return { ...(await planOf(call, planned.id)), Columns: [...columns], Remembered: remembered, ...planned.sheets, ...more }
}

/** The line writes a company's own words about a row of the platform. */
function isOverride({ rows, overrides, entity }: Reading, content: EntityValues): boolean {
  const row = rows.get(String(content[entity.fields[0]!.key] ?? ''))
  return row !== undefined && overrides(row)
}

/** The parts, with what each says beside its texts. */
async function* noted(parts: AsyncIterable<SheetPart>, notes: SheetNoteReader): AsyncGenerator<SheetPart> {
  for await (const part of parts) {
    notes.add(part)
    yield part
  }
}

/** The lines with data, in parts, each asked of the database as soon as it is there. */
async function* looked({ tx, entity, actor, area }: ImportCall, parts: AsyncIterable<SheetPart>): AsyncGenerator<Looked> {
  let header: Header | undefined
  for await (const part of parts) {
    const { rows, lines: places, truncated } = part
    const sheets = namesOf(part)
    const struck = struckIn(part)
    if (truncated) throw tooMany(importLimits.rows - 1)
    const before = header
    header ??= await readHeader(tx, actor, entity, rows)
    const first = before ? 0 : header.at + 1
    const lines = rows
      .slice(first)
      .map((cells, at) => ({ cells, line: places[first + at]! }))
      .filter(({ cells }) => !isExample(cells))
    if (lines.length === 0) continue
    if (area) {
      yield { header, sheets, lines, struck, ...nothingThere }
      continue
    }
    const reading = { entity, header }
    const codes = lines.map(({ cells }) => codeOf(reading, cells))
    const rowsThere = awaited(repo.rowsByCode(tx, entity, actor, codes))
    yield { header, sheets, lines, struck, rows: rowsThere, said: awaited(repo.saidOf(tx, entity, codes)) }
  }
}

const tooMany = (rows: number) => new AppError('BAD_FILE', { message: texts.truncated(rows) })
/** An area looks for its records itself. */
const nothingThere = {
  rows: Promise.resolve(new Map<string, EntityRow>()),
  said: Promise.resolve(new Map<string, ReadonlyMap<string, Said>>()),
}

/** Looked at later: until then its failure is nobody's yet. */
function awaited<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Asks for the next item before it gives one: what the next one needs is on its way while this one is worked on. */
async function* ahead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    let next = await items.next()
    while (!next.done) {
      const { value } = next
      next = await items.next()
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

/** A file without a needed column can change what is there, but adds nothing. @throws AppError BAD_FILE when it would only add */
function demandColumns(entity: Entity, header: Header, there: ReadonlyMap<string, EntityRow>): void {
  const lacking = missingColumns(entity, header)
  if (lacking.length > 0 && there.size === 0)
    throw new AppError('BAD_FILE', {
      message: texts.missingColumns(lacking.map(({ zh }) => zh).join('、')),
      data: { Columns: header.columns },
    })
}

export async function planOf({ tx, actor, entity }: EntityCall, id: number): Promise<ImportPlan> {
  const [plan] = await repo.plansOf(tx, actor, entity.kind, id)
  if (!plan) throw new AppError('NOT_FOUND')
  return {
    ...plan,
    Problems: await repo.problemsOf(tx, id, 'bad'),
    Groups: await repo.groupsOf(tx, id),
    Choices: await repo.choicesOf(
      tx,
      id,
      entity.all.filter((field) => takesMeaning(field) && targetOf(field) === undefined).map(({ key }) => key),
    ),
    Notes: await repo.problemsOf(tx, id, 'written'),
  }
}
