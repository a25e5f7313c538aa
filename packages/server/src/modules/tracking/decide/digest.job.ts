import { localOf } from '@jst/contracts/schedules/times'
import { customerTrackingPages, trackingPages } from '@jst/contracts/tracking'
import { Null } from 'typebox'
import { sendNotice, zoneOf } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { english } from '../english/texts.ts'
import { wordOf } from '../english/words.ts'
import { texts } from '../tracking.texts.ts'
import { digestRows, forgetDigests, noteDigest, type DigestRow } from './digest.repo.ts'

const words = texts.digest
/** Hour of the person's clock. Ten minutes later mails of the day leave (`documents/notices`). */
const hour = '07'

const inChinese = ({ count, lines }: DigestRow) =>
  [...lines.map(({ number, text }) => words.line(number, text)), ...(count > lines.length ? [words.more(count - lines.length)] : [])].join(
    '；',
  )
const inEnglish = ({ count, red, lines }: DigestRow) =>
  [
    english.digest.title(count, red),
    ...lines.map(({ number, text }) => words.line(number, wordOf(text))),
    ...(count > lines.length ? [english.digest.more(count - lines.length)] : []),
  ].join('; ')

async function tell(tx: Tx, row: DigestRow, day: string, at: Date): Promise<boolean> {
  if (!(await noteDigest(tx.system, row.employeeId, day))) return false
  const { count, red } = row
  await sendNotice(tx, {
    recipients: [row.employeeId],
    audience: { internal: row.companyId },
    kind: 'schedule',
    title: words.title(count, red),
    // the staff works in Chinese, customers read either
    description: row.isParty ? `${inChinese(row)}\n${inEnglish(row)}` : inChinese(row),
    link: `${row.isParty ? customerTrackingPages.list : trackingPages.list}?View=exceptions`,
    bill: '',
    senderId: null,
    at,
  })
  return true
}

/** Tells each person, ten minutes before eight by the own clock, of the exceptions of the last day that are still open; without any it tells nothing. */
export const trackingDigest = defineJob({
  name: 'tracking-digest',
  zh: texts.jobs.digest,
  data: Null(),
  cron: '50 * * * *',
  async run({ db, tx, now, signal }) {
    const at = now()
    let notifiedCount = 0
    for (const row of await digestRows(db, at.toISOString())) {
      signal.throwIfAborted()
      const local = localOf(at.getTime(), zoneOf(row.zone))
      if (local.slice(11, 13) === hour && (await tx((transaction) => tell(transaction, row, local.slice(0, 10), at)))) notifiedCount++
    }
    await tx((transaction) => forgetDigests(transaction.system, at.toISOString()))
    return { note: texts.jobs.told(notifiedCount) }
  },
})
