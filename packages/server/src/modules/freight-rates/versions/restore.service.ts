import { freightRateCalls as calls, freightRateDocument as document, freightRateStates as states } from '@jst/contracts/freight-rates'
import { blankOf, type EntityField, type EntityValue, type EntityValues } from '@jst/contracts/entity'
import type { Line } from '@jst/contracts/document'
import { replaceRows } from '../../../documents/index.ts'
import { changeOwn, columnOf, seenBy } from '../../../entity-kit/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { BatchCall } from '../batch/call.ts'
import { demandPublishable } from '../freight-rate/freight-rate.rules.ts'
import { texts } from '../texts.ts'
import { differencesOf, type RateFacts } from './differences.ts'
import { findFacts, findNewest } from './versions.repo.ts'

interface RestoreInput {
  readonly Id: number
  readonly Version: number
  readonly UpdateTime: string
  readonly Sure?: boolean
}
const { entity } = calls
const words = texts.versions
const parts = ['surcharges', 'barges'] as const

/**
 * Makes what an older version said a new one; how the rate stands stays as it is.
 * @throws AppError NOT_FOUND, STALE_WRITE, FORBIDDEN where it says what the caller may not write, ILLEGAL_TRANSITION, INVALID_INPUT
 */
export async function restoreVersion(call: BatchCall, { Id, Version, UpdateTime, Sure }: RestoreInput): Promise<{ UpdateTime: string }> {
  const now = await findNewest(call.tx, Id)
  if (!now) throw new AppError('NOT_FOUND')
  const then = (await findFacts(call.tx, Id, [Version])).get(Version)
  if (!then) throw new AppError('NOT_FOUND', { message: words.none })
  const state = Number(now['state'])
  if (state === states.codes.archived) throw new AppError('ILLEGAL_TRANSITION', { message: words.archived })
  // the state of the version is none of what is restored
  const old: RateFacts = { ...then, state: now['state'], code: now['code'] }
  const differences = differencesOf(entity, now, old)
  if (differences.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: words.same })
  const writable = new Set(seenBy(call.actor, entity).all.map(({ key }) => key))
  const fields = entity.all.filter(({ key }) => differences.some(({ Field }) => Field === key))
  const hidden = fields.filter(({ key }) => !writable.has(key))
  if (hidden.length > 0) throw new AppError('FORBIDDEN', { message: words.hidden(hidden.map(({ zh }) => zh).join('、')) })
  const Values: EntityValues = Object.fromEntries(fields.map((field) => [field.key, valueOf(field, old)]))
  await changeOwn({ ...call, sure: Sure }, calls, { Id, UpdateTime, Values })
  for (const part of parts)
    if (differences.some(({ Field }) => Field.toLowerCase().startsWith(`${part}.`)))
      await replaceRows(call, { kind: document.kind, id: Id, part }, linesOf(part, old), Sure === true)
  if (state === states.codes.published) await demandPublishable(call.tx, Id)
  call.audit({ action: 'freightRate.restore', entity: document.kind, entityId: Id, diff: { Version } })
  const [row] = await call.tx.query<{ UpdateTime: string }>('select update_time as "UpdateTime" from freight_rate where id = $1', [Id])
  return row!
}

const valueOf = (field: EntityField, facts: RateFacts): EntityValue =>
  (facts[columnOf(field.key)] as EntityValue | undefined) ?? blankOf(field)

/** Rows of a version as new ones: those that are there now have keys of their own. */
const linesOf = (part: (typeof parts)[number], facts: RateFacts): Line[] =>
  ((facts[part] ?? []) as RateFacts[]).map((row) => ({
    Id: 0,
    ...Object.fromEntries(document.lines[part].fields.map((field) => [field.key, valueOf(field, row)])),
  }))
