import type { FieldValue, SensitiveField } from '../system/field-rights.ts'
import type { Entity, EntityField } from './fields.ts'

const cache = new WeakMap<Entity, Map<string, Entity>>()

/**
 * An entity as somebody sees it: what his roles hide is not there at all, and what he may only look at is derived, so that it is listed and never
 * written. `staff`: he stands on the side of the staff, where rows have two. The same object for the same rights.
 */
export function seenEntity(entity: Entity, rightOf: (field: SensitiveField) => FieldValue, staff = true): Entity {
  const { derived = [] } = entity
  const right = ({ sensitive, staffOnly }: EntityField): FieldValue =>
    staffOnly && !staff ? 'hidden' : sensitive === undefined ? 'edit' : rightOf(sensitive)
  const limited = entity.all.filter((field) => right(field) !== 'edit')
  const unseen = derived.filter((field) => right(field) === 'hidden')
  if (limited.length + unseen.length === 0) return entity
  const key = [...limited, ...unseen].map((field) => `${field.key} ${right(field)}`).join()
  const byKey = cache.get(entity) ?? new Map<string, Entity>()
  cache.set(entity, byKey)
  const edited = (field: EntityField) => right(field) === 'edit'
  const seen = byKey.get(key) ?? {
    ...entity,
    fields: entity.fields.filter(edited),
    all: entity.all.filter(edited),
    derived: [...derived.filter((field) => !unseen.includes(field)), ...limited.filter((field) => right(field) === 'view')],
  }
  byKey.set(key, seen)
  return seen
}
