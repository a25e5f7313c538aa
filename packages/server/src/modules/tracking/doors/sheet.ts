import type { Issue } from '@jst/contracts'
import { TypedStatement } from '@jst/contracts/tracking'
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

const isClassifier = (text: string): text is TypedStatement['Classifier'] => Object.hasOwn(words.classifiers, text)

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

const problem = (Path: Column, Message: string, Value: string): Issue => ({
  Severity: 'ERROR',
  Code: 'INVALID',
  Path,
  Label: words.columns[Path],
  Message,
  Value: Value.slice(0, 100),
})

/** Texts that have no check of their own. Cut to what a statement holds, a number would be another one. */
const measured = ['Place', 'IsoType', 'BillNo', 'BookingNo', 'Vessel', 'Voyage', 'Remark'] as const
/** Bounds of a schema, which its type does not have. */
interface Bounded {
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Bounded
}
const bounds = TypedStatement.properties as unknown as Readonly<Record<string, Bounded>>
const mostOf = (key: string) => bounds[key]?.maxLength ?? Infinity
const mostSeals = bounds['Seals']?.maxItems ?? Infinity
const longestSeal = bounds['Seals']?.items?.maxLength ?? Infinity

function tooLong(typed: TypedStatement): Issue[] {
  const texts = measured.flatMap((key) => {
    const most = mostOf(key)
    return typed[key].length > most ? [problem(key, words.tooLong(most), typed[key])] : []
  })
  const areSeals = typed.Seals.length <= mostSeals && typed.Seals.every((seal) => seal.length <= longestSeal)
  return areSeals ? texts : [...texts, problem('Seals', words.tooManySeals(mostSeals, longestSeal), typed.Seals.join('/'))]
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
    const classifier = cell('Classifier') === '' ? 'ACT' : (classifiers.get(plain(cell('Classifier'))) ?? '')
    const typed: TypedStatement = {
      Milestone: isMilestone(milestone) ? milestone : cell('Milestone'),
      Classifier: isClassifier(classifier) ? classifier : 'ACT',
      At: timeOf(cell('At')),
      Port: cell('Port'),
      Place: cell('Place'),
      Box: cell('Box'),
      IsoType: cell('IsoType'),
      BillNo: cell('BillNo'),
      BookingNo: cell('BookingNo'),
      Vessel: cell('Vessel'),
      Imo: cell('Imo').replace(/^IMO[\s:：]*/i, ''),
      Voyage: cell('Voyage'),
      Seals: cell('Seals')
        .split(/[\s,，、/]+/)
        .filter((seal) => seal !== ''),
      Source: isSource(said) ? said : '',
      Remark: cell('Remark'),
    }
    const line = sheet.lines[index] ?? index + 1
    const path = words.line(line)
    if (struck.has(line)) {
      issues.push({ Severity: 'WARN', Code: 'STRUCK', Path: path, Label: '', Message: words.struck })
      continue
    }
    const problems = [...(isClassifier(classifier) ? [] : [problem('Classifier', words.classifier, cell('Classifier'))]), ...tooLong(typed)]
    if (problems.length > 0) {
      issues.push(...problems.map((one) => ({ ...one, Path: `${path}.${one.Path}` })))
      continue
    }
    const read = readStatement(typed, path, { received, party: party === '' ? `manual:${typed.Source}` : party })
    issues.push(...read.issues)
    if (read.event) events.push(read.event)
  }
  return { events, issues }
}
