import type { issuePrints, NotMoved, PrintLanguage, printsTogether } from '@jst/contracts/document'
import { printLimits } from '@jst/contracts/document'
import type { BodyOf, QueryOf, ReplyOf } from '@jst/contracts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { FileAnswer } from '../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../kernel/files/file-kinds.ts'
import { joinPdfs } from '../../kernel/pdf/pdf-join.ts'
import type { DocumentCall } from '../registry.ts'
import { demandSubject, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { drawCopy, issueCopy, storedCopy, type RenderedCopy, type Source } from './prints.service.ts'

interface Drawn {
  readonly id: number
  readonly copy: RenderedCopy
}
interface DrawnCopies {
  readonly rendered: readonly Drawn[]
  readonly refused: readonly NotMoved[]
}
const refusal = (id: number, subject: Subject | undefined, { code, message }: AppError): NotMoved => ({
  Id: id,
  No: subject?.row.no ?? '',
  Code: code,
  Message: message,
})

/** Draws the copies of several records, before a connection is taken for writing them. Refused ones are returned with their reason. */
export async function drawCopies(source: Source, { Kind, Ids, Print, Language }: BodyOf<typeof issuePrints>): Promise<DrawnCopies> {
  const rendered: Drawn[] = []
  const refused: NotMoved[] = []
  for (const id of new Set(Ids)) {
    let subject: Subject | undefined
    try {
      subject = await demandSubject(source.db, source.actor, Kind, id, 'read')
      const reason = subject.module.notPrinted?.(subject.row)
      if (reason !== undefined) throw new AppError('ILLEGAL_TRANSITION', { message: reason })
      rendered.push({ id, copy: await drawCopy(source, subject, { Print, Language }) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(refusal(id, subject, error))
    }
  }
  return { rendered, refused }
}

/** Gives out the copies that were drawn, all in one transaction. @throws OutdatedPreparation */
export async function issueCopies(
  call: DocumentCall,
  { Kind, Print, Language }: { readonly Kind: string; readonly Print: string; readonly Language: PrintLanguage },
  { rendered, refused }: DrawnCopies,
): Promise<ReplyOf<typeof issuePrints>> {
  const Copies: { Id: number; CopyId: number }[] = []
  // in one order, so that two who print the same records do not wait for each other
  for (const { id, copy } of rendered.toSorted((one, other) => one.id - other.id)) {
    const issued = await issueCopy(call, await demandSubject(call.tx, call.actor, Kind, id, 'read'), { Print, Language }, copy)
    Copies.push({ Id: id, CopyId: issued.Id })
  }
  const order = new Map(rendered.map(({ id }, at) => [id, at]))
  return { Copies: Copies.toSorted((one, other) => order.get(one.Id)! - order.get(other.Id)!), NotPrinted: [...refused] }
}

/** Stored copies as one file. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function copiesTogether(
  db: Queryable,
  actor: EmployeeActor,
  { Kind, Print, Copies }: QueryOf<typeof printsTogether>,
): Promise<FileAnswer> {
  const named = Copies.split(',').map((pair) => /^(\d{1,15})-(\d{1,15})$/.exec(pair)?.slice(1).map(Number))
  if (named.some((pair) => pair === undefined) || named.length > printLimits.together)
    throw invalid('Copies', texts.prints.together(printLimits.together))
  const files: Buffer[] = []
  let title = ''
  for (const [record, copy] of named as [number, number][]) {
    const { pdf, data } = await storedCopy(db, actor, await demandSubject(db, actor, Kind, record, 'read'), copy, Print)
    title = data.title
    files.push(pdf)
  }
  return new FileAnswer(texts.prints.files(title, files.length), mediaTypes.pdf, joinPdfs(files))
}
