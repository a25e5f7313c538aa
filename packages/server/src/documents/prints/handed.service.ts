import { isDeepStrictEqual } from 'node:util'
import type { PrintLanguage } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { FileAnswer } from '../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../kernel/files/file-kinds.ts'
import { OutdatedPreparation } from '../../kernel/database/prepared.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { moduleOf, type DocumentCall } from '../registry.ts'
import { findRecord, findSubjects, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { insertEntry } from '../thread/entries.repo.ts'
import { findLastCopy, insertCopy, nextCopy, type LastCopy } from './prints.repo.ts'
import { builtSheet, renderCopy, marksFor, nameOf, placeOf, type RenderedCopy } from './prints.service.ts'

interface Handing {
  readonly system: Queryable
  readonly actor: EmployeeActor
  readonly place: Pick<Surroundings, 'secrets' | 'origin'>
}
interface Asked {
  readonly Kind: string
  readonly Id: number
  readonly Print: string
  readonly Language: PrintLanguage
}
/** The copy that the customer gets: the last one where it still says the same, else a new one. */
interface HandedCopy {
  readonly subject: Subject
  readonly stored?: LastCopy
  readonly rendered?: RenderedCopy
}

/**
 * Draws a copy of a print before the transaction, for a customer whose area has shown that the record is the customer's: its roles do not open the
 * kind.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION for a record that is not printed any more
 */
export async function drawHanded({ system, actor, place }: Handing, { Kind, Id, ...request }: Asked): Promise<HandedCopy> {
  const module = moduleOf(Kind)
  const subject: Subject = { module, document: module.document, row: await findRecord(system, Kind, Id) }
  const stopped = module.notPrinted?.(subject.row)
  if (stopped !== undefined) throw new AppError('ILLEGAL_TRANSITION', { message: stopped })
  const number = await nextCopy(system, placeOf(subject), request.Print)
  const built = await builtSheet({ db: system, system, place }, subject, request, { number, by: actor.companyName })
  const last = await findLastCopy(system, placeOf(subject), request.Print)
  const saysTheSame =
    last?.language === request.Language && isDeepStrictEqual(last.data.blocks, JSON.parse(JSON.stringify(built.sheet.blocks)))
  if (saysTheSame) return { subject, stored: last }
  const marks = await marksFor(system, subject, module.document.prints?.[request.Print]?.stamped === true)
  return { subject, rendered: await renderCopy({ system, place }, subject, built, marks, number) }
}

/**
 * Gives the copy out: a new one is counted, with its data and bytes frozen.
 * @throws OutdatedPreparation where the record or its copies have changed
 */
export async function issueHanded(call: DocumentCall, { Kind, Print, Language }: Asked, { subject, stored, rendered }: HandedCopy) {
  const { system } = call.tx
  if (stored) return new FileAnswer(nameOf(stored.data, 'pdf'), mediaTypes.pdf, stored.pdf)
  const { version, number, data, pdf, token } = rendered!
  const place = placeOf(subject)
  const [held] = await findSubjects(system, subject.module, [subject.row.id], true)
  if (!held) throw new AppError('NOT_FOUND')
  if (held.updateTime !== version || (await nextCopy(system, place, Print)) !== number) throw new OutdatedPreparation()
  const employeeName = call.actor.companyName
  await insertCopy(system, place, { print: Print, language: Language, audience: 'internal', copy: number, data, pdf, token, employeeName })
  // the customer's people do not follow a record that they do not see
  const author = { id: null, name: employeeName, company: '' }
  await insertEntry(system, place, { audience: 'internal', event: 'print', words: texts.prints.issued(data.title, number), author })
  call.audit({ action: `${Kind}.print`, entity: Kind, entityId: place.row.id, diff: { print: Print, copy: number } })
  return new FileAnswer(nameOf(data, 'pdf'), mediaTypes.pdf, pdf)
}
