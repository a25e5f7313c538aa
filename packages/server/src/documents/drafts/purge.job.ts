import { draftDays } from '@jst/contracts/document'
import { Null } from 'typebox'
import { defineJob } from '../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'

/** Nightly: drafts that nobody has touched for half a year. */
export const draftPurge = defineJob({
  name: 'draft-purge',
  zh: texts.draft.purge,
  data: Null(),
  cron: '23 19 * * *',
  run: (context) =>
    context.tx(async (tx) => {
      const gone = await tx.query(`delete from document_draft where save_time < now() - interval '${draftDays} days' returning id`)
      return { note: texts.draft.purged(gone.length) }
    }),
})
