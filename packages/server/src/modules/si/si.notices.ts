import { SiStatus, siStatusTable } from '@jst/contracts/si'
import { sendMessage } from '../messages/index.ts'
import type { SiCall } from './si.call.ts'
import { sideOf } from './si.policy.ts'
import type { StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'

const reviewers = `select distinct e.id from employee e join employee_role er on er.employee_id = e.id join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id
  where e.company_id = $1 and not e.disabled and lower(m.path) = '/tdmanage/siaudit' and 'audit' = any(rm.buttons)`

const billNoOf = ({ record }: StoredSi) => record.splitMblNo || record.mblNo

/** Tells every reviewer of the operator that a set waits, and both companies' open lists that something changed. */
export async function noticeSubmitted(call: SiCall, si: StoredSi, changes: number): Promise<void> {
  // reviewers belong to another company than the submitter's
  const found = await call.tx.system.query<{ id: number }>(reviewers, [si.operatorId])
  const recipients = found.map(({ id }) => id).filter((id) => id !== call.actor.employeeId)
  const again = si.version > 1
  await sendMessage(call.tx, {
    recipients,
    kind: 'si',
    link: `/tdManage/siAudit?Id=${si.record.id}`,
    senderId: call.actor.employeeId,
    title: again ? texts.resubmitted.title(billNoOf(si), si.version) : texts.submitted.title(billNoOf(si)),
    description: again
      ? texts.resubmitted.body(call.actor.companyName, si.orderNo, changes)
      : texts.submitted.body(call.actor.companyName, si.orderNo, si.record.siNo),
  })
  publishChange(call, si)
}

/** Tells the submitter of a review; a submitter's own move is seen in the lists. */
export async function noticeMoved(call: SiCall, si: StoredSi, status: SiStatus, remarks: string): Promise<void> {
  publishChange(call, si)
  if (sideOf(call.actor, si) === 'submitter') return
  const label = siStatusTable[status].zh
  const { title, description } =
    status === SiStatus.approved
      ? { title: texts.approved.title(billNoOf(si)), description: texts.approved.body(si.orderNo, si.record.siNo) }
      : status === SiStatus.rejected
        ? { title: texts.rejected.title(billNoOf(si)), description: texts.rejected.body(si.orderNo, remarks) }
        : { title: texts.moved.title(billNoOf(si), label), description: texts.moved.body(si.orderNo, label) }
  await sendMessage(call.tx, {
    recipients: [si.record.createdBy],
    kind: 'si',
    link: `/external/workbench/siSubmit?Id=${si.record.id}`,
    senderId: call.actor.employeeId,
    title,
    description,
  })
}

function publishChange({ emit }: SiCall, si: StoredSi): void {
  emit({
    to: { companies: [si.companyId, si.operatorId] },
    frame: { type: 'si/changed', content: { Id: si.record.id, CGO_ID: si.record.orderId, Status: si.record.status, Version: si.version } },
  })
}
