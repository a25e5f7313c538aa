import { slipCalls, slipDocument, slipStates, type reportSlip, type SlipState, type SlipTeller } from '@jst/contracts/packing'
import type { BodyOf, ReplyOf } from '@jst/contracts'
import { moveUnsigned, recordUnsigned } from '../../../documents/index.ts'
import { updateRow } from '../../../entity-kit/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { warnOfSlip } from '../lists/warnings.service.ts'
import { demandSlip, findBoxElsewhere, holdBox, writeTimes, type StoredSlip } from '../slip/slip.repo.ts'
import { tellSlips } from '../slip/tell.ts'
import { texts } from '../texts.ts'
import { checkedReport, demandReportable, type GivenReport } from './check.ts'
import { insertReport, reportsOf } from './reports.repo.ts'
import { standingOf, type ReportedFacts } from './standing.ts'

const { kind } = slipDocument
const { codes } = slipStates

/** The source of a report, and the request that brings it. */
export interface Teller {
  readonly teller: SlipTeller
  readonly name: string
  readonly employeeId: number | null
  readonly requestId: string
  /** When it was entered. */
  readonly at: string
  /** Names an entry that may be sent again. */
  readonly key: string | null
}

/** Takes a report of the staff or the haulier of a slip that they see. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT, CONFIRMATION_REQUIRED */
export async function report(
  call: WriteCall<'now' | 'requestId'>,
  { Id, ...given }: BodyOf<typeof reportSlip>,
): Promise<ReplyOf<typeof reportSlip>> {
  const { tx, actor, now, requestId, audit } = call
  const slip = await demandSlip(tx, Id, true)
  const teller: SlipTeller | undefined = actor.companyId === slip.staffId ? 'staff' : actor.companyId === slip.fleetId ? 'fleet' : undefined
  if (teller === undefined) throw new AppError('NOT_FOUND')
  const at = now()
  const name = teller === 'staff' ? actor.employeeName : `${actor.companyName} ${actor.employeeName}`
  const by = { teller, name, employeeId: actor.employeeId, requestId, at: at.toISOString(), key: null }
  await takeReport(asServer(tx), slip, given, by, at)
  audit({ action: `${kind}.report`, entity: kind, entityId: Id, diff: { BoxNo: given.BoxNo, SealNo: given.SealNo } })
  const after = await demandSlip(tx, Id)
  return {
    Id,
    State: after.state,
    BoxNo: String(after.values['BoxNo']),
    SealNo: String(after.values['SealNo']),
    UpdateTime: after.updateTime,
  }
}

/**
 * Keeps a report of a slip that is locked, and makes the slip say what its reports say together. In a transaction of the server.
 * Answers false for an entry that was taken before.
 * @throws AppError ILLEGAL_TRANSITION, INVALID_INPUT also for a box of another slip, CONFIRMATION_REQUIRED
 */
export async function takeReport(tx: Tx, slip: StoredSlip, given: GivenReport, by: Teller, now: Date): Promise<boolean> {
  demandReportable(slip)
  const { Note, ...reported } = checkedReport(given, now)
  if (reported.BoxNo !== '') await demandFree(tx, slip, reported.BoxNo)
  const { teller, name, key, at, employeeId } = by
  if (!(await insertReport(tx, slip, { teller, name, key, at, note: Note, employeeId, reported }))) return false
  const standing = standingOf(await reportsOf(tx, slip.id), slip)
  if (standing.PickedUpAt !== null && standing.GatedInAt !== null && Date.parse(standing.GatedInAt) < Date.parse(standing.PickedUpAt))
    throw invalid('GatedInAt', texts.report.order)
  await writeStanding(tx, slip, standing)
  await recordUnsigned(tx, { kind, row: slip }, `${texts.report.tellers[teller]} ${name}`, {
    audience: slip.operatorId === null ? 'internal' : 'customer',
    event: 'told',
    words: Note,
    changes: diffOf(saidOf(slip), { BoxNo: standing.BoxNo, SealNo: standing.SealNo }),
  })
  await move(tx, slip, stateOf(standing), by)
  const isInPort = standing.GatedInAt !== null
  await warnOfSlip(
    tx,
    slip.bookingId,
    { ...saidOf(slip), isInPort: slip.gatedInAt !== null },
    { BoxNo: standing.BoxNo, SealNo: standing.SealNo, isInPort },
    `${texts.report.tellers[teller]} ${name}`.trim(),
  )
  tellSlips(tx, [slip], [slip.id])
  return true
}

/** A box stands on one slip that is in use. */
async function demandFree(tx: Tx, slip: StoredSlip, box: string): Promise<void> {
  await holdBox(tx, slip.staffId, box)
  const other = await findBoxElsewhere(tx, slip, box)
  if (other !== undefined) throw invalid('BoxNo', texts.report.boxElsewhere(box, other))
}

const saidOf = ({ values }: StoredSlip) => ({ BoxNo: String(values['BoxNo'] ?? ''), SealNo: String(values['SealNo'] ?? '') })

async function writeStanding(tx: Tx, slip: StoredSlip, standing: ReportedFacts): Promise<void> {
  const { BoxNo, SealNo } = standing
  const changed = { BoxNo, SealNo }
  await updateRow(tx, slipCalls.entity, slip.id, changed, { ...slip.values, ...changed }).catch((error: unknown) => {
    throw isDuplicate(error, 'box_slip_box') ? invalid('BoxNo', texts.report.boxElsewhere(BoxNo, '')) : error
  })
  await writeTimes(tx, slip.id, { pickedUpAt: standing.PickedUpAt, gatedInAt: standing.GatedInAt })
}

const stateOf = ({ PickedUpAt, GatedInAt }: ReportedFacts): SlipState | undefined =>
  GatedInAt !== null ? 'gatedIn' : PickedUpAt !== null ? 'pickedUp' : undefined
const eventTo = { pickedUp: 'pickUp', gatedIn: 'gateIn' } as const

/** The state follows what is told; reports lead forwards alone. */
async function move(tx: Tx, slip: StoredSlip, to: SlipState | undefined, { requestId, teller, name }: Teller): Promise<void> {
  if ((to !== 'pickedUp' && to !== 'gatedIn') || slip.state === codes[to] || slip.state === codes.gatedIn) return
  await moveUnsigned(tx, kind, slip.id, { event: eventTo[to], requestId, by: `${texts.report.tellers[teller]} ${name}`, shared: true })
}
