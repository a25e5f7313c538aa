import type { Issue } from '@jst/contracts'
import type { TypedStatement } from '@jst/contracts/tracking'
import { readDay, readLocalTime } from '@jst/contracts/values'
import { trackTexts, type Milestone, type SourceKind, type TrackEvent } from '@jst/track'
import type { ReadSheet } from '../../../kernel/sheet/sheets.ts'
import { AppError } from '../../../kernel/errors.ts'
import { struckIn } from '../../../kernel/sheet/sheet-notes.ts'
import { texts } from '../tracking.texts.ts'
import { isMilestone, milestoneCodes } from './codes.ts'
import { isSource, readStatement } from './typed.ts'

const words = texts.file
type Column = keyof typeof words.columns
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s*＊:：（）()]/g, '')
    .toLowerCase()
const titles = new Map(Object.entries(words.columns).map(([key, title]) => [plain(title), key as Column]))

/** Words of a milestone, or its name in DCSA as `LOAD`. */
const milestones = new Map<string, Milestone>([
  ...(Object.entries(trackTexts.milestones) as [Milestone, string][]).map(([key, text]) => [plain(text), key] as const),
  ...(Object.keys(milestoneCodes) as Milestone[]).map((key) => [key.toLowerCase(), key] as const),
])
const classifiers = new Map(
  Object.entries(words.classifiers).flatMap(([key, text]) => [[plain(text), key] as const, [key.toLowerCase(), key] as const]),
)
const sources = new Map(
  Object.entries(trackTexts.sources).flatMap(([key, text]) => [[plain(text), key] as const, [key.toLowerCase(), key] as const]),
)

/** Column of each heading; the heading stands in one of the first lines. */
function headOf({ rows }: ReadSheet): { readonly line: number; readonly columns: ReadonlyMap<Column, number> } {
  for (const [line, cells] of rows.slice(0, 10).entries()) {
    const columns = new Map<Column, number>()
    for (const [at, cell] of cells.entries()) {
      const key = titles.get(plain(cell))
      if (key && !columns.has(key)) columns.set(key, at)
    }
    if (columns.has('Milestone') && columns.has('At')) return { line, columns }
  }
  throw new AppError('BAD_FILE', { message: words.noColumns([words.columns.Milestone, words.columns.At, words.columns.Port].join('、')) })
}

/** A local time as people write it: `2026/3/2 23:50`, or a day. What is neither stays as it is and is told. */
function timeOf(text: string): string {
  const day = readDay(text)
  if ('value' in day) return day.value
  const time = readLocalTime(text)
  return 'value' in time && time.value.length === 19 ? time.value.slice(0, 16).replace(' ', 'T') : text
}

/** Sender of a sheet. `takesStruck`: somebody has said that lines with struck cells hold. */
interface SheetSender {
  readonly received: string
  readonly party: string
  readonly source: SourceKind | ''
  readonly takesStruck: boolean
}

/** Statements of the lines of a sheet. A line that says nothing is passed over; one that cannot be read is told with its number. */
export function readStatementSheet(
  sheet: ReadSheet,
  { received, party, source, takesStruck }: SheetSender,
): { readonly events: TrackEvent[]; readonly issues: Issue[] } {
  const { line: head, columns } = headOf(sheet)
  const issues: Issue[] = []
  const events: TrackEvent[] = []
  const struck = takesStruck ? new Set<number>() : struckIn(sheet)
  for (const [index, cells] of sheet.rows.entries()) {
    if (index <= head || cells.every((cell) => cell.trim() === '')) continue
    const cell = (key: Column) => (columns.get(key) === undefined ? '' : (cells[columns.get(key)!] ?? '').trim())
    const milestone = milestones.get(plain(cell('Milestone'))) ?? ''
    const said = sources.get(plain(cell('Source'))) ?? (cell('Source') === '' ? source : '')
    const typed: TypedStatement = {
      Milestone: isMilestone(milestone) ? milestone : cell('Milestone'),
      Classifier: (classifiers.get(plain(cell('Classifier'))) ?? 'ACT') as TypedStatement['Classifier'],
      At: timeOf(cell('At')),
      Port: cell('Port'),
      Place: cell('Place').slice(0, 60),
      Box: cell('Box').slice(0, 20),
      IsoType: cell('IsoType').slice(0, 4),
      BillNo: cell('BillNo').slice(0, 35),
      BookingNo: cell('BookingNo').slice(0, 35),
      Vessel: cell('Vessel').slice(0, 60),
      Imo: cell('Imo').slice(0, 7),
      Voyage: cell('Voyage').slice(0, 20),
      Seals: cell('Seals')
        .split(/[\s,，、/]+/)
        .slice(0, 9),
      Source: isSource(said) ? said : '',
      Remark: cell('Remark').slice(0, 200),
    }
    const line = sheet.lines[index] ?? index + 1
    const path = words.line(line)
    if (struck.has(line)) {
      issues.push({ Severity: 'WARN', Code: 'STRUCK', Path: path, Label: '', Message: words.struck })
      continue
    }
    const read = readStatement(typed, path, { received, party: party === '' ? `manual:${typed.Source}` : party })
    issues.push(...read.issues)
    if (read.event) events.push(read.event)
  }
  return { events, issues }
}
