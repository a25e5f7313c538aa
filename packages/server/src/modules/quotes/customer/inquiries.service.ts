import { amountText } from '@jst/contracts/money'
import type { BodyOf, Page, QueryOf } from '@jst/contracts'
import { boxCounts } from '@jst/contracts/document'
import type { PriceOffer } from '@jst/contracts/freight-rates'
import {
  quotationPage,
  rateInquiryDocument as document,
  type askPrice,
  type OwnInquiry,
  type ownInquiries,
  type QuotedBox,
} from '@jst/contracts/quotes'
import { drawNumbers, followMany, recordUnsigned } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { inScopeOf } from '../../../kernel/database/scopes.ts'
import { findCustomership, isSoldTo, offerBehind, rateSettings, readPriceQuery, servedBy } from '../../freight-rates/index.ts'
import { storeDue } from '../inquiry/inquiry.repo.ts'
import { texts } from '../texts.ts'
import { chinaToday, findInquiries, insertInquiry } from './inquiries.repo.ts'

const words = texts.asked

/** @throws AppError FORBIDDEN for whom no operator serves as a customer */
function operatorOf(actor: EmployeeActor): number {
  const operator = servedBy(actor)
  if (operator === undefined) throw new AppError('FORBIDDEN')
  return operator
}

const mostWords = 500
/** The offer as the customer reads it, for the people who answer. */
const said = ({ Carrier, Service, Boxes, Currency, EtdWeekday, ValidTo }: PriceOffer): string =>
  [
    words.offer(Carrier, Boxes.map(({ Type, Price }) => `${Type} ${amountText(Price, Currency)}`).join('、'), ValidTo || '-'),
    ...(Service === '' ? [] : [words.service(Service)]),
    ...(EtdWeekday > 0 ? [words.weekday(EtdWeekday)] : []),
  ].join('，')

async function demandPorts(tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query<{ code: string; name: string }>(namesByCode('port'), [codes])
  const names = new Map(found.map(({ code, name }) => [code, name]))
  const missing = codes.find((code) => !names.has(code))
  if (missing !== undefined) throw invalid(missing === codes[0] ? 'Pol' : 'Pods', words.port(missing))
  return names
}

/**
 * An inquiry of a customer, in the number series and on the desk of the operator's pricing. People who answer inquiries or sell to the customer
 * are told.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function ask(
  call: WriteCall<'now'>,
  { Price = '', Words = '', ...query }: BodyOf<typeof askPrice>,
): Promise<{ Id: number; No: string }> {
  const { tx, actor, audit } = call
  const operator = operatorOf(actor)
  const created = await inScopeOf(tx, operator, async (scoped) => {
    const customership = await findCustomership(scoped, actor.companyId)
    if (!customership || !isSoldTo(customership)) throw new AppError('FORBIDDEN', { message: words.unknown })
    const { pol, pods, boxes, day, cargo } = await readPriceQuery(scoped, query)
    const today = await chinaToday(scoped)
    if (day < today) throw invalid('Day', words.past)
    const names = await demandPorts(scoped, [pol, ...pods])
    const priceQuery = { pol, pods, boxes, customer: customership.code, days: [day], today, ...(cargo ? { cargo } : {}) }
    const found = Price === '' ? undefined : await offerBehind(scoped, actor, priceQuery, Price)
    const sent = [
      ...(found ? [said(found.offer)] : Price === '' ? [] : [words.gone]),
      ...(Words.trim() === '' ? [] : [words.words(Words.trim())]),
    ]
    const counted: Partial<Record<QuotedBox, number>> = {}
    for (const { type, count } of boxes) counted[type as QuotedBox] = (counted[type as QuotedBox] ?? 0) + count
    const sellers = customership.sellers.map(({ id }) => id)
    const [no = ''] = await drawNumbers(scoped, { companyId: operator, kind: document.kind }, 1)
    const id = await insertInquiry(scoped, {
      no,
      operatorId: operator,
      ownerId: sellers[0] ?? actor.employeeId,
      askedBy: actor.employeeId,
      customer: customership.code,
      subject: words.subject,
      pol,
      // an offer leads to one port; without one all that were asked for are asked
      pods: found ? [pods.includes(found.offer.Del) ? found.offer.Del : found.offer.Pod] : pods,
      boxes: counted,
      day,
      currency: found?.offer.Currency ?? 'USD',
      words: sent.join('\n').slice(0, mostWords),
    })
    const row = { id, companyId: operator, operatorId: null }
    await storeDue(scoped, id, (await rateSettings.of(scoped, operator)).InquiryHours)
    await recordUnsigned(scoped, { kind: document.kind, row }, texts.own.by(actor.employeeName, actor.companyName), {
      audience: 'internal',
      event: 'created',
      words: words.created,
    })
    for (const employeeId of sellers) await followMany(scoped, document.kind, [row], { employeeId, companyId: operator })
    const route = `${names.get(pol)} → ${pods.map((pod) => names.get(pod)).join(' / ')}`
    return {
      id,
      no,
      sellers,
      customer: customership.name,
      route,
      day,
      boxes: boxCounts(boxes.map(({ type, count }) => ({ Type: type, Count: count }))),
    }
  })
  const desk = await findHolders(tx.system, operator, { path: quotationPage, code: 'answer' })
  await sendNotice(tx, {
    recipients: [...new Set([...desk, ...created.sellers])],
    audience: { internal: operator },
    senderId: actor.employeeId,
    kind: 'system',
    title: words.title(created.no, created.customer),
    description: words.description(created.route, created.boxes, created.day),
    link: `${quotationPage}?Inquiry=${created.id}`,
    bill: created.no,
  })
  audit({ action: 'inquiry.ask', entity: 'rate_inquiry', entityId: created.id, diff: { no: created.no, price: Price } })
  return { Id: created.id, No: created.no }
}

export const listInquiries = (
  { system, actor }: { readonly system: Db; readonly actor: EmployeeActor },
  filter: QueryOf<typeof ownInquiries>,
): Promise<Page<OwnInquiry>> => findInquiries(system, operatorOf(actor), actor.companyId, filter)
