import { slipDocument, slipStates } from '@jst/contracts/packing'
import { Null } from 'typebox'
import { moveUnsigned } from '../../../documents/index.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { findExpired } from './slip.repo.ts'
import { tellExpired, tellSlips } from './tell.ts'

/** Slips of one transaction, and of one run; the next run goes on. */
const [atOnce, mostInRun] = [500, 20_000]

/** After midnight in China, and once more in the morning: slips whose last day is over are in force no more. */
export const slipExpiry = defineJob({
  name: 'slip-expiry',
  zh: texts.slip.expiry,
  data: Null(),
  cron: '3 16,22 * * *',
  async run(context) {
    let done = 0
    while (done < mostInRun) {
      const count = await context.tx(async (tx) => {
        const over = await findExpired(tx, slipStates.codes.issued, atOnce)
        for (const { id } of over)
          await moveUnsigned(tx, slipDocument.kind, id, { event: 'expire', requestId: 'slip-expiry', by: '', shared: true })
        if (over.length > 0)
          tellSlips(
            tx,
            over,
            over.map(({ id }) => id),
          )
        await tellExpired(tx, over)
        return over.length
      })
      done += count
      if (count < atOnce) break
      context.signal.throwIfAborted()
    }
    return { note: texts.slip.expiredCount(done) }
  },
})
