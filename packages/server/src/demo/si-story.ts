import { siStates, SiStatus, type SiFieldRemark, type SiMove } from '@jst/contracts/si'
import { chinaDay } from '@jst/si-drafts/rules'
import type { Queryable } from '../kernel/database/database.ts'
import { siRecordsInDemo, type SiVersionStep as Step } from '../modules/si/index.ts'
import { seedNotice } from './notices.ts'
import type { DemoOrder } from './orders.ts'
import type { Person } from './people.ts'
import { demoRecords, rejection } from './si.ts'

const { findSi, insertSiList, insertVersions, keepLoading, nextSiNos, updateSiStatus } = siRecordsInDemo

export interface Scene {
  order: DemoOrder
  index: number
  orderId: number
  status: SiStatus
  customer: Person
  reviewer: Person
  clerk: Person
  now: Date
}

const hour = 3_600_000
/** The moves that lead a record from its submit into each state. */
const roads: Readonly<Partial<Record<SiStatus, readonly SiMove[]>>> = {
  2: ['approve'],
  3: ['reject'],
  4: ['approve', 'sendDraft'],
  5: ['approve', 'sendDraft', 'confirm'],
  6: ['approve', 'sendDraft', 'confirm', 'issue'],
  8: ['withdraw'],
  9: ['void'],
}

/** The records of an order, each with its history up to the state it is in now. */
export async function seedRecords(tx: Queryable, scene: Scene): Promise<void> {
  const { order, index, orderId, status, customer, reviewer, clerk, now } = scene
  const isIssued = status === SiStatus.issued
  const submittedAt = new Date(isIssued ? Date.parse(order.siDeadline) - hour : now.getTime() - (60 - index) * 1.7 * hour)
  const drafts = demoRecords(order, index)
  const numbers = await nextSiNos(tx, submittedAt.toISOString().slice(0, 10), drafts.length)
  const onBehalf = index % 7 === 3
  const submitter = onBehalf ? clerk : customer
  const ids = await insertSiList(
    tx,
    drafts.map((draft, position) => ({
      record: { ...draft, orderId },
      siNo: numbers[position] ?? '',
      source: onBehalf ? 2 : 1,
      warnings: index % 4 === 0 ? 1 : 0,
      changes: 0,
      stage: 0,
      reasonCode: '',
      reason: '',
      createdBy: submitter.id,
      contactId: onBehalf ? customer.id : null,
      companyId: customer.companyId,
      operatorId: reviewer.companyId,
    })),
  )
  for (const id of ids) {
    await tx.query('update si_record set create_time = $2, submit_time = $2, update_time = $2 where id = $1', [id, submittedAt])
    await seedStep(tx, id, submittedAt, { event: 'submit', author: submitter })
    const road = roads[status] ?? []
    const tell = async (at: Date, isLast: boolean) => {
      const si = await findSi(tx, id)
      if (si) await seedNotice(tx, si, at, { customer: submitter, reviewer }, isLast ? now : undefined)
    }
    await tell(submittedAt, road.length === 0)
    for (const [step, next] of road.entries()) {
      // no bill says that goods were on board which are not
      const at = new Date(next === 'issue' ? Date.parse(order.sailingDate) + hour : submittedAt.getTime() + (step + 1) * 0.36 * hour)
      if (next === 'issue') await keepLoading(tx, id, loadingOf(order))
      await move(tx, id, next, { customer, reviewer }, submittedAt, at)
      await tell(at, step === road.length - 1)
    }
  }
}

const loadingOf = ({ sailingDate, loadPort }: DemoOrder) => ({
  onBoardDate: chinaDay(sailingDate) ?? '',
  onBoardSource: '大副收据',
  issuePlace: loadPort.en.toUpperCase(),
})

const fieldRemarks: SiFieldRemark[] = [
  { Path: 'TBI_GOODS', Text: '请写明具体品名与材质，例如 STAINLESS STEEL KITCHENWARE。' },
  { Path: 'TBI_CONSIGNEE', Text: '请补充收货人税号。' },
]

/** Remarks of the demo's people by move. */
const said: Partial<Record<SiMove, { remarks: string; reasonCode: string; fieldRemarks?: SiFieldRemark[] }>> = {
  reject: { remarks: rejection, reasonCode: 'R02', fieldRemarks },
  void: { remarks: '客户改配下一航次，本票作废。', reasonCode: 'V02' },
}

async function move(
  tx: Queryable,
  id: number,
  event: SiMove,
  people: Pick<Scene, 'customer' | 'reviewer'>,
  since: Date,
  at: Date,
): Promise<void> {
  const review = 'reviewer' in siStates.moves[event].by
  const by = review ? people.reviewer : people.customer
  const { remarks = '', reasonCode = '', fieldRemarks = [] } = said[event] ?? {}
  await updateSiStatus(tx, id, {
    status: siStates.codeAfter(event),
    remarks,
    fieldRemarks,
    review,
    employeeId: by.id,
    employeeName: by.name,
  })
  await tx.query(
    'update si_record set update_time = $2, reviewed_at = case when $3 then $2::timestamptz else reviewed_at end where id = $1',
    [id, at, review],
  )
  const verdict = event === 'reject' || event === 'approve'
  await seedStep(tx, id, at, {
    event,
    author: by,
    remarks,
    fieldRemarks,
    reasonCode,
    ...(verdict ? { waitedSeconds: Math.round((at.getTime() - since.getTime()) / 1000) } : {}),
  })
}

/** A version of the record as it stands, dated `at`. */
export async function seedStep(tx: Queryable, id: number, at: Date, step: Omit<Step, 'si'>): Promise<void> {
  const si = await findSi(tx, id)
  if (!si) throw new Error(`demo record missing: ${id}`)
  await insertVersions(tx, [{ ...step, si }])
  await tx.query('update si_version set create_time = $2 where id = (select max(id) from si_version where record_id = $1)', [id, at])
}
