import { invoiceDocument as document, invoiceStates, issuedStates } from '@jst/contracts/invoices'
import { chargeTotals, type ChargedLine, type ChargeLine } from '@jst/contracts/document'
import { compare, minus } from '@jst/contracts/money'
import { drawNumbers, findRecord, recordCreated, recordEvent, replaceCharges, type DocumentCall } from '../../../documents/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { feesOf } from './invoice.module.ts'
import { creditLeft, demandInvoice, findOpenCredit, insertReversal } from './invoice.repo.ts'

/** The line turned over. One with a least amount has what it came to as its price, since a least amount has no negative. */
const turned = (line: ChargeLine, charged: ChargedLine | undefined): ChargeLine =>
  line.Minimum === '' || !charged
    ? { ...line, Id: 0, Price: minus('0', line.Price) }
    : { ...line, Id: 0, Basis: 'S', Box: '', Quantity: '1', Minimum: '', Price: minus('0', charged.net) }

/** @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_TRANSITION for a bill that is not issued */
export async function reverse(call: DocumentCall, { Id, Reason }: { readonly Id: number; readonly Reason: string }) {
  const { tx, actor, audit } = call
  const reason = Reason.trim()
  if (reason === '') throw invalid('Reason', texts.whyReverse)
  const first = await demandInvoice(tx, Id)
  if (first.type !== 'debit') throw new AppError('ILLEGAL_TRANSITION', { message: texts.notDebit })
  if (!issuedStates.some((state) => invoiceStates.codes[state] === first.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.notIssued })
  // one at a time: of two that reverse a bill at once, the second finds the note of the first
  await tx.query('select from invoice where id = $1 for update', [Id])
  const open = await findOpenCredit(tx, Id)
  if (open !== undefined) throw new AppError('ILLEGAL_TRANSITION', { message: texts.openCredit(open) })
  const left = await creditLeft(tx, Id)
  if (left.every((one) => compare(one.left, '0') <= 0))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.allCredited(first.invoiceNo) })
  const { kind } = document
  const row = await findRecord(tx, kind, Id)
  const charges = await feesOf(tx, tx, row)
  const { lines } = chargeTotals(charges.Lines, charges, document.charges.fees)
  const [code] = await drawNumbers(tx, { companyId: actor.companyId, kind }, 1)
  const id = await insertReversal(tx, {
    first: Id,
    code: code!,
    remark: `${texts.reversed(first.invoiceNo)}：${reason}`,
    by: actor.employeeId,
  })
  await recordCreated(call, kind, [id])
  const sheet = { kind, row: await findRecord(tx, kind, id), sheet: 'fees', facts: document.charges.fees }
  await replaceCharges(
    tx,
    sheet,
    charges.Lines.map((line, at) => turned(line, lines[at])),
  )
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'reversed', words: `${code} ${reason}` })
  audit({ action: 'invoice.reverse', entity: 'invoice', entityId: id, diff: { first: first.invoiceNo, reason } })
  return { Id: id, Code: code! }
}
