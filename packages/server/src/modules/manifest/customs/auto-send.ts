import { Id } from '@jst/contracts'
import { manifestButtons, manifestDocument as document, manifestStates } from '@jst/contracts/manifest'
import { Array as ArraySchema, Object as ObjectSchema } from 'typebox'
import { channelsOf, send, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import { mayPress } from '../../../kernel/access/actor.ts'
import { writeAudit } from '../../../kernel/audit/audit.ts'
import { defineJob, type JobFacts } from '../../../kernel/jobs/job.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import { findManifests } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { autoAgents } from './customs.repo.ts'

const data = ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 200 }) })
const facts = { name: 'manifest-send', zh: texts.autoSend, data, refusalsAreFinal: true } as const satisfies JobFacts<typeof data>

/** Queues verified filings whose agent takes them at once. */
export async function queueVerified({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const manifests = await findManifests(
    tx,
    rows.map(({ id }) => id),
  )
  const auto = await autoAgents(tx, actor.companyId)
  const Ids = manifests.filter(({ agent }) => auto.includes(agent)).map(({ id }) => id)
  if (Ids.length > 0) await jobs.send(tx, facts, { Ids }, { by: actor })
}

/** Sends them in the name of whoever verified them, if he may send. A filing that is refused waits in the send list. */
export const manifestSending = defineJob({
  ...facts,
  async run({ run, starter, now, surroundings }, { Ids }) {
    const { actor, tx } = await starter()
    if (!mayPress(actor, manifestButtons.staff.send)) return { note: texts.maySendNot }
    return tx(async (transaction) => {
      const waiting = (await findManifests(transaction, Ids)).filter(({ state }) => state === manifestStates.codes.toSend)
      const audit = (entry: Parameters<typeof writeAudit>[3]) => writeAudit(transaction, actor, `job-${run.id}`, entry)
      const Items = waiting.map(({ id, updateTime }) => ({ Id: id, UpdateTime: updateTime }))
      const { Sent, NotSent } = await send(
        { tx: transaction, actor, audit, emit: transaction.emit, now },
        channelsOf(document.kind),
        surroundings,
        {
          Items,
          Remarks: '',
        },
      )
      return { note: texts.autoSent(Sent.length, NotSent.map(({ No, Message }) => `${No} ${Message}`).slice(0, 3)) }
    })
  },
})
