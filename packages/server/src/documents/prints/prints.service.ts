import type { PrintCopy, PrintLanguage } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/actor.ts'
import type { Queryable } from '../../kernel/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { maySee } from '../../kernel/field-rights.ts'
import { FileAnswer } from '../../kernel/file-answer.ts'
import { mediaTypes } from '../../kernel/file-kinds.ts'
import type { DocumentCall } from '../registry.ts'
import { findSubjects, sideOf, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordEvent } from '../thread/record.ts'
import { printPdf } from './pdf.ts'
import { findCopies, findCopy, insertCopy, nextCopy } from './prints.repo.ts'
import type { PrintSheet } from './sheet.ts'
import { printWorkbook } from './workbook.ts'

type Format = 'pdf' | 'xlsx'
interface Asked {
  readonly Print: string
  readonly Language: PrintLanguage
}

const placeOf = ({ document, row }: Subject) => ({ kind: document.kind, row })

/** Whether somebody gives out a print: people of the staff who hold its button and see everything that stands on it. */
function mayPrint(actor: EmployeeActor, { document, row }: Subject, print: string): boolean {
  const facts = document.prints?.[print]
  if (!facts || sideOf(actor, row) !== 'staff') return false
  return mayPress(actor, facts.button) && (facts.sensitive ?? []).every((field) => maySee(actor, field))
}

/** @throws AppError NOT_FOUND for a print that the kind does not have, FORBIDDEN */
function demandPrint(actor: EmployeeActor, subject: Subject, print: string) {
  const facts = subject.document.prints?.[print]
  const build = subject.module.prints?.[print]
  if (!facts || !build) throw new AppError('NOT_FOUND')
  if (!mayPrint(actor, subject, print)) throw new AppError('FORBIDDEN')
  return { facts, build }
}

async function sheetOf(
  db: Queryable,
  actor: EmployeeActor,
  subject: Subject,
  { Print, Language }: Asked,
  copy: PrintSheet['copy'],
): Promise<PrintSheet> {
  const { facts, build } = demandPrint(actor, subject, Print)
  const [now] = await db.query<{ day: string }>(`select to_char(clock_timestamp() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`)
  const blocks = await build({ db, row: subject.row, language: Language })
  return { language: Language, issuer: actor.companyName, title: facts[Language], no: subject.row.no, day: now!.day, copy, blocks }
}

async function fileOf(sheet: PrintSheet, format: Format, pdf?: Buffer): Promise<FileAnswer> {
  const name = texts.prints.file(sheet.title, sheet.no, sheet.copy?.number, format)
  return format === 'pdf'
    ? new FileAnswer(name, mediaTypes.pdf, pdf ?? (await printPdf(sheet)))
    : new FileAnswer(name, mediaTypes.xlsx, await printWorkbook(sheet))
}

export const previewOf = async (db: Queryable, actor: EmployeeActor, subject: Subject, asked: Asked & { Format: Format }) =>
  fileOf(await sheetOf(db, actor, subject, asked, null), asked.Format)

export const copiesOf = (db: Queryable, actor: EmployeeActor, subject: Subject): Promise<PrintCopy[]> =>
  findCopies(
    db,
    placeOf(subject),
    Object.keys(subject.document.prints ?? {}).filter((print) => mayPrint(actor, subject, print)),
  )

/** A stored copy once more, whatever became of the record since. @throws AppError NOT_FOUND, FORBIDDEN */
export async function copyFile(db: Queryable, actor: EmployeeActor, subject: Subject, id: number, format: Format): Promise<FileAnswer> {
  const copy = await findCopy(db, placeOf(subject), id)
  if (!copy) throw new AppError('NOT_FOUND')
  demandPrint(actor, subject, copy.Print)
  return fileOf(copy.data, format, copy.pdf)
}

/** Gives out a copy: counted, with its data and file frozen. */
export async function issueCopy(call: DocumentCall, subject: Subject, asked: Asked): Promise<PrintCopy> {
  const { tx, actor } = call
  const place = placeOf(subject)
  const { facts } = demandPrint(actor, subject, asked.Print)
  // two at once get two numbers
  const [held] = await findSubjects(tx, subject.module, [subject.row.id], true)
  if (!held) throw new AppError('NOT_FOUND')
  const number = await nextCopy(tx, place, asked.Print)
  const data = await sheetOf(tx, actor, { ...subject, row: held }, asked, { number, by: actor.employeeName })
  const pdf = await printPdf(data)
  const made = await insertCopy(tx, place, {
    print: asked.Print,
    language: asked.Language,
    copy: number,
    data,
    pdf,
    employeeName: actor.employeeName,
  })
  await recordEvent(call, place, { audience: 'internal', event: 'print', words: texts.prints.issued(facts.zh, number) })
  call.audit({ action: `${place.kind}.print`, entity: place.kind, entityId: place.row.id, diff: { print: asked.Print, copy: number } })
  return made
}
