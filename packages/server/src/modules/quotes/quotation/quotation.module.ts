import { customerName } from '../customer-name.ts'
import { quotationCalls, quotationDocument as document, standingOf } from '@jst/contracts/quotes'
import { plus } from '@jst/contracts/money'
import { agreed, asking, registerDocument, rowsOf, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { tellCustomer } from '../customer/tell-customer.ts'
import { aboveFloor, complete, current } from './guards.ts'
import { demandHeader, sourcesOf } from './header.repo.ts'
import { freeze } from './offer.ts'
import { findOptions } from './options.repo.ts'
import { keepGuards } from './options.service.ts'
import { offerPrint } from './quotation.print.ts'

/** Makes quotations known to the calls of the document kit. */
export const registerQuotations = (): void =>
  registerDocument({
    ...rowsOf(quotationCalls.entity),
    title: `concat_ws(' ', ${customerName}, t.pol_code || '→' || t.pod_code, nullif(t.name_zh, ''))`,
    document,
    approval: { facts: approvalFacts, relations: { maker: async (db, { id }) => makers(db, id) } },
    guards: { agreed: agreed(document.kind), complete, current, aboveFloor },
    effects: {
      send: goOut,
      approve: goOut,
      submit: ask,
      accept: acceptOnly,
      decline: ends,
      lose: ends,
      win: ends,
    },
    prints: { offer: offerPrint },
  })

/** Freezes the sent offer with its open findings, and notifies the customer. */
const goOut = async (call: DocumentCall, row: SubjectRow): Promise<void> => {
  await keepGuards(call.tx, row.id)
  await freeze(call, row)
  await tellCustomer(call, row)
}

const ask = async (call: DocumentCall, row: SubjectRow): Promise<void> => {
  await keepGuards(call.tx, row.id)
  await asking(document.kind)(call, row)
}

const marginCodes = new Set(['BELOW_MARGIN_BOX', 'BELOW_MARGIN_BILL', 'COST_UNKNOWN'])
/** In CNY, of the option that is furthest below its floor. */
export async function approvalFacts(db: Queryable, { id }: Pick<SubjectRow, 'id'>) {
  const header = await demandHeader(db, id)
  const [options, sources] = await Promise.all([findOptions(db, id), sourcesOf(db, header, 'CNY')])
  const standings = options.map((option) => standingOf(option, sources))
  const total = Math.min(...standings.flatMap(({ total: amount }) => (amount === undefined ? [] : [Number(amount)])))
  const guards = options.flatMap(({ Guards }) => Guards)
  const below = Math.max(0, ...standings.map((standing) => Number(plus(standing.below))))
  return {
    // a rule that is crossed without a total below the floor is asked about as well; by how much would tell the cost
    Below: [null, guards.length > 0 ? Math.max(below, 0.01) : below],
    Margin: [null, guards.some(({ Code }) => marginCodes.has(Code)) ? 'yes' : 'no'],
    Total: [null, Number.isFinite(total) ? total : null],
    Manual: [null, standings.some(({ manual }) => manual) ? 'yes' : 'no'],
    Customer: [null, header.customer],
  } as const
}
const makers = async (db: Queryable, id: number) =>
  (await db.query<{ id: number }>('select create_id as id from quotation where id = $1 and create_id is not null', [id])).map(
    (row) => row.id,
  )

/** With one option there is no question which one was accepted. */
const acceptOnly = async ({ tx }: DocumentCall, { id }: SubjectRow): Promise<void> => {
  await tx.query(
    `update quotation set accepted_option = coalesce((select min(facts ->> 'Key') from quotation_option where quotation_id = $1 having count(*) = 1), '')
     where id = $1`,
    [id],
  )
}
const ends = async ({ tx }: DocumentCall, { id }: SubjectRow, { reason }: { readonly reason: string }): Promise<void> => {
  await tx.query('update quotation set loss_reason = $2, ended_at = clock_timestamp() where id = $1', [id, reason])
}
