import type { Entity, EntityField, EntityRow } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../kernel/access/policy.ts'
import { texts } from './kit.texts.ts'

const isPlatform = ({ companyKind }: EmployeeActor) => companyKind === 'platform'

/** The row is the platform's and the actor is not: only what may be overridden is his to say. */
export const overrides = (actor: EmployeeActor, { Layer }: Pick<EntityRow, 'Layer'>) => Layer === 'platform' && !isPlatform(actor)

/** The platform has no rows of entities that belong to companies alone. */
export const mayOwn = (actor: EmployeeActor): Verdict => (isPlatform(actor) ? refuse('FORBIDDEN', texts.companiesOnly) : allowed)

/** Whole rows (removing, restoring, merging) belong to whoever keeps their layer. */
export const mayKeep = (actor: EmployeeActor, row: Pick<EntityRow, 'Layer'>): Verdict =>
  overrides(actor, row) ? refuse('FORBIDDEN', texts.platformRow) : allowed

/** Rows in the recycle bin and merged ones are not written. */
export function mayChange({ State, MergedInto }: Pick<EntityRow, 'State' | 'MergedInto'>): Verdict {
  if (State === 'removed') return refuse('ILLEGAL_TRANSITION', texts.removedRow)
  return State === 'merged' ? refuse('ILLEGAL_TRANSITION', texts.mergedRow(MergedInto)) : allowed
}

export function mayMerge(actor: EmployeeActor, row: EntityRow, into: EntityRow): Verdict {
  if (row.Id === into.Id) return refuse('INVALID_INPUT', texts.mergeSelf)
  if (into.State !== 'active') return refuse('ILLEGAL_TRANSITION', texts.mergeTarget)
  if (row.Layer === 'platform' && into.Layer === 'company') return refuse('FORBIDDEN', texts.mergeLayer)
  return mayKeep(actor, row)
}

/** Fields that may be set for many rows at once. */
export const settable = (entity: Entity): readonly EntityField[] => entity.all.filter(({ inline }) => inline)
