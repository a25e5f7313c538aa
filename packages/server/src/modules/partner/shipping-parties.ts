import { blankParty, partyProblems, type PartyFields } from '@jst/contracts/document'
import { drawNumbers, shownBy } from '../../documents/index.ts'
import type { EntityRules } from '../../entity-kit/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { invalid } from '../../kernel/errors.ts'
import { kinds } from './partner.kinds.ts'
import { texts } from './texts.ts'

/** Rules of an entry of the address book beyond its declaration: a tax number of its country, and a known customer. */
export const shippingPartyRules: EntityRules = {
  derived: {
    CustomerName: `coalesce((select c.name_zh from customer c where c.company_id = t.company_id and c.code = t.customer_code
      and c.removed_at is null and t.customer_code <> '' limit 1), '')`,
  },
  codes: ({ tx, actor }, count) => drawNumbers(tx, { companyId: actor.companyId, kind: 'shippingParty' }, count),
  check: async (tx, values) => {
    const party = Object.fromEntries(Object.keys(blankParty).map((key) => [key, String(values[key] ?? '')])) as PartyFields
    const wrong = partyProblems(party).find(({ warning }) => !warning)
    if (wrong) throw invalid(`Values.${wrong.field}`, wrong.message)
    const code = String(values['CustomerCode'] ?? '')
    if (
      code !== '' &&
      (await tx.query('select from customer where company_id = (select app_company_id()) and code = $1', [code])).length === 0
    )
      throw invalid('Values.CustomerCode', texts.noSuchCustomer(code))
  },
}

/** Entries of a customer follow it to another code: its own new one, or that of the customer that stands for it. */
export async function followCustomer(tx: Queryable, from: string, to: string): Promise<void> {
  if (from === to || from === '') return
  await tx.query(
    `update shipping_party set customer_code = $2, update_time = next_update_time(update_time)
      where company_id = (select app_company_id()) and customer_code = $1`,
    [from, to],
  )
}

/** Customers and providers are companies of China where they have a credit code; their address is on bills as far as it is English. */
const partnerColumns = {
  Address: `case when t.address ~ '[^\\x01-\\x7e]' then '' else t.address end`,
  Country: `case when t.credit_code <> '' then 'CN' else '' end`,
  TaxKind: `case when t.credit_code <> '' then 'USCI' else '' end`,
  TaxNo: 't.credit_code',
  Contact: `''`,
  Email: `''`,
}
/** Offers of party boxes: the address book, and the partners that somebody may look up. */
export const partySources = [
  { source: 'shippingParty', table: 'shipping_party', columns: {} },
  { source: 'customer', table: 'customer', may: shownBy(kinds.customer.entity.path), columns: partnerColumns },
  { source: 'provider', table: 'provider', may: shownBy(kinds.provider.entity.path), columns: partnerColumns },
] as const
