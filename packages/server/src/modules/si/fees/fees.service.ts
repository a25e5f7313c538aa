import { isAmendable, siDocument, siFeeOccasions, siStages, SiStatus, type SiFee, type SiFeePreview, type SiStage } from '@jst/contracts/si'
import type { ChargeLine } from '@jst/contracts/document'
import { stageAt } from '@jst/si-drafts/rules'
import { appendCharges } from '../../../documents/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findOrderForSi, type OrderForSi } from '../../cargo-orders/index.ts'
import { findSi, type StoredSi } from '../si.repo.ts'
import { chooseFees, type FeeCase } from './choose.ts'
import { chargeNames, countAmendments, hasLateFee, noteFirstFees, owesExtension, rulesOfFees } from './fees.repo.ts'
import { texts } from './texts.ts'

/** Stage of an edit made now; an issued bill is in the last stage. */
export const stageOfEdit = (order: OrderForSi, status: number | undefined, issuedBefore: boolean, now: number): SiStage =>
  status === SiStatus.issued || issuedBefore ? 3 : stageAt(order, now)

/** Connections of a read: the caller's rows, and names that a customer cannot read. */
interface Source {
  readonly db: Queryable
  readonly system: Queryable
}

async function feesOf({ db, system }: Source, operatorId: number, cases: readonly FeeCase[]): Promise<SiFee[]> {
  if (cases.length === 0) return []
  const rules = await rulesOfFees(db, operatorId)
  const chosen = cases.flatMap((one) => chooseFees(rules, one).map((fee) => ({ ...fee, occasion: one.occasion })))
  if (chosen.length === 0) return []
  const names = await chargeNames(system, operatorId, [...new Set(chosen.map(({ rule }) => rule.charge))])
  return chosen.map(({ rule, free, occasion }) => {
    const name = names.find(({ code }) => code === rule.charge)
    return {
      Occasion: occasion,
      Code: rule.charge,
      NameZh: name?.zh ?? rule.charge,
      NameEn: name?.en ?? '',
      Price: rule.price,
      Currency: rule.currency,
      TaxRate: name?.tax ?? '0',
      Free: free,
    }
  })
}

/** Fees of an amendment of an approved or issued version. */
export async function amendmentFees(source: Source, order: OrderForSi, recordId: number, stage: SiStage): Promise<SiFee[]> {
  const before = await countAmendments(source.db, recordId)
  return feesOf(source, order.operatorId, [{ occasion: 'amend', stage, carrier: order.carrierCode, before }])
}

/**
 * Fees of what was never approved: past the cut-off once a bill, and once an order when the cut-off was moved on request. `recordId`: undefined for a
 * bill that is new.
 */
async function firstFees(source: Source, order: OrderForSi, stage: SiStage, recordId?: number): Promise<SiFee[]> {
  const carrier = order.carrierCode
  const late = stage > 0 && (recordId === undefined || !(await hasLateFee(source.db, recordId)))
  const cases: FeeCase[] = [
    ...(late ? [{ occasion: 'late' as const, stage, carrier, before: 0 }] : []),
    ...((await owesExtension(source.db, order.id)) ? [{ occasion: 'extend' as const, stage, carrier, before: 0 }] : []),
  ]
  return feesOf(source, order.operatorId, cases)
}

/** Books the fees of bills without an approved version on their submission or resubmission. Fees of the order are booked on its first bill. */
export async function bookFirstFees(tx: Tx, order: OrderForSi, bills: readonly StoredSi[], now: number): Promise<void> {
  const stage = stageAt(order, now)
  for (const si of bills) {
    const { id } = si.record
    await bookFees(tx, si, await firstFees({ db: tx, system: tx.system }, order, stage, id), { version: si.version, stage })
    await noteFirstFees(tx, order.id, id, stage > 0)
  }
}

/** @throws AppError NOT_FOUND */
export async function previewFees({ db, system }: Source, orderId: number, id: number | undefined, now: Date): Promise<SiFeePreview> {
  const order = await findOrderForSi(db, orderId)
  const si = id === undefined ? undefined : await findSi(db, id)
  if (!order || (id !== undefined && si?.record.orderId !== orderId)) throw new AppError('NOT_FOUND')
  const stage = stageOfEdit(order, si?.record.status, si?.issuedBefore === true, now.getTime())
  const source = { db, system }
  if (si && isAmendable(si.record.status)) return { Stage: stage, Fees: await amendmentFees(source, order, si.record.id, stage) }
  // the fees of a pending or rejected amendment are booked already
  if (si && si.inForceVersion > 0) return { Stage: stage, Fees: [] }
  return { Stage: stage, Fees: await firstFees(source, order, stage, id) }
}

/** Adds fees to the charges of a bill, each with its reason. */
export async function bookFees(
  tx: Tx,
  { record }: Pick<StoredSi, 'record'>,
  fees: readonly SiFee[],
  about: { readonly version: number; readonly stage: SiStage },
) {
  const lines = fees
    .filter(({ Free }) => !Free)
    .map((fee): ChargeLine => ({
      Id: 0,
      Code: fee.Code,
      NameZh: fee.NameZh,
      NameEn: fee.NameEn,
      Basis: 'B',
      Box: '',
      Quantity: '',
      Price: fee.Price,
      Minimum: '',
      Currency: fee.Currency,
      PpCc: 'PP',
      TaxRate: fee.TaxRate,
      Payer: '',
      InAllIn: false,
      PercentOf: [],
      Remark: texts.lineOf(siFeeOccasions[fee.Occasion], about.version, siStages[about.stage].zh),
    }))
  await appendCharges(tx, siDocument.kind, record.id, 'fees', lines)
}
