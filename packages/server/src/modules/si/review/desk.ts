import { SiStatus, type SiBatchResult } from '@jst/contracts/si'
import type { DeskOutcome } from '@jst/contracts/document'
import type { DeskModule } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { labelOf } from '../si.policy.ts'
import { siNosOf } from '../si.repo.ts'
import { texts } from '../si.texts.ts'
import { summary } from './batch.service.ts'

/** Queue of the desk: submitted instructions, earliest cut-off first. */
export const siDesk: DeskModule = {
  staff: 't.operator_id',
  waiting: `t.status = ${SiStatus.submitted}`,
  due: 't.order_deadline',
  columns: true,
  state: 't.status',
  stateWord: labelOf,
  words: texts.desk,
  notice: 'si',
  report: (call, act, rows, holder) => {
    for (const { id, companyId, heldName } of rows) {
      call.audit({ action: `si.${act}`, entity: 'si_record', entityId: id, diff: { desk: [heldName, holder] } })
      // tells the submitter's open page who reviews
      call.emit({ to: { companies: [call.actor.companyId, companyId] }, frame: { type: 'si/claimed', content: { Ids: [id] } } })
    }
  },
}

/** The outcome in the names of the calls of instructions. */
export async function onWire(db: Queryable, outcome: DeskOutcome): Promise<SiBatchResult> {
  const numbers = await siNosOf(
    db,
    outcome.map(({ Id }) => Id),
  )
  return summary(
    outcome.map(({ Id, No, Done, Message }) => ({ Id, SiNo: No === '' ? '' : (numbers.get(Id) ?? ''), BillNo: No, Done, Message })),
  )
}
