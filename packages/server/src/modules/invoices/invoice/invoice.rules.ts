import { invoiceDocument as document, invoiceStates } from '@jst/contracts/invoices'
import { documentEntity, fixedRows, stageOf } from '../../../documents/index.ts'
import type { EntityCall, EntityRules } from '../../../entity-kit/index.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { texts } from '../texts.ts'
import { fillFromCustomers, nameOfCustomer } from './from-customers.ts'

/** Format of an amount in the places of its currency; of one without a row, in all that it has. */
const money = `'FM999,999,999,999,990' || coalesce((select case when c.digits > 0 then '.' || repeat('0', c.digits) else '' end from m_currency c
  where c.code = o.currency and c.company_id is null), '.0099')`
/** Totals as people read them: `CNY 6,800.00, USD 120.50`. */
const amounts = (column: string, where = '') =>
  `coalesce((select string_agg(o.currency || ' ' || to_char(o.${column}, ${money}), ', ' order by o.currency)
  from invoice_total o where o.invoice_id = t.id ${where}), '')`
const base = documentEntity(document)

/** Blank fields from the customer: name and tax number. The due date follows at the issue, when the ETD is known best. */
const fill = (call: EntityCall, ids: readonly number[]) =>
  fillFromCustomers(call, 'invoice', ids, `${nameOfCustomer}, tax_no = case t.tax_no when '' then c."taxNo" else t.tax_no end`)

/** Rules of the list of bills: after the audit a bill is neither written, removed, merged nor changed by an import. */
export const invoiceRules: EntityRules = {
  ...base,
  ...fixedRows(document, { open: [invoiceStates.codes.draft], sentence: texts.locked }),
  unnamed: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    InvoiceNo: 't.invoice_no',
    IssuedOn: dayOrBlank('t.issued_on'),
    Totals: amounts('gross'),
    Open: amounts('open', 'and o.open <> 0'),
  },
  written: async (call, row, before) => {
    await base.written(call, row, before)
    await fill(call, [row.Id])
  },
  brought: fill,
}
