import { manifestButtons, manifestPages } from '@jst/contracts/manifest'
import { Null } from 'typebox'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { countNotShipped, markNotShipped } from './unshipped.repo.ts'

/**
 * Each hour the mark of filings whose cargo is not on board is written anew. The first run of a day, in the morning of China, tells who may delete
 * them: they have to be deleted before the departure.
 */
export const manifestUnshipped = defineJob({
  name: 'manifest-unshipped',
  zh: texts.unshippedJob,
  data: Null(),
  cron: '30 * * * *',
  async run(context) {
    const day = context.now().toISOString().slice(0, 10)
    await context.tx((tx) => markNotShipped(tx.system, 'all'))
    const rows = await countNotShipped(context.db)
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
