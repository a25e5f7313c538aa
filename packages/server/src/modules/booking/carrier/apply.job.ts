import { bookingButtons } from '@jst/contracts/booking'
import { attempted } from '../../../documents/index.ts'
import { mayPress } from '../../../kernel/actor.ts'
import { writeAudit } from '../../../kernel/audit.ts'
import { AppError } from '../../../kernel/errors.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { applyTo } from './apply.service.ts'
import { applyFacts } from './job-facts.ts'
import { changeMessage, findMessage } from './messages.repo.ts'
import { texts } from './texts.ts'

/** Confirms a booking by an answer at once, for whoever sent the message and by his rights. What is refused waits for a person, with the reason. */
export const answerApplying = defineJob({
  ...applyFacts,
  async run({ run, starter, now }, data) {
    const { actor, tx } = await starter()
    return tx(async (own) => {
      const message = await findMessage(own, data.Id, true)
      if (message?.state !== 'open') return
      const audit = (entry: Parameters<typeof writeAudit>[3]) => writeAudit(own, actor, `job-${run.id}`, entry)
      const may = mayPress(actor, bookingButtons.staff.confirm)
      const refusal = may
        ? await attempted(own, () => applyTo({ tx: own, actor, audit, emit: own.emit, now }, message))
        : new AppError('FORBIDDEN')
      if (!refusal) return { note: texts.answer.applied }
      const why = texts.answer.notApplied(refusal.details.issues?.[0]?.Message ?? refusal.message)
      await changeMessage(own, message.id, { state: 'open', error: why })
      return { note: why }
    })
  },
})
