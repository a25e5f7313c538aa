import { amendReasons, siStates, type SiEvent, type SiQuestion } from '@jst/contracts/si'
import { findHolders, sendNotice } from '../../documents/notices/index.ts'
import type { SiCall } from './si.call.ts'
import type { StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'

export const billNoOf = ({ record }: Pick<StoredSi, 'record'>) => record.splitMblNo || record.mblNo

const billOfSet = (set: readonly StoredSi[]) => (set.length > 1 ? set[0]!.record.mblNo : billNoOf(set[0]!))
const billNoOfSet = (set: readonly StoredSi[]) => (set.length > 1 ? texts.bills(billOfSet(set), set.length) : billOfSet(set))

interface Notice {
  bill: string
  title: string
  description: string
}

/** A step of a caller, or of a reader of a link (`employeeId` 0). */
type Told = Pick<SiCall, 'tx' | 'emit'> & { readonly actor: Pick<SiCall['actor'], 'employeeId'> }
const senderOf = ({ employeeId }: Told['actor']) => employeeId || null

const subjectOf = ({ record }: StoredSi) => ({ kind: 'si', id: record.id })

async function tellReviewers({ tx, actor }: Told, si: StoredSi, notice: Notice): Promise<void> {
  // reviewers belong to another company than the submitter's
  const holders = await findHolders(tx.system, si.operatorId, siStates.moves.approve.by.reviewer)
  const recipients = holders.filter((id) => id !== actor.employeeId)
  await sendNotice(tx, {
    recipients,
    audience: { internal: si.operatorId },
    kind: 'si',
    link: `/tdManage/siAudit?Id=${si.record.id}`,
    subject: subjectOf(si),
    senderId: senderOf(actor),
    ...notice,
  })
}

/** Notifies the submitter, and the customer's contact of a record that was submitted on its behalf. Staff are led to their own screens. */
async function tellSubmitter({ tx, actor }: Told, si: StoredSi, notice: Notice): Promise<void> {
  const link = `/external/workbench/siSubmit?Id=${si.record.id}`
  const onBehalf = si.record.source === 2
  const audience = { customers: si.operatorId }
  const message = { audience, kind: 'si', subject: subjectOf(si), senderId: senderOf(actor), ...notice } as const
  await sendNotice(tx, { recipients: [si.record.createdBy], link: onBehalf ? `/tdManage/siDetail?Id=${si.record.id}` : link, ...message })
  if (si.contactId > 0) await sendNotice(tx, { recipients: [si.contactId], link, ...message })
}

/** Sends one notice for a submitted set, however many bills it has. */
export async function noticeSubmitted(call: SiCall, set: readonly StoredSi[], companyName: string): Promise<void> {
  const [first] = set
  if (!first) return
  const billNo = billNoOfSet(set)
  const bill = billOfSet(set)
  const siNos = set.map(({ record }) => record.siNo).join('、')
  await tellReviewers(call, first, {
    bill,
    title: texts.submitted.title(billNo),
    description: texts.submitted.body(companyName, first.orderNo, siNos),
  })
  await tellSubmitter(call, first, { bill, title: texts.received.title(billNo), description: texts.received.body(first.orderNo, siNos) })
  for (const si of set) publishChange(call, si)
}

/** Sends one notice for resubmitted bills, corrected or amended. */
export async function noticeAmended(call: SiCall, set: readonly StoredSi[], amendment: boolean): Promise<void> {
  const [first] = set
  if (!first) return
  const { orderNo, version, companyName } = first
  const changes = set.reduce((sum, si) => sum + si.changes, 0)
  const billNo = billNoOfSet(set)
  const bill = billOfSet(set)
  const reason = [amendReasons.find(({ code }) => code === first.reasonCode)?.zh, first.reason].filter(Boolean).join('：')
  await tellReviewers(
    call,
    first,
    amendment
      ? { bill, title: texts.amended.title(billNo, version), description: texts.amended.body(companyName, orderNo, changes, reason) }
      : { bill, title: texts.resubmitted.title(billNo, version), description: texts.resubmitted.body(companyName, orderNo, changes) },
  )
  const siNos = set.map(({ record }) => record.siNo).join('、')
  await tellSubmitter(call, first, { bill, title: texts.received.title(billNo), description: texts.received.body(orderNo, siNos) })
  for (const si of set) publishChange(call, si)
}

/** Notices of a move: to the submitter for all moves but a withdrawal, to the reviewers for moves of the customer. */
export async function noticeMoved(call: Told, si: StoredSi, event: SiEvent, remarks: string): Promise<void> {
  publishChange(call, si)
  const { orderNo, companyName, record } = si
  const bill = billNoOf(si)
  const tellBoth = async (title: string, toReviewers: string, toSubmitter: string) => {
    await tellReviewers(call, si, { bill, title, description: toReviewers })
    await tellSubmitter(call, si, { bill, title, description: toSubmitter })
  }
  switch (event) {
    case 'approve':
      return tellSubmitter(call, si, { bill, title: texts.approved.title(bill), description: texts.approved.body(orderNo, record.siNo) })
    case 'reject':
      return tellSubmitter(call, si, { bill, title: texts.rejected.title(bill), description: texts.rejected.body(orderNo, remarks) })
    case 'sendDraft':
      return tellSubmitter(call, si, { bill, title: texts.draftSent.title(bill), description: texts.draftSent.body(orderNo) })
    case 'issue':
      return tellSubmitter(call, si, { bill, title: texts.issued.title(bill), description: texts.issued.body(orderNo) })
    case 'reinstate':
      return tellSubmitter(call, si, { bill, title: texts.reinstated.title(bill), description: texts.reinstated.body(orderNo, remarks) })
    case 'void':
      return tellSubmitter(call, si, { bill, title: texts.voided.title(bill), description: texts.voided.body(orderNo, remarks) })
    case 'withdraw':
      return tellReviewers(call, si, { bill, title: texts.withdrawn.title(bill), description: texts.withdrawn.body(companyName, orderNo) })
    case 'confirm':
      return tellBoth(texts.confirmed.title(bill), texts.confirmed.body(companyName, orderNo), texts.confirmed.own(orderNo))
    case 'requestChange':
      return tellBoth(
        texts.changeRequested.title(bill),
        texts.changeRequested.body(companyName, orderNo, remarks),
        texts.changeRequested.own(orderNo, remarks),
      )
    default:
  }
}

/** Notifies the customer of a question to it, and refreshes open pages of the record. */
export async function noticeQuestion(call: Told, si: StoredSi, { To, Label, Text }: SiQuestion): Promise<void> {
  publishChange(call, si)
  const bill = billNoOf(si)
  if (To === 'customer') await tellSubmitter(call, si, { bill, title: texts.asked.title(bill), description: texts.asked.body(Label, Text) })
}

/** Notifies the asker of an answer by somebody else. */
export async function noticeQuestionAnswered(
  call: Told,
  si: StoredSi,
  { Label, Answer, AnsweredBy }: SiQuestion,
  asker: number | null,
): Promise<void> {
  publishChange(call, si)
  if (asker === null || asker === call.actor.employeeId) return
  const bill = billNoOf(si)
  await sendNotice(call.tx, {
    recipients: [asker],
    audience: { internal: si.operatorId },
    kind: 'si',
    link: `/tdManage/siDetail?Id=${si.record.id}`,
    subject: subjectOf(si),
    senderId: senderOf(call.actor),
    bill,
    title: texts.answeredQuestion.title(bill),
    description: texts.answeredQuestion.body(AnsweredBy, Label, Answer),
  })
}

/** Refreshes open lists and pages of both companies. */
function publishChange({ emit }: Pick<Told, 'emit'>, { companyId, operatorId, record: { id, orderId } }: StoredSi): void {
  emit({ to: { companies: [companyId, operatorId] }, frame: { type: 'si/changed', content: { Ids: [id], CGO_IDs: [orderId] } } })
}
