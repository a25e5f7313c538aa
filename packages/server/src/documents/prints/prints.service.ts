import type { PrintCheck, PrintCopy, PrintLanguage } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { maySee } from '../../kernel/access/field-rights.ts'
import { FileAnswer } from '../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../kernel/files/file-kinds.ts'
import { ownOrigin } from '../../kernel/site/own-address.ts'
import { OutdatedPreparation } from '../../kernel/database/prepared.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import type { DocumentCall } from '../registry.ts'
import { findSubjects, sideOf, staffCompanyOf, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordEvent } from '../thread/record.ts'
import { findMark } from './marks.repo.ts'
import { printPdf } from './pdf.ts'
import { findCopies, findCopy, insertCopy, nextCopy } from './prints.repo.ts'
import { facesFor } from './faces.ts'
import { textsOf, type PrintMarks, type PrintSheet } from './sheet.ts'
import { copyHash, verifyAddress } from './verify-token.ts'
import { printWorkbook } from './workbook.ts'

type Format = 'pdf' | 'xlsx'
interface Asked {
  readonly Print: string
  readonly Language: PrintLanguage
}

export const placeOf = ({ document, row }: Subject) => ({ kind: document.kind, row })

/** Returns true if the actor may give out a print: the staff, or the party of prints that are opened to it, with the button and all fields visible. */
function mayPrint(actor: EmployeeActor, { document, row }: Subject, print: string): boolean {
  const facts = document.prints?.[print]
  const side = sideOf(actor, row)
  const button = side === 'staff' ? facts?.button : side === 'party' ? facts?.party : undefined
  return button !== undefined && mayPress(actor, button) && (facts?.sensitive ?? []).every((field) => maySee(actor, field))
}

/** @throws AppError NOT_FOUND for a print that the kind does not have, FORBIDDEN */
function demandPrint(actor: EmployeeActor, subject: Subject, print: string) {
  const facts = subject.document.prints?.[print]
  const build = subject.module.prints?.[print]
  if (!facts || !build) throw new AppError('NOT_FOUND')
  if (!mayPrint(actor, subject, print)) throw new AppError('FORBIDDEN')
  return { facts, build }
}

/** Caller, with the caller's scope and that of the server. */
export interface Source {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
  readonly place: Pick<Surroundings, 'secrets' | 'origin'>
}

interface BuiltSheet {
  readonly sheet: PrintSheet
  readonly draw: (marks: PrintMarks) => Promise<Buffer>
  readonly unprintable: () => Promise<readonly string[]>
}
function sheetOf(source: Source, subject: Subject, request: Asked, copy: PrintSheet['copy']): Promise<BuiltSheet> {
  demandPrint(source.actor, subject, request.Print)
  return builtSheet(source, subject, request, copy)
}
/** A print of a record as it stands, whoever reads it. @throws AppError NOT_FOUND for a print that the kind does not have */
export async function builtSheet(
  { db, system, place }: Omit<Source, 'actor'>,
  subject: Subject,
  { Print, Language }: Asked,
  copy: PrintSheet['copy'],
): Promise<BuiltSheet> {
  const facts = subject.document.prints?.[Print]
  const build = subject.module.prints?.[Print]
  if (!facts || !build) throw new AppError('NOT_FOUND')
  const [frame] = await system.query<{ day: string; issuer: string }>(
    `select china_day()::text as day, name as issuer from company where id = $1`,
    [staffCompanyOf(subject.row)],
  )
  const built = await build({ db, system, row: subject.row, language: Language, place })
  const { blocks, draw, unprintable } = 'draw' in built ? built : { blocks: built, draw: printPdf, unprintable: undefined }
  const sheet = { language: Language, ...frame!, title: facts[Language], no: subject.row.no, copy, blocks }
  return {
    sheet,
    draw: (marks) => draw(sheet, marks),
    unprintable: async () => unprintable ?? (await facesFor(textsOf(sheet))).unprintable,
  }
}

/** Logo and stamp of the staff's company; previews are never stamped. */
export async function marksFor(system: Queryable, { row }: Subject, stamped: boolean): Promise<PrintMarks> {
  const company = staffCompanyOf(row)
  const logo = await findMark(system, company, 'logo')
  const stamp = stamped ? await findMark(system, company, 'stamp') : undefined
  return { ...(logo && { logo: logo.bytes }), ...(stamp && { stamp: stamp.bytes }) }
}

export const nameOf = (sheet: PrintSheet, format: Format) => texts.prints.file(sheet.title, sheet.no, sheet.copy?.number, format)
const workbookOf = async (sheet: PrintSheet) => new FileAnswer(nameOf(sheet, 'xlsx'), mediaTypes.xlsx, await printWorkbook(sheet))

/** Characters that a print cannot draw, before it is given out. @throws AppError NOT_FOUND, FORBIDDEN */
export async function checkOf(source: Source, subject: Subject, request: Asked): Promise<PrintCheck> {
  const { unprintable } = await sheetOf(source, subject, request, null)
  return { Unprintable: [...(await unprintable())] }
}

export async function previewOf(source: Source, subject: Subject, { Format, ...request }: Asked & { Format: Format }): Promise<FileAnswer> {
  const { sheet, draw } = await sheetOf(source, subject, request, null)
  if (Format === 'xlsx') return workbookOf(sheet)
  return new FileAnswer(nameOf(sheet, 'pdf'), mediaTypes.pdf, await draw(await marksFor(source.system, subject, false)))
}

export const copiesOf = (db: Queryable, actor: EmployeeActor, subject: Subject): Promise<PrintCopy[]> =>
  findCopies(
    db,
    placeOf(subject),
    Object.keys(subject.document.prints ?? {}).filter((print) => mayPrint(actor, subject, print)),
  )

/** A stored copy, of that print where one is named. @throws AppError NOT_FOUND, FORBIDDEN */
export async function storedCopy(db: Queryable, actor: EmployeeActor, subject: Subject, id: number, print?: string) {
  const copy = await findCopy(db, placeOf(subject), id)
  if (!copy || (print !== undefined && copy.Print !== print)) throw new AppError('NOT_FOUND')
  demandPrint(actor, subject, copy.Print)
  return copy
}
/** A stored copy once more, whatever became of the record since. @throws AppError NOT_FOUND, FORBIDDEN */
export async function copyFile(db: Queryable, actor: EmployeeActor, subject: Subject, id: number, format: Format): Promise<FileAnswer> {
  const copy = await storedCopy(db, actor, subject, id)
  return format === 'xlsx' ? workbookOf(copy.data) : new FileAnswer(nameOf(copy.data, 'pdf'), mediaTypes.pdf, copy.pdf)
}

/** A copy as it is drawn before the transaction that gives it out. `version`: of the record that it was drawn of. */
export interface RenderedCopy {
  readonly version: string
  readonly number: number
  readonly data: PrintSheet
  readonly pdf: Buffer
  readonly token: string
}
/** Draws the next copy. Anybody verifies it at the origin of the platform, unless the company has a domain of its own. @throws AppError NOT_FOUND, FORBIDDEN */
export async function drawCopy(source: Source, subject: Subject, request: Asked): Promise<RenderedCopy> {
  const { facts } = demandPrint(source.actor, subject, request.Print)
  const number = await nextCopy(source.system, placeOf(subject), request.Print)
  const { sheet: data, draw } = await sheetOf(source, subject, request, { number, by: source.actor.employeeName })
  const marks = await marksFor(source.system, subject, facts.stamped === true)
  return renderCopy(source, subject, { sheet: data, draw }, marks, number)
}
/** A copy with the code of its hash. */
export async function renderCopy(
  { system, place }: Pick<Source, 'system' | 'place'>,
  { row }: Subject,
  { sheet: data, draw }: Pick<BuiltSheet, 'sheet' | 'draw'>,
  marks: PrintMarks,
  number: number,
): Promise<RenderedCopy> {
  const token = copyHash(data)
  const origin = await ownOrigin(system, staffCompanyOf(row), place.origin)
  const pdf = await draw({ ...marks, verify: verifyAddress(origin, token, data.no, number) })
  return { version: row.updateTime, number, data, pdf, token }
}

/**
 * Gives out a copy: counted, with its data and file frozen, and a code by which anybody verifies it.
 * @throws OutdatedPreparation where somebody has changed the record or taken the number since the copy was drawn
 */
export async function issueCopy(call: DocumentCall, subject: Subject, request: Asked, rendered: RenderedCopy): Promise<PrintCopy> {
  const { tx, actor } = call
  const place = placeOf(subject)
  const { facts } = demandPrint(actor, subject, request.Print)
  // two at once get two numbers
  const [held] = await findSubjects(tx, subject.module, [subject.row.id], true)
  if (!held) throw new AppError('NOT_FOUND')
  const { version, number, data, pdf, token } = rendered
  if (held.updateTime !== version || (await nextCopy(tx.system, place, request.Print)) !== number) throw new OutdatedPreparation()
  const audience = facts.party ? 'customer' : 'internal'
  const issued = await insertCopy(tx, place, {
    print: request.Print,
    language: request.Language,
    audience,
    copy: number,
    data,
    pdf,
    token,
    employeeName: actor.employeeName,
  })
  recordEvent(call, place, { audience, event: 'print', words: texts.prints.issued(facts.zh, number) })
  call.audit({ action: `${place.kind}.print`, entity: place.kind, entityId: place.row.id, diff: { print: request.Print, copy: number } })
  return issued
}
