import type { IssueCode } from '@jst/contracts'
import { normText, type FileWays, type ImportPlan } from '@jst/contracts/entity'
import { implausible, scheduleFile, type CallInput, type Voyage } from '@jst/contracts/schedules'
import { AppError } from '../../../kernel/errors.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { struckIn } from '../../../kernel/sheet/sheet-notes.ts'
import { sheetsOf } from '../../../kernel/sheet/sheets.ts'
import {
  isExample,
  kindsOf,
  missingColumns,
  queueUnmatched,
  readHeader,
  ReferenceLookup,
  suggesterOf,
  waysOf,
} from '../../../entity-kit/index.ts'
import type { ScheduleCall } from '../schedules.call.ts'
import { texts } from '../schedules.texts.ts'
import { diffOfVoyage } from '../voyages/voyage-diff.ts'
import { findVoyages, type VoyageToWrite } from '../voyages/voyage.repo.ts'
import * as repo from './imports.repo.ts'
import { nothingSaid, saidOfFile, withSaid } from './layouts.ts'
import { mergedCall, readRow, type FileRow } from './read-file.ts'

/** Lines of a file: about 600 voyages. */
const mostLines = 5_000

/** Reads a file against what is there and keeps what it would do. @throws AppError BAD_FILE for what cannot be read or has no such table */
export async function planImport(
  { tx, actor, now }: ScheduleCall,
  file: UploadedFile | undefined,
  ways: FileWays = {},
): Promise<ImportPlan> {
  if (!file?.table) throw new AppError('BAD_FILE')
  const { rows, lines: places, truncated } = file.table
  const header = await readHeader(tx, actor, scheduleFile, rows)
  const said = header.remembered ? await saidOfFile(tx, actor, rows[header.at]!) : nothingSaid
  const lacking = missingColumns(scheduleFile, header).filter(({ key }) => key !== 'CarrierCode' || said.CarrierCode === '')
  if (lacking.length > 0)
    throw new AppError('BAD_FILE', {
      message: texts.file.columnsMissing(lacking.map(({ zh }) => zh).join('、')),
      data: { Columns: header.columns },
    })
  const lines = rows
    .slice(header.at + 1)
    .map((cells, at) => ({ cells, line: places[header.at + 1 + at]! }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !isExample(cells))
  if (lines.length === 0) throw new AppError('BAD_FILE', { message: texts.file.empty })
  if (truncated || lines.length > mostLines) throw new AppError('BAD_FILE', { message: texts.file.tooManyRows(mostLines) })
  const problems: ImportPlan['Problems'] = []
  const unmatched = new Map<string, { kind: string; text: string; norm: string; times: number }>()
  const suggest = await suggesterOf(tx, actor, kindsOf(scheduleFile))
  const lookup = await ReferenceLookup.of(tx, actor, kindsOf(scheduleFile))
  const reading = {
    fields: header.fields,
    lookup,
    ways: waysOf(ways, header, lines),
    wrong: (Line: number, field: { key: string; zh: string }, Value: string, Message: string, Suggest = '', Code: IssueCode = 'INVALID') =>
      void problems.push({ Code, Line, Field: field.key, Label: field.zh, Value: Value.slice(0, 200), Message, Suggest }),
    unmatched: (kind: string, text: string) => {
      const norm = normText(text).slice(0, 200)
      const counted = unmatched.get(`${kind} ${norm}`) ?? { kind, text: text.slice(0, 200), norm, times: 0 }
      unmatched.set(`${kind} ${norm}`, { ...counted, times: counted.times + 1 })
      return suggest(kind, text)
    },
  }
  if (ways.struck !== 'take')
    for (const [line, columns] of struckIn(file.table))
      for (const column of columns) {
        const field = header.fields[column]
        const cells = lines.find((one) => one.line === line)?.cells
        if (field && cells) reading.wrong(line, field, cells[column] ?? '', texts.file.struck, '', 'STRUCK')
      }
  const groups = grouped(lines.map(({ cells, line }) => withSaid(readRow(reading, cells, line), said)))
  const existing = await repo.voyagesByKey(
    tx,
    actor,
    groups.map(([first]) => repo.keyOf(first!.facts)),
  )
  const there = new Map((await findVoyages(tx, [...existing.values()])).map((voyage) => [voyage.Id, voyage]))
  const seen = new Set<string>()
  const planned = groups.map((group): repo.PlannedVoyage => {
    const first = group[0]!
    const key = repo.keyOf(first.facts)
    const before = there.get(existing.get(key) ?? 0)
    const content = voyageOf(group, before, now())
    const say = (line: number, Field: string, Label: string, Message: string) =>
      problems.push({ Line: line, Field, Label, Value: '', Message, Suggest: '' })
    const bad = group.some(({ line }) => problems.some(({ Line }) => Line === line))
    const same = before !== undefined && Object.keys(diffOfVoyage({ ...before, Source: content.Source }, content)).length === 0
    if (!bad && seen.has(key)) say(first.line, 'VoyageNo', texts.labels.voyage, texts.file.apart)
    else if (!bad && content.Calls.length < 2) say(first.line, 'PortCode', texts.labels.port, texts.file.noCalls)
    // what stands already, after a call in another port say, is not judged anew
    else if (!bad && !same)
      for (const { Path, Label, Message } of implausible(content.Calls, now().getTime())) {
        const at = Number(/\[(\d+)\]/.exec(Path)?.[1] ?? 0)
        say(group[at]?.line ?? first.line, Path.split('.').at(-1)!, Label, Message)
      }
    seen.add(key)
    const isBad = bad || group.some(({ line }) => problems.some(({ Line }) => Line === line))
    const act = isBad ? 'bad' : !before ? 'add' : same ? 'same' : 'change'
    return { line: first.line, lines: group.length, act, content, voyageId: before?.Id ?? null, version: before?.UpdateTime ?? null }
  })
  const id = await repo.insertImport(tx, actor, file.name, header.unknown, problems, planned)
  if (unmatched.size > 0) await queueUnmatched(tx, actor.companyId, '', [...unmatched.values()])
  return {
    ...(await repo.plansOf(tx, actor, id))[0]!,
    Columns: [...header.columns],
    Remembered: header.remembered,
    ...sheetsOf(file.table),
  }
}

/** Rows that follow each other and are of one voyage. */
function grouped(rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && repo.keyOf(last[0]!.facts) === repo.keyOf(row.facts)) last.push(row)
    else groups.push([row])
  }
  return groups
}

/** The voyage as the file has it, over what is there: a port that is called twice is told by its place among its calls. */
function voyageOf(group: readonly FileRow[], before: Voyage | undefined, now: Date): VoyageToWrite {
  const { facts } = group[0]!
  const met = new Map<string, number>()
  const Calls = group.map((row): CallInput => {
    const time = met.get(row.call.PortCode) ?? 0
    met.set(row.call.PortCode, time + 1)
    return mergedCall(plain(before?.Calls.filter(({ PortCode }) => PortCode === row.call.PortCode)[time]), row)
  })
  return {
    ...facts,
    Imo: facts.Imo || (before?.Imo ?? ''),
    Source: texts.file.source,
    SourceTime: now.toISOString(),
    Remark: before?.Remark ?? '',
    Blank: before?.Blank ?? false,
    Reason: before?.Reason ?? '',
    Calls,
  }
}

function plain(call: Voyage['Calls'][number] | undefined): CallInput | undefined {
  if (!call) return undefined
  const { Seq: _, PortName: __, TerminalName: ___, State: ____, Delay: _____, ...input } = call
  return input
}
