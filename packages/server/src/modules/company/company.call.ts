import type { Actor, EmployeeActor } from '../../kernel/actor.ts'
import type { AuditEntry } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/database.ts'

/** What a write of the area works with. */
interface Call<A extends Actor> {
  readonly tx: Tx
  readonly actor: A
  readonly audit: (entry: AuditEntry) => void
}
/** Of a person, perhaps without a company. */
export type PersonCall = Call<Actor>
export type StaffCall = Call<EmployeeActor>
