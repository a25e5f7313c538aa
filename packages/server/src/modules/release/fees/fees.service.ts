import { menus } from '@jst/contracts'
import { applicationDocument, applicationStates, feesFor } from '@jst/contracts/release'
import type { ChargeLine } from '@jst/contracts/document'
import { invoiceCalls } from '@jst/contracts/invoices'
import { isLocked } from '@jst/contracts/document'
import { appendCharges, chargesOfRecord, findRecord, recordEvent } from '../../../documents/index.ts'
import { addOwn } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandCallAccess } from '../../../kernel/access/call-access.ts'
import { findApplications, type StoredApplication } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'
import { findFeeBill, findFeeRules, type StoredFeeRule } from './fees.repo.ts'

const { kind } = applicationDocument
const sheet = 'fees'
type Call = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit'>
interface At {
  readonly Id: number
  readonly UpdateTime: string
}

/** @throws AppError FORBIDDEN for whoever may not open applications, NOT_FOUND, STALE_WRITE */
async function heldApplication({ tx, actor }: Call, { Id, UpdateTime }: At): Promise<StoredApplication> {
  demandCallAccess(menus(...applicationDocument.reads), actor)
  const row = await findRecord(tx, kind, Id, true)
  if (Date.parse(row.updateTime) !== Date.parse(UpdateTime)) throw new AppError('STALE_WRITE')
  const [application] = await findApplications(tx, [Id])
  return application!
}
const touch = 'update release_application set update_time = next_update_time(update_time) where id = $1'

const lineOf = ({ charge, nameZh, nameEn, basis, price, currency, tax }: StoredFeeRule): ChargeLine => ({
  Id: 0,
  Code: charge,
  NameZh: nameZh,
  NameEn: nameEn,
  Basis: basis,
  Box: '',
  Quantity: '',
  Price: price,
  Minimum: '',
  Currency: currency,
  PpCc: 'PP',
  TaxRate: tax,
  Payer: '',
  InAllIn: false,
  PercentOf: [],
  Remark: '',
})

/**
 * Adds the fees that the rules name and the application does not have.
 * @throws AppError NOT_FOUND, STALE_WRITE, ILLEGAL_TRANSITION while it is in approval, or where no rule names a further fee
 */
export async function propose(call: Call, at: At): Promise<{ Added: number }> {
  const { tx } = call
  const { companyId, type, way, carrier, state } = await heldApplication(call, at)
  if (isLocked(applicationDocument, state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.fees.locked(applicationStates.wordOf(state)) })
  const row = await findRecord(tx, kind, at.Id)
  const { Lines } = await chargesOfRecord({ db: tx, system: tx.system }, kind, row, sheet)
  const there = new Set(Lines.map(({ Code }) => Code))
  const lines = feesFor(await findFeeRules(tx.system, companyId), { type, way, carrier }).filter(({ charge }) => !there.has(charge))
  if (lines.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.fees.none })
  await appendCharges(tx, kind, at.Id, sheet, lines.map(lineOf))
  await tx.query(touch, [at.Id])
  const words = texts.fees.added(lines.map(({ nameZh }) => nameZh).join('、'))
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'priced', words })
  call.audit({ action: `${kind}.fees`, entity: kind, entityId: at.Id, diff: { added: words } })
  return { Added: lines.length }
}

/**
 * Makes the draft of a bill with the fees, for the customer and the first B/L of the application.
 * @throws AppError NOT_FOUND, STALE_WRITE, ILLEGAL_TRANSITION without fees, or where a bill of them stands
 */
export async function billFees(call: Call, at: At): Promise<{ Id: number; Code: string }> {
  const { tx } = call
  const { customerCode, bills, code } = await heldApplication(call, at)
  const bill = await findFeeBill(tx.system, at.Id)
  if (bill) throw new AppError('ILLEGAL_TRANSITION', { message: texts.fees.billed(bill.no) })
  const row = await findRecord(tx, kind, at.Id)
  const { Lines, Measures } = await chargesOfRecord({ db: tx, system: tx.system }, kind, row, sheet)
  if (Lines.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.fees.noLines })
  const numbers = bills.map(({ no }) => no)
  const values = { CustomerCode: customerCode, Type: 'debit', BlNo: numbers[0] ?? '', Remark: texts.fees.of(code, numbers) }
  const { Id, Code } = await addOwn(call, invoiceCalls, values)
  // a bill counts one B/L, the application all of its own
  const lines = Lines.map((line) => ({ ...line, Id: 0, Quantity: line.Quantity || (line.Basis === 'B' ? String(Measures.Bills) : '') }))
  await appendCharges(tx, invoiceCalls.entity.kind, Id, sheet, lines)
  // the content that approvers decide on stays as it is: a version of its own would void their votes
  await tx.query('update release_application set fee_invoice_id = $2 where id = $1', [at.Id, Id])
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'billed', words: Code })
  call.audit({ action: `${kind}.billFees`, entity: kind, entityId: at.Id, diff: { invoice: Code } })
  return { Id, Code }
}
