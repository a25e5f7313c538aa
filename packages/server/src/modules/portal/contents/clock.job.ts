import { contentKinds, type ContentKind } from '@jst/contracts/portal'
import { Null } from 'typebox'
import { moveUnsigned } from '../../../documents/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { hide, tellVisitors } from './publish.service.ts'
import { texts } from './texts.ts'

const name = 'portal-clock'

/** Contents whose published version says that they are due: its days count, not those that somebody is writing. */
const due = (kind: ContentKind, state: number, when: string) =>
  `select t.id, t.company_id as "companyId" from ${kind.calls.entity.table} t
   join portal_live l on l.company_id = t.company_id and l.kind = '${kind.live}' and l.record_id = t.id
   where t.state = ${state} and t.removed_at is null and l.${when} <= $1 order by t.id limit 500 for update of t skip locked`

async function move(tx: Tx, kind: ContentKind, event: 'appear' | 'expire', now: Date): Promise<number> {
  const { codes } = kind.document.states
  const [state, when] = event === 'appear' ? [codes.scheduled, 'visible_from'] : [codes.published, 'visible_until']
  const rows = await tx.query<{ id: number; companyId: number }>(due(kind, state, when), [now.toISOString()])
  for (const row of rows) {
    await moveUnsigned(tx, kind.document.kind, row.id, { event, requestId: name, by: '' })
    if (event === 'expire') await hide(kind)({ tx }, row)
  }
  return rows.length
}

/** Every minute: what was scheduled is published, what has a last day goes offline. Pages ask for the times themselves. */
export const portalClock = defineJob({
  name,
  zh: texts.job,
  data: Null(),
  cron: '* * * * *',
  run: (context) =>
    context.tx(async (tx) => {
      const now = context.now()
      const moved = { appear: 0, expire: 0 }
      for (const kind of Object.values(contentKinds)) {
        moved.appear += await move(tx, kind, 'appear', now)
        moved.expire += await move(tx, kind, 'expire', now)
      }
      if (moved.appear + moved.expire > 0) tellVisitors(tx)
      return { note: texts.moved(moved.appear, moved.expire) }
    }),
})
