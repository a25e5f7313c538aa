import { manifestButtons, manifestPages } from '@jst/contracts/manifest'
import { Null } from 'typebox'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { notShipped } from './manifest.rules.ts'

/** Each morning in China: filings whose cargo is not on board have to be deleted before the departure. */
export const manifestUnshipped = defineJob({
  name: 'manifest-unshipped',
  zh: texts.unshippedJob,
  data: Null(),
  cron: '30 0 * * *',
  async run(context) {
    const day = context.now().toISOString().slice(0, 10)
    const rows = await context.db.query<{ staff: number; count: number }>(
      `select t.staff_id as staff, count(*)::int as count from manifest t where t.removed_at is null and ${notShipped} group by t.staff_id order by 1`,
    )
    for (const { staff, count } of rows)
      await context.tx(async (tx) => {
        if (!(await context.once(tx, `${staff} ${day}`))) return
        await sendNotice(tx, {
          recipients: await findHolders(tx.system, staff, manifestButtons.staff.amend),
          audience: { internal: staff },
          kind: 'system',
          title: texts.unshipped(count),
          description: texts.unshippedAbout,
          link: `${manifestPages.tracks}?NotShipped=true`,
          bill: '',
          senderId: null,
        })
      })
    return { note: texts.unshippedCount(rows.length) }
  },
})
