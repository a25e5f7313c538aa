import { seenEntity, type Entity } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import { fieldRightOf } from '../kernel/access/field-rights.ts'

/** An entity with the fields that the actor's roles let him see, and write. Every call takes it, so that what is hidden is in no query. */
export const seenBy = (actor: EmployeeActor, entity: Entity): Entity =>
  seenEntity(entity, (field) => fieldRightOf(actor, field), !entity.sided || actor.companyKind === 'operator')

/** Fields that are hidden from the actor, also in the history of a row. */
export const hiddenFrom = (actor: EmployeeActor, entity: Entity): ReadonlySet<string> => {
  const seen = new Set([...seenBy(actor, entity).all, ...(seenBy(actor, entity).derived ?? [])].map(({ key }) => key))
  return new Set(entity.all.filter(({ key }) => !seen.has(key)).map(({ key }) => key))
}
