import type { InvoiceView } from '@jst/contracts/invoices'
import { digitsIn } from '@jst/contracts/document'
import { rounded } from '@jst/contracts/money'
import { currenciesOf } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { inPlaces, settlementsOf } from '../receipt/settlement.repo.ts'
import { amountWords } from './invoice.print.ts'
import { demandInvoice, findTotals, linkedOf } from './invoice.repo.ts'

interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}

/** Totals of a bill with what is open of them, and its settlements. @throws AppError NOT_FOUND */
export async function viewInvoice({ db, system, actor }: Reading, id: number): Promise<InvoiceView> {
  const bill = await demandInvoice(db, id)
  const currencies = await currenciesOf(system, actor.companyId)
  const digitsOf = digitsIn(currencies)
  const [totals, Linked, Settlements, words] = await Promise.all([
    findTotals(db, [id]),
    linkedOf(db, id, bill.firstId),
    settlementsOf(db, bill.type === 'credit' ? 'credit_id' : 'invoice_id', id),
    amountWords(system, actor.companyId, currencies),
  ])
  return {
    InvoiceNo: bill.invoiceNo,
    IssuedOn: bill.issuedOn,
    Converted: bill.converted,
    Totals: totals.map(({ currency, net, tax, gross, open }) => {
      const shown = (amount: string) => rounded(amount, digitsOf(currency))
      const money = { Amount: shown(gross), Currency: currency }
      return {
        Currency: currency,
        Net: shown(net),
        Tax: shown(tax),
        Gross: money.Amount,
        Open: shown(open),
        WordsZh: words.zh(money),
        WordsEn: words.en(money),
      }
    }),
    Linked,
    Settlements: inPlaces(Settlements, digitsOf),
  }
}
