import { invoiceDocument, invoiceStates, issuedStates, receiptDocument, receiptStates, type settleInvoices } from '@jst/contracts/invoices'
import type { BodyOf } from '@jst/contracts'
import { digitsIn } from '@jst/contracts/document'
import { amountText, compare, isDecimal, minus, plus, rounded } from '@jst/contracts/money'
import { currenciesOf, moveRecord, type DocumentCall } from '../../../documents/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { lockCustomers } from '../../partner/index.ts'
import { texts } from '../texts.ts'
import { tellSettled, tellUnsettling } from './users.ts'
import {
  findEntry,
  findSource,
  leftOf,
  lockParts,
  sharesOf,
  writeSettlements,
  type OpenPart,
  type Share,
  type Source,
} from './settlement.repo.ts'

type Input = BodyOf<typeof settleInvoices>
const events = { none: 'unsettle', part: 'settlePart', all: 'settle' } as const satisfies Record<Share, string>
const states = {
  receipt: { none: receiptStates.codes.claimed, part: receiptStates.codes.partly, all: receiptStates.codes.settled },
  invoice: { none: invoiceStates.codes.issued, part: invoiceStates.codes.partly, all: invoiceStates.codes.settled },
} as const

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION for a source that has nothing to give */
function demandSource(source: Source | undefined): Source & { readonly customerId: number } {
  if (!source) throw new AppError('NOT_FOUND')
  const { kind, state, type, customerId } = source
  if (kind === 'receipt' && (customerId === null || state === receiptStates.codes.arrived || state === receiptStates.codes.bounced))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.claimFirst })
  if (kind === 'invoice' && (type !== 'credit' || customerId === null))
    throw new AppError('ILLEGAL_TRANSITION', { message: type === 'proforma' ? texts.proforma : texts.creditFirst })
  return source as Source & { readonly customerId: number }
}

/**
 * Settles parts of bills: all of them or none. The customer is locked first, so that bills, receipts and releases of one customer follow each other.
 * @throws AppError INVALID_INPUT with each part that is refused, STALE_WRITE
 */
export async function settle(call: DocumentCall, { Kind, Id, UpdateTime, Currency, Parts }: Input) {
  const { tx, actor, audit } = call
  const seen = demandSource(await findSource(tx, Kind, Id))
  await lockCustomers(tx.system, [seen.customerId])
  const source = demandSource(await findSource(tx, Kind, Id, true))
  demandVersion(UpdateTime, { UpdateTime: source.updateTime })
  const ids = Parts.map(({ InvoiceId }) => InvoiceId)
  const bills = new Map((await lockParts(tx, ids, Currency)).map((bill) => [bill.id, bill]))
  const digits = digitsIn(await currenciesOf(tx.system, actor.companyId))(Currency)
  for (const [at, { InvoiceId, Amount }] of Parts.entries()) {
    const path = `Parts[${at}].Amount`
    const bill = bills.get(InvoiceId)
    if (!bill || !isOpen(bill, source)) throw invalid(path, texts.noPart(bill?.no ?? String(InvoiceId)))
    if (ids.indexOf(InvoiceId) !== at) throw invalid(path, texts.twice(bill.no))
    if (!isDecimal(Amount) || compare(Amount, '0') <= 0) throw invalid(path, texts.positive(bill.no))
    if (compare(rounded(Amount, digits), Amount) !== 0) throw invalid(path, texts.places(bill.no, digits))
    if (compare(Amount, bill.open) > 0) throw invalid(path, texts.tooMuch(bill.no, amountText(rounded(bill.open, digits), Currency)))
  }
  const sum = plus('0', ...Parts.map(({ Amount }) => Amount))
  const funds = await leftOf(tx, source)
  const left = funds.find(({ currency }) => currency === Currency)?.left
  if (left === undefined) throw invalid('Currency', texts.noCurrency(funds.map(({ currency }) => currency).join('、')))
  if (compare(sum, left) > 0) throw invalid('Parts', texts.overSource(amountText(rounded(left, digits), Currency)))
  await writeSettlements(
    tx,
    source,
    Currency,
    Parts.map(({ InvoiceId, Amount }) => ({ invoiceId: InvoiceId, amount: Amount })),
    actor,
  )
  await follow(call, 'invoice', ids)
  await follow(call, source.kind, [source.id])
  for (const { InvoiceId, Amount } of Parts) {
    const part = { invoiceId: InvoiceId, no: bills.get(InvoiceId)!.no, currency: Currency, amount: Amount, customerId: source.customerId }
    await tellSettled(call, part)
  }
  audit({ action: 'receipt.settle', entity: source.kind, entityId: source.id, diff: { currency: Currency, sum, bills: ids.length } })
  return { Settled: rounded(sum, digits), Left: rounded(minus(left, sum), digits) }
}

const isOpen = ({ state, customerId }: OpenPart, source: Source) =>
  customerId === source.customerId && issuedStates.some((one) => invoiceStates.codes[one] === state)

/** Moves records to the state that their settlements say. */
async function follow(call: DocumentCall, kind: Source['kind'], ids: readonly number[]): Promise<void> {
  const shares = await sharesOf(call.tx, kind, ids)
  for (const id of ids) {
    const share = shares.get(id) ?? 'none'
    const now = await findSource(call.tx, kind, id)
    const document = kind === 'receipt' ? receiptDocument : invoiceDocument
    if (now!.state !== states[kind][share]) await moveRecord(call, document.kind, id, events[share], true)
    else await call.tx.query(`update ${kind} set update_time = next_update_time(update_time) where id = $1`, [id])
  }
}

/** Reverses an entry by one of its own. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT */
export async function undo(call: DocumentCall, { Id, Reason }: { readonly Id: number; readonly Reason: string }) {
  const { tx, actor, audit } = call
  const note = Reason.trim()
  if (note === '') throw invalid('Reason', texts.why)
  const seen = await findEntry(tx, Id)
  if (!seen) throw new AppError('NOT_FOUND')
  await lockCustomers(tx.system, [seen.customerId])
  const entry = (await findEntry(tx, Id))!
  if (entry.undone || entry.undoneId !== null) throw new AppError('ILLEGAL_TRANSITION', { message: texts.undone })
  const { invoiceId, no, numbers, customerId, settledAt } = entry
  await tellUnsettling(call, { invoiceId, no, numbers, customerId, settledAt, reason: note })
  await findSource(tx, entry.kind, entry.sourceId, true)
  const reversal = { invoiceId: entry.invoiceId, amount: minus('0', entry.amount), undoneId: entry.id, note }
  await writeSettlements(tx, { kind: entry.kind, id: entry.sourceId }, entry.currency, [reversal], actor)
  await follow(call, 'invoice', [entry.invoiceId])
  await follow(call, entry.kind, [entry.sourceId])
  audit({ action: 'receipt.unsettle', entity: entry.kind, entityId: entry.sourceId, diff: { amount: entry.amount, reason: note } })
  return { Id }
}
