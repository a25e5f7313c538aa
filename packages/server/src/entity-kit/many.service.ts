import type { Issue } from '@jst/contracts'
import { blankValues, type EntityCalls, type EntityValues } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import { writeAudits } from '../kernel/audit/audit.ts'
import type { WriteContext } from '../kernel/http/endpoint.ts'
import { AppError, isDuplicate } from '../kernel/errors.ts'
import { demand } from '../kernel/access/policy.ts'
import { kindsOf, ReferenceLookup } from './reference-lookup.ts'
import { confirmedDiff, confirmedDoubts } from './doubts.ts'
import type { Doubt, EntityCall } from './kit.call.ts'
import { codesInUse, insertRows, type AddedRow } from './many.repo.ts'
import { rulesOf } from './registry.ts'
import { mayOwn } from './rows.policy.ts'
import { cleaned, codeTaken, demandCode, filled, rowOf } from './rows.service.ts'
import { seenBy } from './seen.ts'

type Context = Omit<EntityCall, 'entity' | 'rules'> & Pick<WriteContext<EmployeeActor>, 'requestId'>

/** Rows that may be added, with what they are added by. */
interface Ready {
  readonly call: EntityCall
  readonly given: readonly EntityValues[]
  readonly unnamed: readonly EntityValues[]
  /** Doubts that the caller has confirmed, by row. */
  readonly doubts: readonly (readonly Doubt[])[]
}

/** @throws AppError FORBIDDEN; INVALID_INPUT with every problem of every row, at `Rows[2].PodCode`; CONFIRMATION_REQUIRED with every doubt */
async function readyRows(
  context: Context,
  { entity: declared }: EntityCalls,
  rows: readonly EntityValues[],
  more: readonly Issue[],
): Promise<Ready> {
  const entity = seenBy(context.actor, declared)
  if (entity.sided) throw new Error(`entity ${entity.kind}: rows with two sides are added by addOwn`)
  const call: EntityCall = { ...context, entity, rules: rulesOf(entity) }
  demand(mayOwn(call.actor))
  // each table of names is read once for all rows
  const lookup = await ReferenceLookup.of(call.tx, call.actor, kindsOf(entity, [...new Set(rows.flatMap((row) => Object.keys(row)))]))
  const blank = blankValues(entity)
  const issues = more.filter(({ Severity }) => Severity === 'ERROR')
  const given: EntityValues[] = []
  for (const [at, row] of rows.entries()) {
    const { values, issues: ownIssues } = cleaned(call, lookup, { ...blank, ...row })
    const found = ownIssues.length > 0 ? ownIssues : await issuesOf(() => call.rules.check?.(call.tx, values, 0))
    issues.push(...placed(found, at))
    given.push(values)
  }
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  const doubts = await confirmedDoubts(
    call,
    given.map((values) => ({ values })),
    (field, at) => `Rows[${at}].${field}`,
    more.filter(({ Severity }) => Severity !== 'ERROR'),
  )
  return { call, given, unnamed: given.filter(({ Code }) => Code === ''), doubts }
}

/**
 * Draws the codes of rows that will be added together, as the last step of a transaction that does nothing else: that of the rows would hold the
 * counter as long as it writes. What is refused here has drawn none.
 * @throws AppError as `addManyOwn`
 */
export async function numberManyOwn(
  context: Context,
  calls: EntityCalls,
  rows: readonly EntityValues[],
  more: readonly Issue[] = [],
): Promise<readonly string[]> {
  const { call, unnamed } = await readyRows(context, calls, rows, more)
  return (await call.rules.codes?.(call, unnamed.length)) ?? []
}

/**
 * Adds rows for an area whose own rights let the caller: all of them or none, in one statement each for rows, change log and what the rules add. What
 * his roles hide is refused. Rows with two sides are added one by one.
 * @param more problems (ERROR) and doubts (WARN) that the area has found itself
 * @param reserved codes of `numberManyOwn`, in the order of the rows; what is missing is drawn here
 * @throws AppError FORBIDDEN, INVALID_INPUT with every problem of every row, at `Rows[2].PodCode`; CONFIRMATION_REQUIRED with every doubt, likewise
 */
export async function addManyOwn(
  context: Context,
  calls: EntityCalls,
  rows: readonly EntityValues[],
  more: readonly Issue[] = [],
  reserved: readonly string[] = [],
): Promise<AddedRow[]> {
  const { call, given, unnamed, doubts } = await readyRows(context, calls, rows, more)
  const { entity } = call
  const missing = unnamed.length - reserved.length
  const all = [...reserved, ...((missing > 0 ? await call.rules.codes?.(call, missing) : undefined) ?? [])]
  const codes = new Map(unnamed.map((row, at) => [row, all[at]]))
  const named = given.map((values) => ({ ...values, Code: codes.get(values) ?? values['Code']! }))
  await demandCodes(call, named)
  const added = await insertRows(call.tx, entity, call.actor, named).catch((error: unknown) => {
    // somebody took one of them meanwhile: the database does not say which
    throw isDuplicate(error)
      ? codeTaken(
          call,
          named
            .map(({ Code }) => Code)
            .slice(0, 5)
            .join('、'),
        )
      : error
  })
  writeAudits(call.tx, call.actor, context.requestId, {
    action: 'entity.add',
    entity: entity.kind,
    rows: added.map(({ Id }, at) => ({ id: Id, diff: filled(entity, named[at]!) })),
  })
  const doubtful = added.flatMap(({ Id }, at) => (doubts[at]!.length > 0 ? [{ id: Id, diff: confirmedDiff(call, doubts[at]!) }] : []))
  if (doubtful.length > 0)
    writeAudits(call.tx, call.actor, context.requestId, { action: 'entity.confirm', entity: entity.kind, rows: doubtful })
  if (call.rules.added) await call.rules.added(call, added)
  else if (call.rules.written) for (const { Id } of added) await call.rules.written(call, await rowOf(call, Id), undefined)
  return added
}

const placed = (issues: readonly Issue[], at: number): Issue[] =>
  issues.map((issue) => ({ ...issue, Path: issue.Path.replace(/^Values\b/, `Rows[${at}]`) }))

/** @throws AppError INVALID_INPUT for each row whose code another row has, of those there are or of these */
async function demandCodes(call: EntityCall, rows: readonly EntityValues[]): Promise<void> {
  const codes = rows.map(({ Code }) => String(Code))
  const taken = new Set(await codesInUse(call.tx, call.entity, call.actor, codes))
  const before = new Set<string>()
  const issues: Issue[] = []
  for (const [at, code] of codes.entries()) {
    const twice = before.has(code)
    before.add(code)
    if (taken.has(code)) issues.push(...placed(await issuesOf(() => demandCode(call, code, 0)), at))
    else if (twice) issues.push(...placed(codeTaken(call, code).details.issues ?? [], at))
  }
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

/** Returns the issues of a check; empty if it passes. */
async function issuesOf(check: () => Promise<void> | undefined): Promise<readonly Issue[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT' && error.details.issues) return error.details.issues
    throw error
  }
}
