import { signingMethods, SiStatus, type SiModifyReasons } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { OrderForSi } from '../../cargo-orders/index.ts'
import type { SiCall } from '../si.call.ts'
import { findSi, type StoredSi } from '../si.repo.ts'
import { findVersion } from '../si-version.repo.ts'
import { updateSi, updateSiStatus, setInForce } from '../si-write.repo.ts'
import { amendmentFees, bookFees, stageOfEdit } from './fees.service.ts'
import { endAmendments, insertAmendment, openIssued } from './fees.repo.ts'
import { texts } from './texts.ts'

/** Kinds of bills of which originals are handed out. */
const withOriginals = new Set(['OBL', 'EBL'])

/** Originals in circulation: those of the issued version, not of the edit. */
const originalsOut = ({ signingMethod, originals }: { signingMethod: string; originals: number }): number =>
  signingMethod === 'OBL' ? originals || 3 : signingMethod === 'EBL' ? 1 : 0

/** @throws AppError INVALID_INPUT for an issued bill without a statement about its originals */
export function demandOriginals({ record }: StoredSi, { Originals, Guarantee = '' }: SiModifyReasons): void {
  if (record.status !== SiStatus.issued) return
  if (Originals === undefined) throw invalid('Originals', texts.originalsNeeded, texts.originalsLabel, { Code: 'REQUIRED' })
  if (Originals === 'none' && withOriginals.has(record.signingMethod))
    throw invalid(
      'Originals',
      texts.noOriginals(signingMethods.find(({ value }) => value === record.signingMethod)?.zh ?? record.signingMethod),
      texts.originalsLabel,
    )
  if (Originals === 'guarantee' && Guarantee.trim() === '')
    throw invalid('Guarantee', texts.guaranteeNeeded, texts.guaranteeLabel, { Code: 'REQUIRED' })
}

/** Stores an amendment with its fees by the present rules, and adds them to the charges of the bill. */
export async function keepAmendment(
  call: SiCall,
  order: OrderForSi,
  before: StoredSi,
  after: StoredSi,
  reasons: SiModifyReasons,
): Promise<void> {
  const { tx, actor } = call
  const { status, id } = before.record
  const stage = stageOfEdit(order, status, before.issuedBefore, call.now().getTime())
  const fees = await amendmentFees({ db: tx, system: tx.system }, order, id, stage)
  const amendment = {
    from_version: before.version,
    from_status: status,
    version: after.version,
    stage,
    reason_code: reasons.ReasonCode ?? '',
    reason: reasons.Reason?.trim() ?? '',
    originals: status === SiStatus.issued ? (reasons.Originals ?? '') : '',
    guarantee: reasons.Guarantee?.trim() ?? '',
    by_name: actor.employeeName,
  } as const
  await insertAmendment(tx, before, amendment, fees)
  await bookFees(tx, after, fees, { version: after.version, stage })
}

/** Number of originals that must be returned before an amended bill is issued. */
export async function originalsDue({ tx }: { readonly tx: Queryable }, recordId: number): Promise<number> {
  const open = await openIssued(tx, recordId)
  if (open?.Originals !== 'surrender') return 0
  const issued = await findVersion(tx, recordId, open.FromVersion)
  return issued ? originalsOut(issued.record) : 0
}

/** @throws AppError INVALID_INPUT until the originals of the former bill are confirmed as returned */
export async function demandSurrendered(call: SiCall, recordId: number, surrendered: boolean): Promise<void> {
  const due = await originalsDue(call, recordId)
  if (due > 0 && !surrendered) throw invalid('Surrendered', texts.surrender(due), texts.surrenderedLabel, { Code: 'REQUIRED' })
}

/** Withdraws an amendment of an issued bill: the issued content becomes the newest version and is in force. @throws AppError ILLEGAL_TRANSITION */
export async function reinstate(call: SiCall, si: StoredSi, remarks: string): Promise<void> {
  const { tx, actor } = call
  const { id } = si.record
  const open = await openIssued(tx, id)
  const issued = open && (await findVersion(tx, id, open.FromVersion))
  if (!issued) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notIssuedBefore })
  const { stage, reasonCode, reason } = si
  const warnings = Math.max(0, si.warnings - si.creditWarnings)
  await updateSi(tx, id, si, issued.record, { warnings, changes: 0, stage, reasonCode, reason })
  const { employeeId, employeeName } = actor
  await updateSiStatus(tx, id, { status: SiStatus.issued, remarks, fieldRemarks: [], review: true, employeeId, employeeName })
  const now = await findSi(tx, id)
  await setInForce(tx, id, now!.version)
  await endAmendments(tx, id, 'reinstated')
}
