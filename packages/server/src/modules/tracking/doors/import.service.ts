import type { QueryOf, ReplyOf } from '@jst/contracts'
import type { trackImport } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { ReadContext, WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { apart } from '../../../kernel/process/apart.ts'
import { sheetsOf, writeSheets } from '../../../kernel/sheet/sheets.ts'
import { staffCompany } from '../shipment/side.ts'
import { storedAmong } from '../take-in/stored-events.repo.ts'
import { takeIn } from '../take-in/take-in.service.ts'
import { defaultMilestone } from '../take-in/default-milestone.ts'
import { identityOf, type TrackEvent } from '@jst/track'
import { statementColumns } from '../insight/exports.ts'
import { texts } from '../tracking.texts.ts'
import { answerOf } from './add.service.ts'
import type { ReadFile } from './read-file.ts'
import type { run } from './statements-work.ts'
import { statementOf } from './statements.repo.ts'
import { isSource } from './typed.ts'

/** Statements that an answer shows of a file. */
const shown = 20
type Reply = ReplyOf<typeof trackImport>

const readApart = apart<typeof run>('statements-work', import.meta.url)

export interface PreparedImport {
  readonly read: ReadFile
  readonly at: Date
}
/** Reads a file before the transaction that takes it in. */
export async function prepareImport(
  { now, file }: ReadContext<EmployeeActor>,
  { Source = '', Party = '', Struck }: QueryOf<typeof trackImport>,
): Promise<PreparedImport> {
  if (!file) throw new AppError('BAD_FILE')
  if (Source !== '' && !isSource(Source)) throw invalid('Source', texts.typed.source)
  const at = now()
  const { kind, bytes, table } = file
  const sender = {
    received: at.toISOString(),
    source: isSource(Source) ? Source : '',
    party: Party.trim(),
    takesStruck: Struck === 'take',
  } as const
  // the cells of a sheet are read already
  const given = table ? { kind, table, bytes: new Uint8Array() } : { kind, bytes }
  return { read: await readApart({ file: given, sender }), at }
}

/** Takes in a file, or says what would come of it. Whole or not at all. */
export async function importFile(
  { tx, actor, audit, file }: WriteCall<'file'>,
  { DryRun }: QueryOf<typeof trackImport>,
  { read, at }: PreparedImport,
): Promise<Reply> {
  if (!file) throw new AppError('BAD_FILE')
  const isDry = DryRun === 'true'
  const companyId = staffCompany(actor)
  const stored = isDry
    ? await storedAmong(tx, companyId, read.events)
    : await takeIn(tx, companyId, read.events, texts.origins.file(file.name, actor.employeeName), at)
  if (!isDry) audit({ action: 'track.import', entity: 'track_event', diff: { file: file.name, taken: stored.taken, known: stored.known } })
  return {
    ...answerOf(stored, [...read.issues]),
    Kind: read.kind,
    ...(file.table ? sheetsOf(file.table) : {}),
    Sample: read.events.slice(0, shown).map(sampleOf),
    DryRun: isDry,
  }
}

const sampleOf = (event: TrackEvent, at: number): Reply['Sample'][number] =>
  statementOf({
    id: at + 1,
    key: identityOf(event),
    event,
    milestone: defaultMilestone(event),
    code: [event.code, event.documentType, event.empty].filter((part) => part !== '').join(' '),
    origin: '',
    withdrawnBy: null,
    reason: null,
    shipmentId: null,
    partyCode: '',
    meant: null,
    meantBy: null,
  })

const { about, columns } = texts.file
/** The table that people fill in, with a sheet that says what each column takes. */
export async function template(): Promise<FileAnswer> {
  const bytes = await writeSheets([
    {
      name: texts.sheet.statements,
      columns: statementColumns.map(({ title, width }) => ({ title, width, blank: '@' })),
      rows: [],
      blanks: 200,
    },
    {
      name: texts.file.guide,
      columns: [
        { title: texts.file.column, width: 14 },
        { title: texts.file.takes, width: 60, wrap: true },
      ],
      rows: (Object.keys(columns) as (keyof typeof columns)[]).map((key) => [
        columns[key],
        (about as Partial<Record<string, string>>)[key] ?? '',
      ]),
    },
  ])
  return new FileAnswer(`${texts.file.template}.xlsx`, mediaTypes.xlsx, Buffer.from(bytes))
}
