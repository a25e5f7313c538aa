import {
  guaranteeChangeCalls,
  guaranteeChangeDocument as document,
  guaranteeChangeStates,
  type guaranteeLedger,
} from '@jst/contracts/release'
import type { QueryOf } from '@jst/contracts'
import {
  documentEntity,
  fixedRows,
  registerDocument,
  rowsOf,
  stageOf,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import type { EntityCall, EntityRules } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { fillFromCustomers, findCustomers, lockCustomers, nameOfCustomer } from '../customers.ts'
import { texts } from '../texts.ts'
import { ledgerPage, putLimit } from './guarantee.repo.ts'

const { draft, refused } = guaranteeChangeStates.codes

const second: Guard = async ({ tx, actor }, { id }) => {
  const rows = await tx.query(
    `select from guarantee_change t where t.id = $1 and (t.create_id = $2 or exists (select from document_entry e
        where e.kind = $3 and e.subject_id = t.id and e.author_id = $2 and e.event in ('submit', 'changed')))`,
    [id, actor.employeeId, document.kind],
  )
  return rows.length === 0 ? allowed : refuse('FORBIDDEN', texts.guarantee.own)
}
const stored = `select customer_code as code, amount::text as amount, valid_to::text as "validTo" from guarantee_change where id = $1`
/** The limit holds from now on; applications that reserve at once wait for the lock of the customer. */
async function approved({ tx, actor, audit }: DocumentCall, { id }: SubjectRow): Promise<void> {
  const [change] = await tx.query<{ code: string; amount: string; validTo: string | null }>(stored, [id])
  const [customer] = await findCustomers(tx.system, actor.companyId, [change!.code])
  if (!customer) throw new AppError('ILLEGAL_TRANSITION', { message: texts.unknownCustomer(change!.code) })
  await lockCustomers(tx.system, [customer.id])
  await putLimit(tx, customer, change!, actor.employeeId)
  audit({
    action: 'guarantee.limit',
    entity: 'guarantee',
    entityId: customer.id,
    diff: { limit: change!.amount, validTo: change!.validTo },
  })
}

/** Makes changes of limits known to the calls of the document kit. */
export const registerGuarantees = (): void =>
  registerDocument({ ...rowsOf(guaranteeChangeCalls.entity), document, guards: { second }, effects: { approve: approved } })

export const guaranteeRules: EntityRules = {
  unnamed: true,
  derived: {
    Limit: 't.limit_amount',
    Used: 't.used',
    Reserved: 't.reserved',
    Free: '(case when t.valid_to < china_day() then 0 else t.limit_amount - t.used - t.reserved end)',
    ValidTo: dayOrBlank('t.valid_to'),
  },
}
const fill = (call: EntityCall, ids: readonly number[]) => fillFromCustomers(call, 'guarantee_change', ids, nameOfCustomer)
const base = documentEntity(document)
export const guaranteeChangeRules: EntityRules = {
  ...base,
  ...fixedRows(document, { open: [draft, refused], sentence: () => texts.guarantee.locked }),
  unnamed: true,
  derived: { Stage: stageOf(document, 't.state') },
  written: async (call, row, before) => {
    await base.written(call, row, before)
    await fill(call, [row.Id])
  },
  brought: fill,
}

/** @throws AppError NOT_FOUND */
export async function readLedger(db: Queryable, { Id, PageIndex = 1, PageSize = 20 }: QueryOf<typeof guaranteeLedger>) {
  const found = await db.query('select from guarantee where id = $1', [Id])
  if (found.length === 0) throw new AppError('NOT_FOUND')
  return ledgerPage(db, Id, PageIndex, PageSize)
}
