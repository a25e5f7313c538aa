import {
  quotationCalls,
  quotedBoxes,
  rateInquiryDocument as document,
  unpriced,
  type QuoteCharge,
  type QuoteOption,
  type QuotedBox,
} from '@jst/contracts/quotes'
import { farOfKind, farPrice } from '@jst/contracts/freight-rates'
import { compare } from '@jst/contracts/money'
import { moveRecord, type DocumentCall } from '../../../documents/index.ts'
import { addOwn, namesByCode, type EntityCall } from '../../../entity-kit/index.ts'
import { AppError, demandConfirmed, doubtful, invalid } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { demandHeader } from '../quotation/header.repo.ts'
import { storeOptions } from '../quotation/options.service.ts'
import { texts } from '../texts.ts'
import { demandInquiry, storeAnswer, type Inquiry } from './inquiry.repo.ts'

const words = texts.inquiry
const requestedBoxes = ({ boxes }: Inquiry) => quotedBoxes.filter((box) => (boxes[box] ?? 0) > 0)

interface Answer {
  readonly Id: number
  readonly UpdateTime: string
  readonly Pod: string
  readonly Carrier: string
  readonly Prices: Readonly<Record<QuotedBox, string>>
  readonly Until: string
  readonly Note: string
  readonly Sure?: boolean
}

/** @throws AppError NOT_FOUND, STALE_WRITE, ILLEGAL_TRANSITION, INVALID_INPUT for a price that is missing or no price, CONFIRMATION_REQUIRED */
export async function offer(call: DocumentCall, answer: Answer): Promise<{ UpdateTime: string }> {
  const { tx, actor, audit } = call
  const inquiry = await demandInquiry(tx, answer.Id)
  demandVersion(answer.UpdateTime, { UpdateTime: inquiry.updateTime })
  if (!inquiry.pods.includes(answer.Pod)) throw invalid('Pod', words.pod)
  for (const box of requestedBoxes(inquiry))
    if (answer.Prices[box] === '' || compare(answer.Prices[box], '0') <= 0) throw invalid(`Prices.${box}`, words.price(box))
  const [carrier] = await tx.query<{ name: string }>(namesByCode('carrier'), [[answer.Carrier]])
  if (!carrier) throw invalid('Carrier', words.carrier)
  const prices = requestedBoxes(inquiry).map((box) => ({ box, amount: Number(answer.Prices[box]), field: `Prices.${box}` }))
  const doubts = farOfKind(words.offered, inquiry.currency, prices).map(({ Field, Message }) => doubtful(Field, Message, farPrice))
  demandConfirmed(doubts, answer.Sure)
  await storeAnswer(tx, inquiry.id, actor.employeeId, answer)
  await moveRecord(call, document.kind, inquiry.id, 'offer')
  const confirmed = doubts.length > 0 ? { confirmed: doubts.length } : {}
  audit({
    action: 'inquiry.offer',
    entity: 'rate_inquiry',
    entityId: inquiry.id,
    diff: { carrier: answer.Carrier, pod: answer.Pod, ...confirmed },
  })
  return { UpdateTime: (await demandInquiry(tx, inquiry.id)).updateTime }
}

/** The answer as an option: no rate stands behind it, and what pricing said is its floor. */
async function optionOf({ tx }: Pick<DocumentCall, 'tx'>, inquiry: Inquiry): Promise<QuoteOption> {
  const nameOf = async (kind: 'carrier' | 'port', code: string) =>
    (await tx.query<{ name: string }>(namesByCode(kind), [[code]]))[0]?.name ?? code
  const { pol, offerPod, offerCarrier, currency, prices, until, note } = inquiry
  const Charges = requestedBoxes(inquiry).map((Box): QuoteCharge => {
    const Price = prices[Box] ?? '0'
    const freight = { Code: 'OFT', NameZh: words.freight.zh, NameEn: words.freight.en, Basis: 'C', PpCc: 'PP' } as const
    return { ...freight, Box, Currency: currency, Price, Minimum: '', PercentOf: [], InAllIn: false, Cost: '', Floor: Price }
  })
  return {
    ...unpriced,
    Key: '1',
    RateId: 0,
    RateVersion: 0,
    RateNo: '',
    Carrier: offerCarrier,
    CarrierName: await nameOf('carrier', offerCarrier),
    Service: '',
    Pol: pol,
    PolName: await nameOf('port', pol),
    Pod: offerPod,
    PodName: await nameOf('port', offerPod),
    Del: '',
    Via: '',
    TransitDays: -1,
    FreeDays: -1,
    ValidFrom: '',
    ValidTo: until,
    Basis: '',
    Remark: note,
    Charges,
    Rated: Charges,
  }
}

/** @throws AppError NOT_FOUND, STALE_WRITE, ILLEGAL_TRANSITION, INVALID_INPUT without a customer or for an answer that is over */
export async function convert(
  call: DocumentCall & Omit<EntityCall, 'entity' | 'rules'>,
  { Id, UpdateTime }: { readonly Id: number; readonly UpdateTime: string },
): Promise<{ Id: number; Code: string }> {
  const { tx, audit } = call
  const inquiry = await demandInquiry(tx, Id)
  demandVersion(UpdateTime, { UpdateTime: inquiry.updateTime })
  if (inquiry.customer === '') throw invalid('CustomerCode', words.customer)
  if (inquiry.until === '') throw new AppError('ILLEGAL_TRANSITION', { message: words.unanswered })
  const boxes = Object.fromEntries(requestedBoxes(inquiry).map((box) => [`Qty${box}`, inquiry.boxes[box]]))
  const row = await addOwn(call, quotationCalls, {
    Code: '',
    CustomerCode: inquiry.customer,
    PolCode: inquiry.pol,
    PodCode: inquiry.offerPod,
    ...boxes,
    Day: inquiry.day,
    CurrencyCode: inquiry.currency,
    ValidUntil: inquiry.until,
    Remark: words.from(inquiry.no),
  })
  await storeOptions(tx, await demandHeader(tx, row.Id), [await optionOf(call, inquiry)])
  await tx.query('update rate_inquiry set quotation_id = $2 where id = $1', [Id, row.Id])
  await moveRecord(call, document.kind, Id, 'convert')
  audit({ action: 'inquiry.convert', entity: 'rate_inquiry', entityId: Id, diff: { quotation: row.Code } })
  return { Id: row.Id, Code: row.Code }
}
