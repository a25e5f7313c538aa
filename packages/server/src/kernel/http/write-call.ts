import type { EmployeeActor } from '../access/actor.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Tx } from '../database/database.ts'
import type { WriteContext } from './endpoint.ts'

/** Context that services write with, inside a transaction that is not that of a request: of a job, or before one. */
export const writeCallIn = (
  tx: Tx,
  { actor, requestId }: Pick<WriteContext<EmployeeActor>, 'actor' | 'requestId'>,
): Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'requestId' | 'emit' | 'audit'> => ({
  tx,
  actor,
  requestId,
  emit: tx.emit,
  audit: (entry) => writeAudit(tx, actor, requestId, entry),
})
