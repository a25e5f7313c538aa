import { SiStatus } from '@jst/contracts/si'
import type { Queryable } from '../kernel/database/database.ts'
import { insertMessages } from '../documents/notices/index.ts'
import { siRecordsInDemo, type StoredSi } from '../modules/si/index.ts'

const { texts } = siRecordsInDemo

const providerNews = [
  {
    title: '欢迎加入供应商协同',
    description: '贵司账号已开通。业务通知会发到这里，也可在“个人设置”中绑定微信接收登录验证。',
    hoursAgo: 240,
  },
  {
    title: '请核对企业资料与联系人',
    description: '年底对账将按平台登记的企业资料开票，请核对公司名称、税号与联系人，如有变更请告知我司操作。',
    hoursAgo: 6,
  },
] as const

interface Person {
  id: number
  company: string
}

const backdate = `update message set create_time = $2::timestamptz, read_time = case when $3 then $2::timestamptz + interval '1 hour' else null end
  where id = any($1)`
/** Messages older than this were read. */
const unreadHours = 48

/**
 * The message that a step of a record's story put into somebody's box. What something followed was read.
 * @param now only of the last step
 */
export async function seedNotice(
  tx: Queryable,
  si: StoredSi,
  at: Date,
  { customer, reviewer }: { customer: Person; reviewer: Person },
  now?: Date,
): Promise<void> {
  const { record, orderNo } = si
  const billNo = record.splitMblNo || record.mblNo
  // who submitted for a customer reads it in the internal workbench
  const link = record.source === 2 ? `/tdManage/siDetail?Id=${record.id}` : `/external/workbench/siSubmit?Id=${record.id}`
  const auditLink = `/tdManage/siAudit?Id=${record.id}`
  const toReviewer = { to: reviewer, from: customer, link: auditLink }
  const toCustomer = { to: customer, from: reviewer, link }
  const { company } = customer
  const stories: Partial<Record<number, { to: Person; from: Person; link: string; title: string; description: string }>> = {
    [SiStatus.submitted]: {
      ...toReviewer,
      title: texts.submitted.title(billNo),
      description: texts.submitted.body(company, orderNo, record.siNo),
    },
    [SiStatus.approved]: { ...toCustomer, title: texts.approved.title(billNo), description: texts.approved.body(orderNo, record.siNo) },
    [SiStatus.rejected]: {
      ...toCustomer,
      title: texts.rejected.title(billNo),
      description: texts.rejected.body(orderNo, record.reviewRemarks),
    },
    [SiStatus.draftBillSent]: { ...toCustomer, title: texts.draftSent.title(billNo), description: texts.draftSent.body(orderNo) },
    [SiStatus.draftBillConfirmed]: {
      ...toReviewer,
      title: texts.confirmed.title(billNo),
      description: texts.confirmed.body(company, orderNo),
    },
    [SiStatus.issued]: { ...toCustomer, title: texts.issued.title(billNo), description: texts.issued.body(orderNo) },
    [SiStatus.withdrawn]: { ...toReviewer, title: texts.withdrawn.title(billNo), description: texts.withdrawn.body(company, orderNo) },
    [SiStatus.voided]: { ...toCustomer, title: texts.voided.title(billNo), description: texts.voided.body(orderNo, record.reviewRemarks) },
  }
  const story = stories[record.status]
  if (!story) return
  const sent = await insertMessages(tx, [story.to.id], {
    kind: 'si',
    title: story.title,
    description: story.description,
    link: story.link,
    bill: billNo,
    senderId: story.from.id,
  })
  await date(tx, sent, at, now)
}

/** Seeds messages of the operator to the provider's people. */
export async function seedProviderNews(tx: Queryable, provider: Person, sender: Person, now: Date): Promise<void> {
  for (const { hoursAgo, ...news } of providerNews) {
    const sent = await insertMessages(tx, [provider.id], { kind: 'system', link: '', senderId: sender.id, ...news })
    await date(tx, sent, new Date(now.getTime() - hoursAgo * 3_600_000), now)
  }
}

const date = (tx: Queryable, sent: readonly { id: number }[], at: Date, now: Date | undefined) =>
  tx.query(backdate, [sent.map(({ id }) => id), at, !now || now.getTime() - at.getTime() > unreadHours * 3_600_000])
