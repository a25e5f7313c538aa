import { chargeTotals, type ChargeTotals } from '@jst/contracts/document'
import { invoiceCalls, invoiceDocument as document, invoiceNumberRule, invoiceStates } from '@jst/contracts/invoices'
import { amountText, compare, plus } from '@jst/contracts/money'
import {
  chargesOfRecord,
  drawByRule,
  registerDocument,
  rowsOf,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { lockCustomers, registerOpenItems } from '../../partner/index.ts'
import { texts } from '../texts.ts'
import { invoicePrint } from './invoice.print.ts'
import {
  creditLeft,
  demandInvoice,
  findBillOf,
  findCustomers,
  findInvoices,
  findOpenBills,
  hasChanged,
  markBilled,
  writeIssued,
  type BilledCustomer,
  type StoredInvoice,
} from './invoice.repo.ts'

const { kind } = document
export const feesOf = (db: Queryable, system: Queryable, row: SubjectRow) => chargesOfRecord({ db, system }, kind, row, 'fees')

/** Facts of the guards: bills of one request with what they come to, and their customers. */
interface MoveFacts {
  readonly bills: ReadonlyMap<number, StoredInvoice>
  readonly totals: ReadonlyMap<number, ChargeTotals>
  readonly uncounted: ReadonlyMap<number, readonly string[]>
  readonly customers: ReadonlyMap<string, BilledCustomer>
}
const none: MoveFacts = { bills: new Map(), totals: new Map(), uncounted: new Map(), customers: new Map() }
const guarded: readonly string[] = ['audit', 'issue']

async function readFacts(
  { tx, actor }: DocumentCall,
  rows: readonly SubjectRow[],
  { event }: { readonly event: string },
): Promise<MoveFacts> {
  if (!guarded.includes(event)) return none
  const bills = await findInvoices(
    tx,
    rows.map(({ id }) => id),
  )
  const found = await findCustomers(tx.system, actor.companyId, [...new Set(bills.map(({ customerCode }) => customerCode))])
  if (event === 'issue')
    await lockCustomers(
      tx.system,
      found.map(({ id }) => id),
    )
  const fees = await Promise.all(rows.map(async (row) => [row.id, await feesOf(tx, tx, row)] as const))
  return {
    bills: new Map(bills.map((bill) => [bill.id, bill])),
    totals: new Map(fees.map(([id, charges]) => [id, chargeTotals(charges.Lines, charges, document.charges.fees)])),
    uncounted: new Map(
      fees.map(([id, charges]) => {
        const { lines } = chargeTotals(charges.Lines, charges, document.charges.fees)
        return [id, charges.Lines.flatMap(({ Code, NameZh }, at) => (lines[at] === undefined ? [NameZh || Code] : []))]
      }),
    ),
    customers: new Map(found.map((customer) => [customer.code, customer])),
  }
}

const complete: Guard<MoveFacts> = (_call, { id }, _input, { bills, totals, uncounted, customers }) => {
  const bill = bills.get(id)
  if (!bill) throw new AppError('NOT_FOUND')
  if (bill.customerCode === '') return refuse('INVALID_INPUT', texts.noCustomer)
  if (!customers.has(bill.customerCode)) return refuse('INVALID_INPUT', texts.unknownCustomer(bill.customerCode))
  const total = totals.get(id)!
  if (total.lines.length === 0) return refuse('INVALID_INPUT', texts.noCharges)
  const open = uncounted.get(id)!
  if (open.length > 0) return refuse('INVALID_INPUT', texts.uncounted(open.join('、')))
  const sign = bill.type === 'credit' ? -1 : 1
  if (total.currencies.some(({ gross }) => compare(gross, '0') !== sign))
    return refuse('INVALID_INPUT', texts.wrongSign[bill.type === 'credit' ? 'credit' : 'debit'])
  return allowed
}
/** The auditor neither made the bill nor changed its fields or charges. */
const second: Guard<MoveFacts> = async ({ tx, actor }, { id }, _input, { bills }) => {
  const isWriter = bills.get(id)?.makerId === actor.employeeId || (await hasChanged(tx, id, actor.employeeId))
  return isWriter ? refuse('FORBIDDEN', texts.ownAudit) : allowed
}
/** Credit notes of a bill come to no more than the bill, and one for a bill of a shipment names it. */
const within: Guard<MoveFacts> = async ({ tx }, { id }, _input, { bills, totals, customers }) => {
  const bill = bills.get(id)!
  if (bill.type !== 'credit') return allowed
  if (bill.firstId === null) {
    const first = await findBillOf(tx, customers.get(bill.customerCode)!.id, bill.blNo)
    return first === undefined ? allowed : refuse('INVALID_INPUT', texts.needsFirst(bill.blNo, first))
  }
  const left = new Map((await creditLeft(tx, bill.firstId)).map(({ currency, left: open }) => [currency, open]))
  const over = totals.get(id)!.currencies.find(({ currency, gross }) => compare(plus(left.get(currency) ?? '0', gross), '0') < 0)
  return over === undefined
    ? allowed
    : refuse('ILLEGAL_TRANSITION', texts.overCredit(bill.firstNo, amountText(left.get(over.currency) ?? '0', over.currency)))
}
const rated: Guard<MoveFacts> = (_call, { id }, _input, { totals }) => {
  const missing = totals.get(id)?.missing ?? []
  return missing.length === 0 ? allowed : refuse('INVALID_INPUT', texts.unrated(missing.join('、')))
}

/** The number is drawn last; from then on the bill counts for its customer in place of the booking. */
async function issued({ tx, actor }: DocumentCall, { id }: SubjectRow, _input: unknown, facts: MoveFacts): Promise<void> {
  const bill = facts.bills.get(id)!
  const total = facts.totals.get(id)!
  const customer = facts.customers.get(bill.customerCode)!
  if (bill.bookingNo !== '' && bill.type === 'debit') await markBilled(tx.system, actor.companyId, bill.bookingNo, bill.today)
  const [no] = await drawByRule(tx, { companyId: actor.companyId, kind }, invoiceNumberRule(bill.type), bill.today, 1)
  await writeIssued(tx, id, {
    no: no!,
    day: bill.today,
    customerId: customer.id,
    days: customer.days ?? 0,
    converted: total.converted!.Amount,
    rates: total.rates,
    totals: total.currencies,
    counts: bill.type !== 'proforma',
  })
}

const pairs = /([0-9A-Z]{4})\*(\d+)/g
/** Quantities that charges are counted by, as the bill says them. */
async function measures(db: Queryable, { id }: SubjectRow) {
  const { boxes, tons, cbm, issuedOn, today } = await demandInvoice(db, id)
  return {
    Boxes: [...boxes.matchAll(pairs)].map(([, Type = '', count]) => ({ Type, Count: Number(count) })),
    Bills: 1,
    Tons: tons,
    Cbm: cbm,
    Day: issuedOn || today,
    Into: 'CNY',
  }
}

/** Makes bills known to the calls of the document kit and to the credit of customers. */
export function registerInvoices(): void {
  registerOpenItems(kind, findOpenBills)
  registerDocument({
    ...rowsOf(invoiceCalls.entity),
    document,
    facts: readFacts,
    guards: { complete, second, rated, within },
    effects: { issue: issued },
    measures,
    prints: { invoice: invoicePrint },
    notPrinted: ({ state }) => (state === invoiceStates.codes.void ? texts.voidPrint : undefined),
  })
}
