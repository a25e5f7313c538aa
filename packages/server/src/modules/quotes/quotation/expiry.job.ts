import { quotationDocument, quotationStates } from '@jst/contracts/quotes'
import { Null } from 'typebox'
import { moveUnsigned } from '../../../documents/index.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'

const { sent, viewed } = quotationStates.codes

/** Nightly: what is out and whose last day is over has expired. */
export const quotationExpiry = defineJob({
  name: 'quotation-expiry',
  zh: texts.expiry,
  data: Null(),
  cron: '7 16 * * *',
  run: (context) =>
    context.tx(async (tx) => {
      const over = await tx.query<{ id: number }>(
        `select id from quotation where state = any ($1) and valid_until < china_day() and removed_at is null and merged_into is null
         order by id for update skip locked limit 2000`,
        [[sent, viewed]],
      )
      for (const { id } of over)
        await moveUnsigned(tx, quotationDocument.kind, id, { event: 'expire', requestId: 'quotation-expiry', by: '' })
      return { note: texts.expired(over.length) }
    }),
})
