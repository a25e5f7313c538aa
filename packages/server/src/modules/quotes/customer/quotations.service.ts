import { boxCounts } from '@jst/contracts/document'
import { quotationDocument, quotationStates, type OpenedQuotation, type OwnQuotation } from '@jst/contracts/quotes'
import type { BodyOf, Page, QueryOf } from '@jst/contracts'
import type { answerQuotation, ownQuotations } from '@jst/contracts/quotes'
import { moveUnsigned } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { servedBy } from '../../freight-rates/index.ts'
import { answer } from '../links/visits.ts'
import { texts } from '../texts.ts'
import { findOwn, findOwnVisit } from './quotations.repo.ts'
import { sentOffer } from './sent-offer.ts'
import { englishNames } from './english-names.ts'

interface Call {
  readonly system: Db
  readonly actor: EmployeeActor
  readonly requestId: string
}

/** @throws AppError FORBIDDEN for whom no operator serves as a customer */
function operatorOf(actor: EmployeeActor): number {
  const operator = servedBy(actor)
  if (operator === undefined) throw new AppError('FORBIDDEN')
  return operator
}
const whoOf = ({ employeeName, companyName }: EmployeeActor) => texts.own.by(employeeName, companyName)

/** Quotations that were sent to the caller's company. The server's own view is narrowed to the operator and the company in every statement. */
export async function listOwn(
  { system, actor }: Pick<Call, 'system' | 'actor'>,
  { Lang, ...filter }: QueryOf<typeof ownQuotations>,
): Promise<Page<OwnQuotation>> {
  const operator = operatorOf(actor)
  const { Rows, Total } = await findOwn(system, operator, actor.companyId, filter)
  const called = await englishNames(system, operator, Lang === 'en' ? Rows.map(({ offer }) => offer) : [])
  return {
    Total,
    Rows: Rows.map(({ offer, ...row }) => ({
      ...row,
      No: offer.No,
      Version: offer.Version,
      Pol: called.polOf(offer.Options[0]),
      Pod: called.podOf(offer.Options[0]),
      Boxes: boxCounts(offer.Boxes),
      Options: offer.Options.length,
      ValidUntil: offer.ValidUntil,
      Sales: offer.Sales,
    })),
  }
}

/** @throws AppError NOT_FOUND for what was not sent to the caller's company */
export async function demandOwn(system: Queryable, actor: EmployeeActor, id: number, lock = false) {
  const visit = await findOwnVisit(system, { id, operatorId: operatorOf(actor), companyId: actor.companyId }, lock)
  if (!visit) throw new AppError('NOT_FOUND')
  return visit
}

const shown = async (system: Queryable, actor: EmployeeActor, id: number): Promise<OpenedQuotation> => {
  const { offer, standing, accepted } = await demandOwn(system, actor, id)
  return { Id: id, Offer: sentOffer(offer), Standing: standing, Accepted: accepted }
}

/** Names of ports and carriers were kept in Chinese with what was sent. */
async function inLanguage(system: Db, actor: EmployeeActor, opened: OpenedQuotation, Lang: 'en' | undefined): Promise<OpenedQuotation> {
  if (Lang === undefined) return opened
  const { Offer } = opened
  const called = await englishNames(system, operatorOf(actor), [Offer])
  return { ...opened, Offer: { ...Offer, Options: Offer.Options.map(called.optionOf) } }
}

/** The first look moves the quotation, as the first view of a link does. */
export async function openOwn({ system, actor, requestId }: Call, id: number, Lang?: 'en'): Promise<OpenedQuotation> {
  const opened = await system.tx(async (tx) => {
    const { state, over } = await demandOwn(tx, actor, id, true)
    if (state === quotationStates.codes.sent && !over)
      await moveUnsigned(tx, quotationDocument.kind, id, { event: 'view', requestId, by: whoOf(actor) })
    return shown(tx, actor, id)
  })
  return inLanguage(system, actor, opened, Lang)
}

/** @throws AppError STALE_WRITE for another version than was read, ILLEGAL_TRANSITION, INVALID_INPUT */
export async function answerOwn(
  { system, actor, requestId }: Call,
  { Id, Version, Act, Key = '', Reason = '', Words = '', Lang }: BodyOf<typeof answerQuotation>,
): Promise<OpenedQuotation> {
  const opened = await system.tx(async (tx) => {
    const visit = await demandOwn(tx, actor, Id, true)
    await answer(tx, visit, { act: Act, key: Key, version: Version, reason: Reason, words: Words, requestId, by: whoOf(actor) })
    return shown(tx, actor, Id)
  })
  return inLanguage(system, actor, opened, Lang)
}
