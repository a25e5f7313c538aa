import { freightRateCalls } from '@jst/contracts/freight-rates'
import type { EntityQuery } from '@jst/contracts/entity'
import { idsOf, seenBy } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'

const { entity } = freightRateCalls

/** The rates that an act means: those named, or all that the list with these filters has. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function chosenRates(
  db: Queryable,
  actor: EmployeeActor,
  ids: readonly number[] | undefined,
  filter: EntityQuery,
  most: number,
): Promise<readonly number[]> {
  if (ids) return [...new Set(ids)]
  const seen = seenBy(actor, entity)
  const visibleKeys = new Set([...seen.all, ...(seen.derived ?? [])].map(({ key }) => key))
  // a condition that is not asked would reach more rates than were meant
  const hidden = entity.all.some(({ key }) => filter[key] !== undefined && !visibleKeys.has(key))
  if (hidden) throw new AppError('FORBIDDEN', { message: texts.filterHidden })
  const found = await idsOf(db, seen, actor, { ...filter, State: 'active' }, most)
  if (found.length > most) throw new AppError('INVALID_INPUT', { message: texts.tooManyRates(most) })
  return found
}
