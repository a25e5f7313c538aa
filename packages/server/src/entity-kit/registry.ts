import type { Entity, EntityCalls } from '@jst/contracts/entity'
import type { EntityRules } from './kit.call.ts'

interface Registered {
  readonly calls: EntityCalls
  readonly rules: EntityRules
}
const entities = new Map<string, Registered>()

/** Makes an entity known to references and aliases. Twice the same is one; two of a kind are a mistake of ours. */
export function registerEntity(calls: EntityCalls, rules?: EntityRules): void {
  const { kind } = calls.entity
  const existing = entities.get(kind)
  if (existing && existing.calls !== calls) throw new Error(`two entities of kind ${kind}`)
  entities.set(kind, { calls, rules: rules ?? existing?.rules ?? {} })
}

function registered(kind: string): Registered {
  const found = entities.get(kind)
  if (!found) throw new Error(`no entity of kind ${kind}: give it its routes first`)
  return found
}
/** The calls of one entity, of whatever area. */
export const callsOf = (kind: string): EntityCalls => registered(kind).calls
export const entityOf = (kind: string): Entity => registered(kind).calls.entity
/** The same where a kind may have none. */
export const findEntity = (kind: string): Entity | undefined => entities.get(kind)?.calls.entity
/** A declaration that only describes a file has no rules. */
export const rulesOf = ({ kind }: Entity): EntityRules => entities.get(kind)?.rules ?? {}
/** Every entity that has routes. */
export const allEntities = (): Entity[] => [...entities.values()].map(({ calls }) => calls.entity)
/**
 * The calls of every entity, of whatever area.
 * @testonly tests of every area go through all of them
 */
export const registeredCalls = (): EntityCalls[] => [...entities.values()].map(({ calls }) => calls)
