import { applicationDocument, holdCalls } from '@jst/contracts/release'
import { findRecord, recordEvent } from '../../../documents/index.ts'
import { addOwn } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { findOpenBills } from '../../invoices/index.ts'
import { findCustomers, lockCustomers } from '../customers.ts'
import { findApplications, findHolds } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'

const { kind } = applicationDocument
type Call = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit'>

/**
 * Holds the bills of an application for a bill of its customer that is overdue. Bills that are held already stay as they are.
 * @throws AppError NOT_FOUND, INVALID_INPUT for a debt that is not due, ILLEGAL_TRANSITION where nothing is left to hold
 */
export async function hold(
  call: Call,
  { Id, Invoice, Clause }: { Id: number; Invoice: string; Clause: string },
): Promise<{ Held: number }> {
  const { tx, actor } = call
  const row = await findRecord(tx, kind, Id, true)
  const [application] = await findApplications(tx, [Id])
  if (!application) throw new AppError('NOT_FOUND')
  if (Clause.trim() === '') throw invalid('Clause', texts.hold.noClause)
  const { companyId, customerCode, bills, today } = application
  const [customer] = await findCustomers(tx.system, companyId, [customerCode])
  if (!customer) throw new AppError('INVALID_INPUT', { message: texts.unknownCustomer(customerCode) })
  await lockCustomers(tx.system, [customer.id])
  const debt = (await findOpenBills(tx.system, [customer.id])).find(({ no, dueOn }) => no === Invoice.trim() && !!dueOn && dueOn < today)
  if (!debt) throw invalid('Invoice', texts.hold.noDebt(Invoice.trim()))
  const numbers = bills.map(({ no }) => no)
  const held = await findHolds(tx.system, companyId, numbers)
  const left = numbers.filter((no) => !held.has(no))
  if (left.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.hold.none })
  for (const Code of left) {
    const values = { Code, NameZh: debt.no, CustomerCode: customerCode, DueDay: debt.dueOn ?? '', Clause: Clause.trim(), Enabled: true }
    await addOwn(call, holdCalls, values)
  }
  const words = texts.hold.said(debt.no, left.join(' '))
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'held', words })
  call.audit({ action: `${kind}.hold`, entity: kind, entityId: Id, diff: { debt: debt.no, bills: left.join(' '), by: actor.employeeName } })
  return { Held: left.length }
}
