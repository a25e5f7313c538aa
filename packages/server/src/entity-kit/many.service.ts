import type { Issue } from '@jst/contracts'
import { blankValues, type EntityCalls, type EntityRow, type EntityValues } from '@jst/contracts/entity'
import { AppError } from '../kernel/errors.ts'
import { demand } from '../kernel/policy.ts'
import { kindsOf, ReferenceBook } from './book.ts'
import type { EntityCall } from './kit.call.ts'
import { rulesOf } from './registry.ts'
import { mayOwn } from './rows.policy.ts'
import { addRow, cleaned } from './rows.service.ts'
import { seenBy } from './seen.ts'

/**
 * Adds rows for an area whose own rights let the caller: all of them or none. What his roles hide is refused.
 * @param more problems that the area has found itself
 * @throws AppError FORBIDDEN, INVALID_INPUT with every problem of every row, at `Rows[2].PodCode`
 */
export async function addManyOwn(
  context: Omit<EntityCall, 'entity' | 'rules'>,
  { entity: whole }: EntityCalls,
  rows: readonly EntityValues[],
  more: readonly Issue[] = [],
): Promise<EntityRow[]> {
  const entity = seenBy(context.actor, whole)
  const call = { ...context, entity, rules: rulesOf(entity) }
  demand(mayOwn(call.actor))
  // each table of names is read once for all rows
  const book = await ReferenceBook.of(call.tx, call.actor, kindsOf(entity, [...new Set(rows.flatMap((row) => Object.keys(row)))]))
  const issues: Issue[] = [...more]
  const given: EntityValues[] = []
  for (const [at, row] of rows.entries()) {
    const { values, issues: own } = cleaned(call, book, { ...blankValues(entity), ...row })
    const found = own.length > 0 ? own : await checked(call, values)
    issues.push(...found.map((issue) => ({ ...issue, Path: issue.Path.replace(/^Values\b/, `Rows[${at}]`) })))
    given.push(values)
  }
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  const unnamed = given.filter(({ Code }) => Code === '')
  const codes = new Map((await call.rules.codes?.(call, unnamed.length))?.map((code, at) => [unnamed[at], code]))
  const added: EntityRow[] = []
  for (const values of given) added.push(await addRow(call, { ...values, Code: codes.get(values) ?? values['Code']! }))
  return added
}

/** What the rules of the entity find in a row that its fields allow. */
async function checked({ tx, rules }: EntityCall, values: EntityValues): Promise<readonly Issue[]> {
  try {
    await rules.check?.(tx, values, 0)
    return []
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT' && error.details.issues) return error.details.issues
    throw error
  }
}
