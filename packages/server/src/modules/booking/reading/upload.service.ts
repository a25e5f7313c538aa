import { Readable } from 'node:stream'
import type { BodyOf, Page, QueryOf } from '@jst/contracts'
import type { bookUpload as bookCall, BookingUpload, BookingUploadKind, bookingUploads, OpenUpload, ReadNote } from '@jst/contracts/booking'
import { drawAhead, mostNumberedInside } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import type { StoredBytes, UploadedFile } from '../../../kernel/files/files.ts'
import type { SecondReader } from '../../../kernel/net/second-reader.ts'
import { apart } from '../../../kernel/process/apart.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { rateSettings } from '../../freight-rates/index.ts'
import { headerOf } from '../booking/content.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'
import type { BookingCall } from '../booking/booking.call.ts'
import { sidesOf, type Sides } from '../booking/sides.ts'
import { texts } from '../texts.ts'
import { ordersInEnglish, titlesInEnglish } from './english.ts'
import { addDrafts, numberDrafts } from './drafts.service.ts'
import { seenNote, seenOrder, type StoredNote, type StoredReading, type NoteSight } from './stored-reading.ts'
import { noteFacts, type NoteData } from './note-facts.ts'
import type { run } from './notes-work.ts'
import * as repo from './upload.repo.ts'

/** Fields that a role hides stay hidden in what colleagues have uploaded; what he uploaded himself he has seen. */
function sightOf(actor: EmployeeActor, { employeeId }: Pick<repo.FoundUpload, 'employeeId'>): NoteSight {
  return { seen: headerOf(actor).seen, seesAll: employeeId === actor.employeeId }
}
/** @throws AppError NOT_FOUND */
async function demandUpload(db: Queryable, actor: EmployeeActor, id: number, lock = false): Promise<repo.FoundUpload> {
  const found = await repo.findUpload(db, actor, id, lock)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** `Lang`: of the names of ports in its title and in a list, which are stored in Chinese. */
export async function openUpload(db: Queryable, actor: EmployeeActor, id: number, Lang?: 'en'): Promise<OpenUpload> {
  const found = await demandUpload(db, actor, id)
  const { employeeId: _, fileId: _f, name, text, reading, booked, ...Record } = found
  const sight = sightOf(actor, found)
  const [first] = reading.Rows
  const orders = Record.Kind === 'orders' ? reading.Rows.map((row) => seenOrder(row, sight, booked[row.Line])) : []
  const [title = Record.FileName] = Lang === 'en' ? await titlesInEnglish(db, [{ Format: Record.Format, name, note: first?.Note }]) : []
  return {
    Record: { ...Record, FileName: title },
    Note: Record.Kind === 'note' && first ? await shownNote(db, actor, seenNote(first.Note, sight), first.Note.Act) : null,
    Text: seesOriginal(actor, found) ? text : '',
    Orders: Lang === 'en' ? await ordersInEnglish(db, orders) : orders,
    Unread: [...reading.Unread],
    Truncated: reading.Truncated,
    ...reading.Sheets,
  }
}

/** Uploads of the caller's company; their titles in the language of the page. */
export async function listUploads(
  db: Db,
  actor: EmployeeActor,
  { Lang, ...filter }: QueryOf<typeof bookingUploads>,
): Promise<Page<BookingUpload>> {
  const page = await repo.uploadPage(db, actor, filter)
  if (Lang === undefined || page.Rows.length === 0) return page
  const notes = await repo.firstNotes(
    db,
    page.Rows.map(({ Id }) => Id),
  )
  const byId = new Map(notes.map((one) => [one.id, one]))
  const titles = await titlesInEnglish(
    db,
    page.Rows.map(({ Id, Format }) => ({ Format, name: byId.get(Id)?.name ?? '', note: byId.get(Id)?.note ?? undefined })),
  )
  return { ...page, Rows: page.Rows.map((row, at) => ({ ...row, FileName: titles[at]! })) }
}

/** A note with the booking that it changes, if the caller may see one of that number. */
async function shownNote(db: Queryable, actor: EmployeeActor, note: ReadNote, act: StoredNote['Act']): Promise<ReadNote> {
  if (!act) return note
  const found = await repo.findByShippingOrder(db, actor, act.So)
  return { ...note, Act: { ...act, Changes: [...act.Changes], Booking: found?.id ?? 0, Code: found?.code ?? '' } }
}

const readApart = apart<typeof run>('notes-work', import.meta.url)

export interface ReadPaste {
  readonly reading: StoredReading
  /** Entry of the audit log about the second reader, if it was asked. */
  readonly second: Readonly<Record<string, unknown>> | undefined
}
/** Reads a pasted note, with the places that a second reader points to if the company has switched it on for notes. */
export async function readPasted(
  { db, actor, now }: ReadContext<EmployeeActor>,
  text: string,
  second: SecondReader | undefined,
): Promise<ReadPaste> {
  if (text.trim() === '') throw invalid('Text', texts.upload.empty)
  const pointed = second && (await rateSettings.of(db, actor.companyId)).SecondReaderNotes ? await second.notes(text) : undefined
  const facts = await noteFacts(db, actor, chinaDay(now()))
  const { reading, dropped } = await readApart({ text, facts, pointed: pointed?.places ?? [] })
  const audited = pointed && {
    SecondReader: pointed.failed ?? 'answered',
    Places: pointed.places.length,
    Dropped: pointed.dropped + dropped,
  }
  return { reading, second: audited }
}

/** Keeps a pasted note. What leaves the platform is told, and what came back. */
export async function keepPasted(call: BookingCall, text: string, { reading, second }: ReadPaste, Lang?: 'en'): Promise<OpenUpload> {
  // several bookings in one text are a list of them
  const kind = reading.Rows.length > 1 ? 'orders' : 'note'
  return keep(call, { kind, name: texts.upload.pasted, format: '', fileId: null, text, reading }, second, Lang)
}

interface ReadUpload {
  readonly reading: StoredReading
  readonly bytes: StoredBytes
}
/** Reads a file and stores its bytes, before the transaction that keeps both. @throws AppError BAD_FILE */
export async function readUploaded(
  { db, actor, now, file, files }: ReadContext<EmployeeActor>,
  kind: BookingUploadKind,
): Promise<ReadUpload> {
  const reading = await readFile(kind, file!, await noteFacts(db, actor, chinaDay(now())))
  return { reading, bytes: await files.put(file!) }
}
/** A PDF has no content. @throws AppError BAD_FILE */
async function readFile(kind: BookingUploadKind, { kind: format, bytes, table }: UploadedFile, facts: NoteData): Promise<StoredReading> {
  if (format === 'pdf') {
    if (kind === 'orders') throw new AppError('BAD_FILE', { message: texts.upload.noPdfList })
    return { Rows: [], Unread: [], Truncated: false }
  }
  const source = format === 'json' ? { json: bytes.toString('utf8') } : { table: table! }
  const { reading } = await readApart({ facts, kind, ...source })
  if (reading.Rows.every(({ Note }) => Note.Found.length === 0 && Note.Questions.length === 0))
    throw new AppError('BAD_FILE', { message: texts.upload.nothing[kind] })
  return reading
}

/** Keeps a file with what was read of it. */
export async function keepUploaded(
  call: BookingCall,
  { kind, Lang }: { readonly kind: BookingUploadKind; readonly Lang: 'en' | undefined },
  { reading, bytes }: ReadUpload,
): Promise<OpenUpload> {
  const { tx, actor, files } = call
  const file = call.file!
  // the forwarder of a customer sees what was booked, not the files it was made of
  const fileId = await files.save(tx, { companyId: actor.companyId, operatorId: null, employeeId: actor.employeeId }, bytes)
  return keep(call, { kind, name: file.name, format: file.kind, fileId, text: '', reading }, {}, Lang)
}
async function keep(
  call: BookingCall,
  upload: repo.NewUpload,
  second: Readonly<Record<string, unknown>> = {},
  Lang?: 'en',
): Promise<OpenUpload> {
  const { tx, actor } = call
  const id = await repo.insertUpload(tx, actor, upload)
  const Rows = upload.reading.Rows.length
  call.audit({ action: 'bookingUpload.add', entity: 'bookingUpload', entityId: id, diff: { FileName: upload.name, Rows, ...second } })
  return openUpload(tx, actor, id, Lang)
}

/** A colleague's original is open to those who see every field that it may contain. */
function seesOriginal(actor: EmployeeActor, found: repo.FoundUpload): boolean {
  const { seen, seesAll } = sightOf(actor, found)
  return seesAll || found.reading.Rows.every(({ Note: { Content } }) => Object.keys(Content.Values).every((key) => seen.has(key)))
}

/** Returns the original upload. A colleague's is open to those who see every field that it may contain. @throws AppError NOT_FOUND, FORBIDDEN */
export async function originalOf({ db, actor, files }: Pick<ReadContext<EmployeeActor>, 'db' | 'actor' | 'files'>, id: number) {
  const found = await demandUpload(db, actor, id)
  if (!seesOriginal(actor, found)) throw new AppError('FORBIDDEN', { message: texts.upload.hidden })
  if (found.fileId !== null) return files.read(db, found.fileId)
  const name = found.Format === '' ? `${found.name}.txt` : found.name
  return new FileAnswer(name, 'text/plain; charset=utf-8', Readable.from([Buffer.from(found.text)]))
}

/** The lines of an upload that are asked for: those that get a draft, with what it says, and what is wrong with the others. */
function chosenLines(actor: EmployeeActor, found: repo.FoundUpload, requestedLines: readonly number[]) {
  const sight = sightOf(actor, found)
  const rows = new Map(found.reading.Rows.map((row) => [row.Line, row]))
  const lines = [...new Set(requestedLines)]
  const wrong = (line: number) => {
    const booked = found.booked[line]
    return booked ? texts.upload.created(booked.code) : rows.has(line) ? undefined : texts.upload.noLine
  }
  const free = lines.filter((line) => wrong(line) === undefined)
  return {
    free,
    contents: free.map((line) => seenNote(rows.get(line)!.Note, sight).Content),
    refused: lines.flatMap((Line) => (wrong(Line) === undefined ? [] : [{ Line, Message: wrong(Line)! }])),
  }
}

/** The caller's customer, or one that he serves. @throws AppError INVALID_INPUT, FORBIDDEN */
async function customerSides(call: Pick<BookingCall, 'tx' | 'actor'>, customer: string): Promise<Sides> {
  const sides = await sidesOf(call, customer)
  if (sides.customerCode === '' && sides.operatorId === null) throw invalid('Customer', texts.customerFirst, '', { Code: 'REQUIRED' })
  return sides
}

/** The numbers of many drafts, once all lines have been checked. */
export async function numberLines(
  { db, actor }: ReadContext<EmployeeActor>,
  { Id, UpdateTime, Customer, Lines }: BodyOf<typeof bookCall>,
): Promise<readonly string[]> {
  if (Lines.length <= mostNumberedInside) return []
  return drawAhead(() =>
    db.tx(async (tx) => {
      const found = await demandUpload(tx, actor, Id)
      demandVersion(UpdateTime, found)
      return numberDrafts({ tx, actor }, await customerSides({ tx, actor }, Customer), chosenLines(actor, found, Lines).contents)
    }),
  )
}

/**
 * Makes drafts of lines of an upload; each line stands for itself, and one that has a draft gets no other.
 * @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT for a customer that is not served
 */
export async function bookLines(
  call: BookingCall,
  { Id, UpdateTime, Customer, Lines, Lang }: BodyOf<typeof bookCall>,
  numbers: readonly string[] = [],
) {
  const { tx, actor } = call
  const found = await demandUpload(tx, actor, Id, true)
  demandVersion(UpdateTime, found)
  const sides = await customerSides(call, Customer)
  const { free, contents, refused: Refused } = chosenLines(actor, found, Lines)
  const outcomes = await addDrafts(call, sides, contents, numbers)
  const booked: Record<string, repo.Booked> = {}
  for (const [at, outcome] of outcomes.entries()) {
    if ('problem' in outcome) Refused.push({ Line: free[at]!, Message: outcome.problem })
    else booked[free[at]!] = outcome
  }
  const Made = Object.keys(booked).length
  if (Made > 0) await repo.keepBooked(tx, actor, Id, booked)
  call.audit({ action: 'bookingUpload.book', entity: 'bookingUpload', entityId: Id, diff: { Made, Refused: Refused.length } })
  return { Made, Refused: Refused.toSorted((one, other) => one.Line - other.Line), Upload: await openUpload(tx, actor, Id, Lang) }
}
