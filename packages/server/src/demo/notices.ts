import { SiStatus } from '@jst/contracts/si'
import type { Queryable } from '../kernel/database.ts'
import { insertMessages } from '../modules/messages/messages.repo.ts'
import { texts } from '../modules/si/si.texts.ts'
import type { StoredSi } from '../modules/si/si.repo.ts'

interface Person {
  id: number
  company: string
}

const backdate = `update message set create_time = $2::timestamptz, read_time = case when $3 then $2::timestamptz + interval '1 hour' else null end where id = any($1)`
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
    senderId: story.from.id,
  })
  const read = now.getTime() - at.getTime() > unreadHours * 3_600_000
  await tx.query(backdate, [sent.map(({ id }) => id), at, read])
}
