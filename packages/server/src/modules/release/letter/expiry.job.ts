import { letterDocument, releasePages } from '@jst/contracts/release'
import { Null } from 'typebox'
import { findStaffFollowers, moveUnsigned, pageOf } from '../../../documents/index.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { tellLetterEnding } from '../customer/tell.ts'
import { findExpired, takeEnding, type EndingLetter } from './letter.repo.ts'

const { kind } = letterDocument
/** Letters of one transaction, and of one run; the next run goes on. */
const [atOnce, mostInRun] = [200, 20_000]
/** Days before its end on which a letter is told of. */
const warnedBefore = 7

/** After midnight in China: letters whose last day is over are in force no more, and those that end soon are told of once. */
export const letterExpiry = defineJob({
  name: 'release-letter-expiry',
  zh: texts.letter.expiry,
  data: Null(),
  cron: '7 16 * * *',
  async run(context) {
    let [over, ending] = [0, 0]
    while (over + ending < mostInRun) {
      const [gone, warned] = await context.tx(async (tx) => {
        const expired = await findExpired(tx, atOnce)
        for (const { id } of expired) await moveUnsigned(tx, kind, id, { event: 'expire', requestId: 'release-letter-expiry', by: '' })
        const soon = await takeEnding(tx, warnedBefore, atOnce)
        for (const letter of soon) await tellEnding(tx, letter)
        return [expired.length, soon.length]
      })
      over += gone
      ending += warned
      if (gone < atOnce && warned < atOnce) break
      context.signal.throwIfAborted()
    }
    return { note: texts.letter.expired(over, ending) }
  },
})

/** Tells those who made a letter or follow it, and its customer. */
async function tellEnding(tx: Tx, { id, companyId, no, name, validTo, makerId, customerCode, billNos }: EndingLetter): Promise<void> {
  const followers = await findStaffFollowers(tx, kind, [id])
  await sendNotice(tx, {
    recipients: [...new Set([...followers, ...(makerId === null ? [] : [makerId])])],
    audience: { internal: companyId },
    kind: 'system',
    title: texts.letter.ending(no, validTo),
    description: name,
    link: pageOf(letterDocument, { query: `Letter=${id}` }, 'staff') || releasePages.returns,
    bill: no,
    senderId: null,
  })
  await tellLetterEnding(tx, { companyId, customerCode, no, bills: billNos.split(' ').filter(Boolean) }, id, validTo)
}
