import { SiStatus, type SiBatchResult } from '@jst/contracts/si'
import { mayPress } from '../../../kernel/actor.ts'
import { invalid } from '../../../kernel/errors.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { SiCall } from '../si.call.ts'
import { labelOf } from '../si.policy.ts'
import { texts } from '../si.texts.ts'
import { summary } from './batch.service.ts'
import { assignRecords, claimRecords, findReviewers, lockDesk, releaseRecords, type DeskRow } from './desk.repo.ts'

/** Puts waiting records on the caller's desk. What a colleague has there stays, and says who it is. */
export async function claim(call: SiCall, ids: readonly number[]): Promise<SiBatchResult> {
  const { actor, tx } = call
  const me = actor.employeeId
  const rows = await lockDesk(tx, ids, actor.companyId)
  const { good, result } = sort(
    ids,
    rows,
    (row) => waiting(row) ?? (row.heldBy === 0 || row.heldBy === me ? undefined : texts.desk.taken(row.heldName)),
  )
  await claimRecords(tx, idsOf(good), me, actor.employeeName)
  // keeping what one has already is said to nobody and written down nowhere
  report(
    call,
    'si.claim',
    good.filter(({ heldBy }) => heldBy !== me),
    actor.employeeName,
  )
  return result
}

/** Gives records back: one's own, or anybody's with the right to assign. */
export async function release(call: SiCall, ids: readonly number[]): Promise<SiBatchResult> {
  const { actor, tx } = call
  const anybodys = mayPress(actor, { path: '/tdManage/siCheck', code: 'assign' })
  const rows = await lockDesk(tx, ids, actor.companyId)
  const { good, result } = sort(ids, rows, ({ heldBy, heldName }) =>
    heldBy === actor.employeeId || (anybodys && heldBy !== 0) ? undefined : texts.desk.notYours(heldName),
  )
  await releaseRecords(tx, idsOf(good))
  report(call, 'si.release', good, '')
  return result
}

/** Puts waiting records on a reviewer's desk, wherever they lie now. */
export async function assign(call: SiCall, ids: readonly number[], employeeId: number): Promise<SiBatchResult> {
  const { actor, tx } = call
  const reviewer = (await findReviewers(tx, actor.companyId)).find(({ EmployeeId }) => EmployeeId === employeeId)
  if (!reviewer) throw invalid('EmployeeId', texts.desk.noReviewer)
  const rows = await lockDesk(tx, ids, actor.companyId)
  const { good, result } = sort(ids, rows, waiting)
  await assignRecords(tx, idsOf(good), employeeId, reviewer.Name)
  report(call, 'si.assign', good, reviewer.Name)
  if (good.length > 0 && employeeId !== actor.employeeId)
    await sendNotice(tx, {
      recipients: [employeeId],
      audience: { internal: actor.companyId },
      kind: 'si',
      link: '/tdManage/siCheck?Claim=mine',
      senderId: actor.employeeId,
      title: texts.desk.assigned.title(good.length),
      description: texts.desk.assigned.body(actor.employeeName, good.map(({ billNo }) => billNo).join('、')),
    })
  return result
}

const idsOf = (rows: readonly DeskRow[]) => rows.map(({ id }) => id)
const waiting = ({ status }: DeskRow) => (status === SiStatus.submitted ? undefined : texts.desk.notWaiting(labelOf(status)))

/** The rows that nothing speaks against, and what to answer for each id that was asked for. */
function sort(ids: readonly number[], rows: readonly DeskRow[], against: (row: DeskRow) => string | undefined) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const good = rows.filter((row) => against(row) === undefined)
  const result = summary(
    ids.map((Id) => {
      const row = byId.get(Id)
      const message = row ? against(row) : texts.desk.missing
      return { Id, SiNo: row?.siNo ?? '', BillNo: row?.billNo ?? '', Done: message === undefined, Message: message ?? '' }
    }),
  )
  return { good, result }
}

/** Audit, and live frames to the operator's people and to the submitter's open page. */
function report(call: SiCall, action: string, rows: readonly DeskRow[], holder: string): void {
  for (const { id, companyId, heldName } of rows) {
    call.audit({ action, entity: 'si_record', entityId: id, diff: { desk: [heldName, holder] } })
    call.emit({ to: { companies: [call.actor.companyId, companyId] }, frame: { type: 'si/claimed', content: { Ids: [id] } } })
  }
}
