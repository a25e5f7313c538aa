import { seenEntity, type Entity } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/actor.ts'
import { fieldRightOf, maySee } from '../kernel/field-rights.ts'

/** An entity with the fields that the actor's roles let him see, and write. Every call takes it, so that what is hidden is in no query. */
export const seenBy = (actor: EmployeeActor, entity: Entity): Entity => seenEntity(entity, (field) => fieldRightOf(actor, field))

/** Fields that the actor does not hear of, such as in the history of a row. */
export const hiddenFrom = (actor: EmployeeActor, { all }: Entity): ReadonlySet<string> =>
  new Set(all.filter(({ sensitive }) => sensitive !== undefined && !maySee(actor, sensitive)).map(({ key }) => key))
