import type { receiptView, openInvoices } from '@jst/contracts/invoices'
import { receiptCalls, receiptDocument as document, receiptStates } from '@jst/contracts/invoices'
import type { QueryOf } from '@jst/contracts'
import { digitsIn } from '@jst/contracts/document'
import { rounded } from '@jst/contracts/money'
import {
  currenciesOf,
  documentEntity,
  fixedRows,
  findRecord,
  registerDocument,
  rowsOf,
  stageOf,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { registerOpenItems } from '../../partner/index.ts'
import { findCustomers } from '../invoice/invoice.repo.ts'
import { texts } from '../texts.ts'
import { findSource, findUnallocated, inPlaces, leftOf, openPage, setCustomer, settlementsOf } from './settlement.repo.ts'

const { kind } = document
const { arrived } = receiptStates.codes

const codeOf = async ({ tx }: DocumentCall, { id }: SubjectRow) =>
  (await tx.query<{ code: string }>('select customer_code as code from receipt where id = $1', [id]))[0]!.code

const named: Guard = async (call, row) => {
  const code = await codeOf(call, row)
  if (code === '') return refuse('INVALID_INPUT', texts.name)
  const [customer] = await findCustomers(call.tx.system, call.actor.companyId, [code])
  return customer ? allowed : refuse('INVALID_INPUT', texts.unknownCustomer(code))
}

async function claimed(call: DocumentCall, row: SubjectRow): Promise<void> {
  const [customer] = await findCustomers(call.tx.system, call.actor.companyId, [await codeOf(call, row)])
  await setCustomer(call.tx, row.id, customer!.id)
}
const freed = ({ tx }: DocumentCall, { id }: SubjectRow) => setCustomer(tx, id, null).then(() => undefined)

/** Makes receipts known to the calls of the document kit and to the credit of customers. */
export function registerReceipts(): void {
  registerOpenItems(kind, findUnallocated)
  registerDocument({
    ...rowsOf(receiptCalls.entity),
    document,
    guards: { named },
    effects: { claim: claimed, unclaim: freed, bounce: freed },
  })
}

const base = documentEntity(document)
/** Rules of the list of receipts: after the claim a bank line stays as it is. */
export const receiptRules: EntityRules = {
  ...base,
  ...fixedRows(document, { open: [arrived], sentence: () => texts.worked }),
  unnamed: true,
  derived: { Stage: stageOf(document, 't.state'), Rest: '(t.amount - t.allocated)' },
  distinct: [['Account', 'BankSerial']],
  check: async (tx, { Account, BankSerial, Currency, Amount }, id) => {
    const [same] = await tx.query<{ code: string }>(
      `select code from receipt where company_id = (select app_company_id()) and account = $1 and bank_serial = $2 and id <> $3
        and removed_at is null and merged_into is null`,
      [Account, BankSerial, id],
    )
    if (same) throw invalid('Values.BankSerial', texts.sameSerial(same.code))
    const currencies = await currenciesOf(tx.system, (await tx.query<{ id: number }>('select app_company_id() as id'))[0]!.id)
    if (!currencies.some(({ Code }) => Code === Currency))
      throw invalid('Values.Currency', texts.noCurrency(currencies.map(({ Code }) => Code).join('、')))
    const digits = digitsIn(currencies)(String(Currency))
    if (Number(rounded(String(Amount), digits)) !== Amount) throw invalid('Values.Amount', texts.wrongAmount(String(Currency), digits))
  },
}

interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}
export async function viewReceipt({ db, system, actor }: Reading, { Id }: QueryOf<typeof receiptView>) {
  await findRecord(db, kind, Id)
  const [[funds], entries, currencies] = await Promise.all([
    leftOf(db, { kind: 'receipt', id: Id }),
    settlementsOf(db, 'receipt_id', Id),
    currenciesOf(system, actor.companyId),
  ])
  const digitsOf = digitsIn(currencies)
  const { currency, left } = funds!
  return { Currency: currency, Rest: rounded(left, digitsOf(currency)), Settlements: inPlaces(entries, digitsOf) }
}
/** Open bills of the customer of a receipt or credit note, in its currencies. @throws AppError NOT_FOUND */
export async function openOf(
  { db, system, actor }: Reading,
  { Kind, Id, Keyword = '', PageIndex = 1, PageSize = 20 }: QueryOf<typeof openInvoices>,
) {
  const source = await findSource(db, Kind, Id)
  if (!source) throw new AppError('NOT_FOUND')
  if (source.customerId === null) return { Rows: [], Total: 0 }
  const currencies = (await leftOf(db, source)).map(({ currency }) => currency)
  const { Rows, Total } = await openPage(db, {
    customerId: source.customerId,
    currencies,
    keyword: Keyword,
    page: PageIndex,
    size: PageSize,
  })
  const digitsOf = digitsIn(await currenciesOf(system, actor.companyId))
  const shown = (amount: string, currency: string) => rounded(amount, digitsOf(currency))
  return { Rows: Rows.map((row) => ({ ...row, Gross: shown(row.Gross, row.Currency), Open: shown(row.Open, row.Currency) })), Total }
}
