import { Object as ObjectSchema, String as StringSchema } from 'typebox'
import { defineJob } from '../kernel/jobs/job.ts'
import type { Step } from '../kernel/jobs/worker.ts'

/** Where the process ends: in the sender, in the worker, or inside the job. */
export type DyingAt =
  | 'before the sender commits'
  | 'after the sender committed'
  | Step
  | 'before the effect commits'
  | 'after the effect'
  | 'never'

/** A job with one effect: a row in the table `effect`, which takes as many as are added. */
export const killingJob = (name: string, die: (step: DyingAt) => void, retries = 5) =>
  defineJob({
    name,
    zh: name,
    data: ObjectSchema({ text: StringSchema() }),
    backoff: 0,
    retries,
    run: async ({ tx, once }, { text }) => {
      await tx(async (inside) => {
        if (!(await once(inside, text))) return
        await inside.query('insert into effect (text) values ($1)', [text])
        die('before the effect commits')
      })
      die('after the effect')
    },
  })
