import { Null } from 'typebox'
import { defineJob } from '../kernel/jobs/job.ts'
import { texts } from './kit.texts.ts'
import { allEntities } from './registry.ts'
import { noteReworded, rewordBatch, rewordedBy, type RewordedBatch } from './rewording.repo.ts'

/** Grows when words are made in another way. */
const method = '2'

/** Nightly: rows that were written when words were made in another way get those of today. Kinds that have them are left out. */
export const rewording = defineJob({
  name: 'rewording',
  zh: texts.rewording.job,
  data: Null(),
  cron: '40 18 * * *',
  // a kind that is not finished begins anew
  deadline: 3_600,
  async run({ db, tx, signal }) {
    const done = new Set((await rewordedBy(db, method)).map(({ kind }) => kind))
    let sum = 0
    for (const entity of allEntities()) {
      if (done.has(entity.kind) || !entity.ownOnly) continue
      let [after, changed]: [number | undefined, number] = [0, 0]
      while (after !== undefined) {
        signal.throwIfAborted()
        const from: number = after
        const batch: RewordedBatch = await tx((inside) => rewordBatch(inside, entity, from))
        ;[after, changed] = [batch.last, changed + batch.changed]
      }
      await tx((inside) => Promise.resolve(noteReworded(inside, entity.kind, method, changed)))
      sum += changed
    }
    return { note: texts.rewording.done(sum) }
  },
})
