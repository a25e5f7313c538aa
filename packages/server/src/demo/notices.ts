import { SiStatus } from '@jst/contracts/si'
import type { Queryable } from '../kernel/database.ts'
import { insertMessages } from '../modules/messages/messages.repo.ts'
import { texts } from '../modules/si/si.texts.ts'
import type { StoredSi } from '../modules/si/si.repo.ts'

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

/** The message that the last step of a record's story put into somebody's box. */
export async function seedNotice(
  tx: Queryable,
  si: StoredSi,
  at: Date,
  now: Date,
  { customer, reviewer }: { customer: Person; reviewer: Person },
): Promise<void> {
  const { record, orderNo } = si
  const billNo = record.splitMblNo || record.mblNo
  // who submitted for a customer reads it in the internal workbench
  const link = record.source === 2 ? `/tdManage/siDetail?Id=${record.id}` : `/external/workbench/siSubmit?Id=${record.id}`
  const stories: Partial<Record<number, { to: Person; from: Person; title: string; description: string; link: string }>> = {
    [SiStatus.submitted]: {
      to: reviewer,
      from: customer,
      title: texts.submitted.title(billNo),
      description: texts.submitted.body(customer.company, orderNo, record.siNo),
      link: `/tdManage/siAudit?Id=${record.id}`,
    },
    [SiStatus.approved]: {
      to: customer,
      from: reviewer,
      title: texts.approved.title(billNo),
      description: texts.approved.body(orderNo, record.siNo),
      link,
    },
    [SiStatus.rejected]: {
      to: customer,
      from: reviewer,
      title: texts.rejected.title(billNo),
      description: texts.rejected.body(orderNo, record.reviewRemarks),
      link,
    },
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

/** What the operator has written to the provider's people. */
export async function seedProviderNews(tx: Queryable, provider: Person, sender: Person, now: Date): Promise<void> {
  for (const { hoursAgo, ...news } of providerNews) {
    const sent = await insertMessages(tx, [provider.id], { kind: 'system', link: '', senderId: sender.id, ...news })
    await date(tx, sent, new Date(now.getTime() - hoursAgo * 3_600_000), now)
  }
}

const date = (tx: Queryable, sent: readonly { id: number }[], at: Date, now: Date) =>
  tx.query(backdate, [sent.map(({ id }) => id), at, now.getTime() - at.getTime() > unreadHours * 3_600_000])
