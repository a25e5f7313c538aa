import { runHandover, undoHandover } from '@jst/contracts/partner'
import { Integer, Literal, Object as ObjectSchema, Union } from 'typebox'
import { defineJob } from '../../kernel/jobs/job.ts'
import { demandCallAccess } from '../../kernel/access/call-access.ts'
import { writeCallIn } from '../../kernel/http/write-call.ts'
import { shownHandover } from './handover.repo.ts'
import { makeStep } from './handover.steps.ts'
import { texts } from './texts.ts'

/** Hands many duties over, or gives them back, for whoever asked: a step in each transaction, and others work between them. */
export const handoverJob = defineJob({
  name: 'handover',
  zh: texts.handover.job,
  data: ObjectSchema({ id: Integer(), act: Union([Literal('run'), Literal('undo')]) }),
  retries: 3,
  refusalsAreFinal: true,
  async run(context, { id, act }) {
    const { actor, db, tx: inTransaction } = await context.starter()
    demandCallAccess((act === 'run' ? runHandover : undoHandover).may, actor)
    for (;;) {
      const step = await inTransaction((tx) => makeStep(writeCallIn(tx, { actor, requestId: `job-${context.run.id}` }), id))
      if (!step) break
      await context.progress(step.done, step.total)
    }
    const { Duties, Restored } = await shownHandover(db, id)
    return {
      note: act === 'run' ? texts.handover.moved(Duties) : texts.handover.returned(Restored, Duties - Restored),
      link: texts.handover.link,
    }
  },
})
