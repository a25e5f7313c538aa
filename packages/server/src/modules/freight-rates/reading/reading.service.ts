import type { BodyOf } from '@jst/contracts'
import {
  freightRateCalls,
  readingSides,
  type OpenReading,
  type ReadingRecord,
  type saveReading as saveCall,
  type takeReading as takeCall,
} from '@jst/contracts/freight-rates'
import type { ReaderFacts, Reading, ReadRow } from '@jst/rate-reader'
import { drawAhead, mostNumberedInside } from '../../../documents/index.ts'
import { addManyOwn, entityOf, numberManyOwn } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { PointedText, SecondReader } from '../../../kernel/net/second-reader.ts'
import { apart } from '../../../kernel/process/apart.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { writeCallIn } from '../../../kernel/http/write-call.ts'
import { removeRates, writeSurcharges } from '../batch/rates.repo.ts'
import { newChargeDoubts } from '../far-prices.ts'
import { rateSettings } from '../settings/settings.ts'
import { texts } from '../texts.ts'
import { boxesOver, lineOf, valuesOf } from './drafts.ts'
import { learn } from './learning.ts'
import * as repo from './reading.repo.ts'
import { readerFactsOf, type run } from './rates-work.ts'
import { rateFacts } from './reader-facts.ts'
import { wireOf } from './wire.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

type Call = WriteContext<EmployeeActor>
type ReadCall = Pick<ReadContext<EmployeeActor>, 'db' | 'actor' | 'now'>
/** Prices and suppliers that a role hides stay hidden in the texts that say them. */
export const sightOf = (actor: EmployeeActor): repo.ReadingSight => ({
  sides: Object.keys(readingSides).filter((side) => maySee(actor, side === 'Cost' ? 'costPrice' : 'floorPrice')),
  suppliers: maySee(actor, 'supplier'),
})
function visible(actor: EmployeeActor, { Side, Source }: Pick<ReadingRecord, 'Side' | 'Source'>): boolean {
  const { sides, suppliers } = sightOf(actor)
  return sides.includes(Side) && (Source === '' || suppliers)
}

const readApart = apart<typeof run>('rates-work', import.meta.url)
interface Read {
  readonly reading: Reading
  readonly facts: ReaderFacts
}
/** Reads a text in a thread, before the transaction that keeps it: nothing else may wait for it, and no connection. */
export async function readText(
  { db, actor, now }: ReadCall,
  {
    Text: text,
    Source: source,
    Answers: answers,
    HiddenLines,
    HiddenColumns,
    Pointed: pointed,
  }: Omit<repo.StoredReading, 'Taken' | 'Side'>,
): Promise<Read> {
  const learned = await repo.findHabits(db, actor, source)
  const facts = await rateFacts(db, actor, { source, today: chinaDay(now()), learned })
  const reading = await readApart({ text, facts, answers, hidden: { lines: HiddenLines, columns: HiddenColumns }, pointed })
  return { reading, facts: readerFactsOf(facts) }
}
const rowsOf = ({ rows, actions }: Reading): ReadRow[] => [...rows, ...actions.flatMap((action) => action.rows)]

async function answerOf(db: Queryable, found: repo.FoundReading, { reading, facts }: Read): Promise<OpenReading> {
  const { Text, Answers, HiddenLines, HiddenColumns, Pointed: _, taken, ...Record } = found
  const rates = new Map((await repo.findTaken(db, Object.values(taken))).map(({ id, code }) => [id, code]))
  const rateOf = (row: string) => {
    const id = taken[row]
    const code = id === undefined ? undefined : rates.get(id)
    return id === undefined || code === undefined ? undefined : { Id: id, Code: code }
  }
  const { Source, Side } = Record
  return { Record, Text, Source, Side, Answers, HiddenLines, HiddenColumns, Reading: wireOf(reading, facts, rateOf) }
}

/** @throws AppError NOT_FOUND also for texts whose prices or supplier the caller may not see */
async function demandReading(db: Queryable, actor: EmployeeActor, id: number, lock = false): Promise<repo.FoundReading> {
  const found = await repo.findReading(db, actor, id, lock)
  if (!found || !visible(actor, found)) throw new AppError('NOT_FOUND')
  return found
}

export async function readingById(call: ReadCall, id: number): Promise<OpenReading> {
  const found = await demandReading(call.db, call.actor, id)
  return answerOf(call.db, found, await readText(call, found))
}
/** The reading of a stored text. @throws AppError NOT_FOUND */
export const readStored = async (call: ReadCall, id: number): Promise<Read> => readText(call, await demandReading(call.db, call.actor, id))

async function keep(call: Call, id: number, stored: repo.StoredReading, result: Read, state = 'open'): Promise<OpenReading> {
  const open = result.reading.questions.filter(({ answer }) => answer === undefined).length
  await repo.updateReading(call.tx, id, stored, { state, found: rowsOf(result.reading).length, open })
  return answerOf(call.tx, await demandReading(call.tx, call.actor, id), result)
}

/** A text as it was read before it is kept, with the answer of the second reader if it was asked. */
export interface PreparedText {
  readonly read: Read
  readonly Pointed: repo.StoredReading['Pointed']
  readonly second: PointedText | undefined
}
/** Reads a text with the places that a second reader points to, if the company has switched it on and the text is not the stored one. */
export async function prepareText(
  call: ReadContext<EmployeeActor>,
  { Id, UpdateTime: _, ...given }: BodyOf<typeof saveCall>,
  second: SecondReader | undefined,
): Promise<PreparedText> {
  const { db, actor } = call
  if (!visible(actor, given)) throw invalid('Side', texts.priceHidden)
  const found = Id === 0 ? undefined : await repo.findReading(db, actor, Id)
  const stored = found?.Text === given.Text ? found.Pointed : undefined
  const isAsked = second !== undefined && stored === undefined && (await rateSettings.of(db, actor.companyId)).SecondReader
  const pointed = isAsked ? await second.rates(given.Text) : undefined
  const Pointed = pointed?.places ?? stored ?? []
  return { read: await readText(call, { ...given, Pointed }), Pointed, second: pointed }
}

/** Keeps a text with its answers. @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT */
export async function saveReading(
  call: Call,
  { Id, UpdateTime, ...given }: BodyOf<typeof saveCall>,
  { read, Pointed, second: pointed }: PreparedText,
): Promise<OpenReading> {
  const { tx, actor } = call
  if (given.Source !== '' && (await findSupplier(tx, given.Source)) === undefined)
    throw invalid('Source', texts.reading.supplier(given.Source))
  const held = Id === 0 ? undefined : await demandReading(tx, actor, Id, true)
  if (held) {
    if (UpdateTime === undefined) throw invalid('UpdateTime', texts.reading.version)
    demandVersion(UpdateTime, held)
  }
  const id = held?.Id ?? (await repo.insertReading(tx, actor))
  // what leaves the platform is told, and what came back
  const second = pointed && { SecondReader: pointed.failed ?? 'answered', Places: pointed.places.length, Dropped: pointed.dropped }
  call.audit({
    action: held ? 'freightReading.modify' : 'freightReading.add',
    entity: 'freightReading',
    entityId: id,
    ...(second ? { diff: second } : {}),
  })
  return keep(call, id, { ...given, Side: given.Side as repo.StoredReading['Side'], Pointed, Taken: held?.taken ?? {} }, read)
}
export async function findSupplier(db: Queryable, code: string): Promise<string | undefined> {
  const [row] = await db.query<{ code: string }>(
    `select code from ${entityOf('provider').table} where company_id = (select app_company_id()) and code = $1 and removed_at is null`,
    [code],
  )
  return row?.code
}

/** The rows of a text that become drafts. @throws AppError INVALID_INPUT with row and reason */
function chosenRows({ reading }: Read, taken: repo.FoundReading['taken'], ids: readonly string[]): ReadRow[] {
  const all = new Map(rowsOf(reading).map((row) => [row.id, row]))
  return [...new Set(ids)].map((id, at) => ready(all.get(id), taken[id] !== undefined, at))
}
const ratesOf = (rows: readonly ReadRow[], { Source, Side }: repo.FoundReading) =>
  rows.map((row) => valuesOf(row, { source: Source, side: Side }))

const chargesOf = ({ surcharges, currency }: ReadRow) => surcharges.map((charge) => lineOf(charge, currency))
const chargeDoubtsOf = (rows: readonly ReadRow[]) => rows.flatMap((row, at) => newChargeDoubts(chargesOf(row), `Rows[${at}].Surcharges`))

export interface PreparedDrafts {
  readonly read: Read
  readonly codes: readonly string[]
}
/** The reading of a text, and the codes of many drafts once all rows have been checked. */
export async function prepareDrafts(
  context: ReadContext<EmployeeActor>,
  { Id, UpdateTime, Rows, Sure }: BodyOf<typeof takeCall>,
): Promise<PreparedDrafts> {
  const { db, actor } = context
  const read = await readStored(context, Id)
  if (Rows.length <= mostNumberedInside) return { read, codes: [] }
  const codes = await drawAhead(() =>
    db.tx(async (tx) => {
      const found = await demandReading(tx, actor, Id)
      demandVersion(UpdateTime, found)
      const rows = chosenRows(read, found.taken, Rows)
      return numberManyOwn({ ...writeCallIn(tx, context), sure: Sure }, freightRateCalls, ratesOf(rows, found), chargeDoubtsOf(rows))
    }),
  )
  return { read, codes }
}

/** Makes drafts of rows, all or none. @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT with row and reason, CONFIRMATION_REQUIRED */
export async function takeReading(
  call: Call,
  { Id, UpdateTime, Rows, Sure }: BodyOf<typeof takeCall>,
  { read, codes }: PreparedDrafts,
): Promise<OpenReading> {
  const { tx, actor } = call
  const found = await demandReading(tx, actor, Id, true)
  demandVersion(UpdateTime, found)
  const { reading, facts } = read
  const rows = chosenRows(read, found.taken, Rows)
  const created = await addManyOwn({ ...call, sure: Sure }, freightRateCalls, ratesOf(rows, found), chargeDoubtsOf(rows), codes)
  await writeSurcharges(tx, new Map(created.map((rate, at) => [rate.Id, chargesOf(rows[at]!)])))
  await learn(call, found.Source, reading.questions, facts)
  const Taken = { ...found.taken, ...Object.fromEntries(created.map((rate, at) => [rows[at]!.id, rate.Id])) }
  call.audit({
    action: 'freightReading.take',
    entity: 'freightReading',
    entityId: Id,
    diff: { Rates: created.map(({ Code }) => Code).join(' ') },
  })
  return keep(call, Id, { ...found, Side: found.Side, Taken }, read, 'taken')
}

function ready(row: ReadRow | undefined, isTaken: boolean, at: number): ReadRow {
  const refuse = (message: string) => invalid(`Rows[${at}]`, message)
  if (!row) throw refuse(texts.reading.gone)
  if (isTaken) throw refuse(texts.reading.twice(`${row.pol}-${row.pod}`))
  if (row.questions.length > 0) throw refuse(texts.reading.open(`${row.pol}-${row.pod}`, row.questions.length))
  const over = boxesOver(row)
  if (over.length > 0) throw refuse(texts.reading.boxes(over.join('、')))
  return row
}

/** Takes the drafts of a text back. @throws AppError NOT_FOUND, STALE_WRITE, ILLEGAL_TRANSITION */
export async function undoReading(
  call: Call,
  id: number,
  seen: string,
  read: Read,
): Promise<{ Removed: number; Kept: string[]; Reading: OpenReading }> {
  const found = await demandReading(call.tx, call.actor, id, true)
  demandVersion(seen, found)
  const rates = await repo.findTaken(call.tx, Object.values(found.taken))
  const [free, changed] = [rates.filter(({ untouched }) => untouched), rates.filter(({ untouched }) => !untouched)]
  if (free.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.reading.nothingToUndo })
  await removeRates(
    call.tx,
    free.map((rate) => rate.id),
  )
  const gone = new Set(free.map((rate) => rate.id))
  const Taken = Object.fromEntries(Object.entries(found.taken).filter(([, rate]) => !gone.has(rate)))
  call.audit({
    action: 'freightReading.undo',
    entity: 'freightReading',
    entityId: id,
    diff: { Rates: free.map(({ code }) => code).join(' ') },
  })
  const Reading = await keep(call, id, { ...found, Side: found.Side, Taken }, read, changed.length > 0 ? 'taken' : 'open')
  return { Removed: free.length, Kept: changed.map(({ code }) => code), Reading }
}

/** Puts a text aside, or back where it was dropped. @throws AppError NOT_FOUND, STALE_WRITE */
export async function dropReading(call: Call, id: number, seen: string): Promise<ReadingRecord> {
  const found = await demandReading(call.tx, call.actor, id, true)
  demandVersion(seen, found)
  const state = found.State === 'dropped' ? 'open' : 'dropped'
  await repo.setReadingState(call.tx, id, state)
  call.audit({ action: `freightReading.${state}`, entity: 'freightReading', entityId: id })
  const {
    Text: _,
    Answers: _a,
    HiddenLines: _h,
    HiddenColumns: _c,
    Pointed: _p,
    taken: _t,
    ...record
  } = await demandReading(call.tx, call.actor, id)
  return record
}
