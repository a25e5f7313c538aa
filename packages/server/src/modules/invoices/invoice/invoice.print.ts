import { chargeTotals, digitsIn, type DocumentCharges, type PrintLanguage } from '@jst/contracts/document'
import { invoiceDocument as document } from '@jst/contracts/invoices'
import { amountInChinese, amountInEnglish, type Money } from '@jst/contracts/money'
import { chargesBlock, chargesOfRecord, type PrintBlock, type PrintBuilder } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { texts } from '../texts.ts'
import { currencyNames, demandInvoice, type StoredInvoice } from './invoice.repo.ts'

/** Chinese and English words of amounts, for prints and for the page. */
export async function amountWords(db: Queryable, companyId: number, currencies: DocumentCharges['Currencies']) {
  const names = new Map((await currencyNames(db, companyId)).map(({ code, name }) => [code, name]))
  const digitsOf = digitsIn(currencies)
  return {
    zh: (money: Money) => amountInChinese(money, names.get(money.Currency) ?? money.Currency, digitsOf),
    en: (money: Money) => amountInEnglish(money, digitsOf),
  } satisfies Record<PrintLanguage, (money: Money) => string>
}

function factsOf(bill: StoredInvoice, language: PrintLanguage): PrintBlock[] {
  const words = texts.print[language]
  const filled = (pairs: readonly (readonly [string, string])[]) => pairs.filter(([, value]) => value.trim() !== '')
  const shipment = filled([
    [words.bl, bill.blNo],
    [words.booking, bill.bookingNo],
    [words.vessel, [bill.vessel, bill.voyageNo].filter(Boolean).join(' / ')],
    [words.ports, [bill.polCode, bill.podCode].filter(Boolean).join(' - ')],
    [words.etd, bill.etd],
    [words.boxes, bill.boxes],
  ])
  return [
    {
      kind: 'facts',
      title: words.head,
      facts: filled([
        [words.type, words.types[bill.type]],
        [words.no, bill.invoiceNo || words.draft],
        [words.day, bill.issuedOn],
        [words.due, bill.dueDay],
        [words.customer, bill.name],
        [words.taxNo, bill.taxNo],
        [words.first, bill.firstNo],
      ]),
    },
    ...(shipment.length > 0 ? [{ kind: 'facts' as const, title: words.shipment, facts: shipment }] : []),
  ]
}

/** 账单: the figures that the screen and the workbook show, with each total in words. */
export const invoicePrint: PrintBuilder = async ({ db, system, row, language }) => {
  const bill = await demandInvoice(db, row.id)
  const charges = await chargesOfRecord({ db, system }, document.kind, row, 'fees')
  const { currencies } = chargeTotals(charges.Lines, charges, document.charges.fees)
  const say = (await amountWords(system, bill.companyId, charges.Currencies))[language]
  const words = texts.print[language]
  return [
    ...factsOf(bill, language),
    chargesBlock(charges, document.charges.fees, language),
    {
      kind: 'facts',
      title: words.words,
      facts: currencies.map(({ currency, gross }) => [currency, say({ Amount: gross, Currency: currency })] as const),
    },
    ...(bill.bank ? [{ kind: 'clauses' as const, title: words.bank, texts: bill.bank.split('\n') }] : []),
    ...(bill.remark ? [{ kind: 'clauses' as const, title: words.remark, texts: bill.remark.split('\n') }] : []),
    { kind: 'signature', parties: words.parties, ownPartyIndex: 0 },
  ]
}
