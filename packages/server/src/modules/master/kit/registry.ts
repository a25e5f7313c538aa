import type { Entity } from '@jst/contracts/entity'

const entities = new Map<string, Entity>()

/** Makes an entity known to references and aliases. Twice the same is one; two of a kind are a mistake of ours. */
export function registerEntity(entity: Entity): void {
  const known = entities.get(entity.kind)
  if (known && known !== entity) throw new Error(`two entities of kind ${entity.kind}`)
  entities.set(entity.kind, entity)
}

export function entityOf(kind: string): Entity {
  const entity = entities.get(kind)
  if (!entity) throw new Error(`no entity of kind ${kind}: give it its routes first`)
  return entity
}
