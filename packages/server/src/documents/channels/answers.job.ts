import { mayPress } from '../../kernel/access/actor.ts'
import { writeAudit } from '../../kernel/audit/audit.ts'
import { attempted } from '../../kernel/database/attempted.ts'
import { AppError } from '../../kernel/errors.ts'
import { defineJob } from '../../kernel/jobs/job.ts'
import { takeAnswer } from './answers.service.ts'
import { applyTo } from './apply.service.ts'
import { applyFacts, simulatorFacts } from './job-facts.ts'
import { channelsOf } from './kind.ts'
import { changeMessage, findMessage } from './messages.repo.ts'
import { texts } from './texts.ts'

/** The simulated partner answers, by the way of every answer. */
export const simulatedAnswer = defineJob({
  ...simulatorFacts,
  run: ({ tx, now }, data) =>
    tx(async (inside) => {
      const out = await findMessage(inside, data.Id, true)
      if (out?.state !== 'sent') return
      const kind = channelsOf(out.kind)
      const replies = kind.module.simulate?.(out) ?? []
      for (const [nth, text] of (typeof replies === 'string' ? [replies] : replies).entries()) {
        const answer = { companyId: out.companyId, channel: out.channel, text, at: now() }
        await takeAnswer(inside, kind, nth === 0 ? { ...answer, out } : answer)
      }
    }),
})

/** Applies an answer at once, with the rights of the sender of the message. An answer that is refused waits for a person, with the reason. */
export const answerApplying = defineJob({
  ...applyFacts,
  async run({ run, starter, now }, data) {
    const { actor, tx } = await starter()
    return tx(async (transaction) => {
      const message = await findMessage(transaction, data.Id, true)
      if (message?.state !== 'open') return
      const kind = channelsOf(message.kind)
      const audit = (entry: Parameters<typeof writeAudit>[3]) => writeAudit(transaction, actor, `job-${run.id}`, entry)
      const refusal = mayPress(actor, kind.facts.buttons.apply)
        ? await attempted(transaction, () => applyTo({ tx: transaction, actor, audit, emit: transaction.emit, now }, kind, message))
        : new AppError('FORBIDDEN')
      if (!refusal) return { note: texts.applied }
      const why = kind.words.notApplied(refusal.details.issues?.[0]?.Message ?? refusal.message)
      await changeMessage(transaction, message.id, { state: 'open', error: why })
      return { note: why }
    })
  },
})
