import {
  blankValues,
  listJoint,
  problemOf,
  saidValue,
  tidy,
  type EntityCalls,
  type EntityField,
  type EntityRow,
  type EntityValue,
  type EntityValues,
} from '@jst/contracts/entity'
import type { DraftUse, Issue } from '@jst/contracts'
import { mayPress } from '../kernel/access/actor.ts'
import { diffOf } from '../kernel/audit/audit.ts'
import { AppError, invalid, isDuplicate, type Found } from '../kernel/errors.ts'
import { demand } from '../kernel/access/policy.ts'
import { demandVersion } from '../kernel/database/versions.ts'
import { kindsOf, ReferenceLookup } from './reference-lookup.ts'
import { isOverridable } from './columns.ts'
import { auditConfirmed, confirmedDoubts } from './doubts.ts'
import { wrong, type EntityCall } from './kit.call.ts'
import { texts } from './kit.texts.ts'
import { rulesOf } from './registry.ts'
import { mayChange, mayOwn, overrides, settable } from './rows.policy.ts'
import { codeHolder, findRows, insertRow, updateRow, upsertOverride } from './rows.repo.ts'
import { layerOf } from './layers.ts'
import { lockRows } from './row-locks.repo.ts'
import { seenBy } from './seen.ts'

export interface SaveInput {
  readonly Id: number
  readonly UpdateTime?: string
  readonly Values: EntityValues
  readonly Draft?: DraftUse
  /** Doubtful values are meant. */
  readonly Sure?: boolean
}

/** @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, ILLEGAL_TRANSITION, INVALID_INPUT with all problems, CONFIRMATION_REQUIRED */
export async function saveRow(call: EntityCall, { Draft, Sure, ...input }: SaveInput): Promise<EntityRow> {
  const row = await writeRow({ ...call, sure: Sure }, input)
  // a draft that nobody can use is none
  if (Draft) await call.rules.used?.(call, Draft)
  return row
}

async function writeRow(call: EntityCall, { Id, UpdateTime, Values }: Omit<SaveInput, 'Draft' | 'Sure'>): Promise<EntityRow> {
  const { entity, actor } = call
  if (!mayPress(actor, { path: entity.path, code: Id === 0 ? 'add' : 'edit' })) throw new AppError('FORBIDDEN')
  if (entity.ownOnly) demand(mayOwn(actor))
  const values = await clean(call, Values)
  if (Id === 0) return addRow(call, values)
  await lockRows(call, [Id])
  const row = await rowOf(call, Id)
  demand(mayChange(row))
  if (UpdateTime === undefined) throw invalid('UpdateTime', texts.versionNeeded)
  demandVersion(UpdateTime, row)
  await changeRow(call, row, values)
  return rowOf(call, Id)
}

/** Adds a row for an area whose own rights let the caller: no button of the list is asked. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function addOwn(
  context: Omit<EntityCall, 'entity' | 'rules'>,
  { entity }: EntityCalls,
  values: EntityValues,
): Promise<EntityRow> {
  const call = { ...context, entity, rules: rulesOf(entity) }
  demand(mayOwn(call.actor))
  return addRow(call, await clean(call, values))
}

/**
 * Changes a row for an area whose own rights let the caller: no button of the list is asked, what his roles hide is refused.
 * @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, INVALID_INPUT
 */
export async function changeOwn(
  context: Omit<EntityCall, 'entity' | 'rules'>,
  { entity: declared }: EntityCalls,
  { Id, UpdateTime, Values }: { readonly Id: number; readonly UpdateTime: string; readonly Values: EntityValues },
): Promise<EntityRow> {
  const entity = seenBy(context.actor, declared)
  const call = { ...context, entity, rules: rulesOf(entity) }
  const values = await clean(call, Values)
  const [row] = await lockedRows(call, [{ Id, UpdateTime }])
  demand(mayChange(row!))
  await changeRow(call, row!, values)
  return rowOf(call, Id)
}

async function addRow(call: EntityCall, values: EntityValues): Promise<EntityRow> {
  const { tx, entity, actor, audit, rules } = call
  const given = { ...blankValues(entity), ...values }
  await rules.check?.(tx, given, 0)
  const [doubts = []] = await confirmedDoubts(call, [{ values: given }])
  const owner = await rules.owner?.(call, given)
  // last: whoever draws the next one waits until this transaction ends. Nobody has a code that was drawn
  const [Code] = given['Code'] === '' && rules.codes ? await rules.codes(call, 1) : []
  const codedValues = Code === undefined ? given : { ...given, Code }
  if (Code === undefined) await demandCode(call, String(codedValues['Code']), 0)
  const id = await insertRow(tx, entity, actor, codedValues, owner).catch((error: unknown) => {
    throw isDuplicate(error) ? codeTaken(call, String(codedValues['Code'])) : error
  })
  audit({ action: 'entity.add', entity: entity.kind, entityId: id, diff: filled(entity, codedValues) })
  auditConfirmed(call, id, doubts)
  const row = await rowOf(call, id)
  await rules.written?.(call, row, undefined)
  return row
}

/** Writes what differs, onto the row or over the platform's, and says so in the change log. */
async function changeRow(call: EntityCall, row: EntityRow, values: EntityValues, action = 'entity.modify'): Promise<void> {
  const { tx, entity, actor, audit, rules } = call
  const diff = diffOf(row as EntityValues, values)
  const changed = Object.fromEntries(Object.keys(diff).map((key) => [key, values[key]!]))
  if (Object.keys(changed).length === 0) return
  if (overrides(actor, row)) {
    const foreign = entity.all.filter((field) => field.key in changed && !isOverridable(entity, field))
    if (foreign.length > 0)
      throw new AppError('INVALID_INPUT', {
        issues: foreign.map((field) => issueOf(field, texts.platformField(field.zh), { Code: 'PLATFORM_FIELD' })),
      })
    await upsertOverride(tx, entity, actor.companyId, row.Id, changed)
  } else {
    if (changed['Code'] !== undefined) await demandCode(call, String(changed['Code']), row.Id)
    await rules.check?.(tx, { ...row, ...changed }, row.Id)
    const [doubts = []] = await confirmedDoubts(call, [{ values: changed, before: row }])
    auditConfirmed(call, row.Id, doubts)
    await updateRow(tx, entity, row.Id, changed, { ...row, ...changed })
  }
  audit({ action, entity: entity.kind, entityId: row.Id, diff: saidDiff(entity, diff) })
  if (rules.written) await rules.written(call, await rowOf(call, row.Id), row)
}

/** Changes as the change log keeps them. */
const saidDiff = ({ all }: EntityCall['entity'], diff: ReturnType<typeof diffOf>): ReturnType<typeof diffOf> =>
  Object.fromEntries(
    Object.entries(diff).map(([key, [before, after]]) => {
      const field = all.find((one) => one.key === key)
      const said = (value: unknown) => (field ? saidValue(field, value as EntityValue) : value)
      return [key, [said(before), said(after)]]
    }),
  )

/** One field of some rows; all or none. @throws AppError STALE_WRITE with the row that somebody changed */
export async function setField(
  call: EntityCall,
  items: readonly { Id: number; UpdateTime: string }[],
  key: string,
  raw: EntityValue,
): Promise<EntityRow[]> {
  const field = settable(call.entity).find((one) => one.key === key)
  if (!field) throw invalid('Field', texts.noField(key))
  return setValue(call, items, field, raw)
}

export async function setEnabled(
  call: EntityCall,
  items: readonly { Id: number; UpdateTime: string }[],
  enabled: boolean,
): Promise<EntityRow[]> {
  return setValue(
    call,
    items,
    call.entity.all.find(({ key }) => key === 'Enabled')!,
    enabled,
    enabled ? 'entity.enable' : 'entity.disable',
  )
}

async function setValue(
  call: EntityCall,
  items: readonly { Id: number; UpdateTime: string }[],
  field: EntityField,
  raw: EntityValue,
  action?: string,
): Promise<EntityRow[]> {
  if (!fits(field, raw)) throw invalid('Value', texts.wrongType(field.zh), field.zh)
  const values = await clean(call, { [field.key]: raw })
  const rows = await lockedRows(call, items)
  for (const row of rows) demand(mayChange(row))
  // asked of all rows at once, before the first one is written
  if (rows.length > 1)
    await confirmedDoubts(
      call,
      rows.map((before) => ({ values, before })),
      () => 'Value',
    )
  for (const row of rows) {
    await changeRow(call, row, values, action)
  }
  return inOrder(
    await findRows(
      call.tx,
      call.entity,
      call.actor,
      items.map(({ Id }) => Id),
    ),
    items,
  )
}

/** The rows that a caller names, locked and in the versions that he saw. */
export async function lockedRows(call: EntityCall, items: readonly { Id: number; UpdateTime: string }[]): Promise<EntityRow[]> {
  const ids = items.map(({ Id }) => Id)
  await lockRows(call, ids)
  const rows = inOrder(await findRows(call.tx, call.entity, call.actor, ids), items)
  if (rows.length < new Set(ids).size) throw new AppError('NOT_FOUND', { message: texts.lineNotThere })
  for (const [at, row] of rows.entries()) demandVersion(items[at]!.UpdateTime, row)
  return rows
}

const inOrder = (rows: readonly EntityRow[], items: readonly { Id: number }[]) =>
  items.flatMap(({ Id }) => rows.find((row) => row.Id === Id) ?? [])

export async function rowOf({ tx, entity, actor }: Pick<EntityCall, 'tx' | 'entity' | 'actor'>, id: number): Promise<EntityRow> {
  const [row] = await findRows(tx, entity, actor, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Returns true if a value has the type of the field. */
export const fits = ({ kind }: EntityField, value: EntityValue) =>
  kind === 'flag'
    ? typeof value === 'boolean'
    : kind === 'number'
      ? value === null || typeof value === 'number'
      : kind === 'list'
        ? Array.isArray(value)
        : typeof value === 'string'

/** Values as they are kept, codes found. @throws AppError INVALID_INPUT with every problem */
async function clean(call: EntityCall, given: EntityValues): Promise<EntityValues> {
  const lookup = await ReferenceLookup.of(call.tx, call.actor, kindsOf(call.entity, Object.keys(given)))
  const { values, issues } = cleaned(call, lookup, given)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  return values
}

/** The same with its problems. @throws AppError FORBIDDEN for fields that the caller may not write */
export function cleaned(
  { entity }: Pick<EntityCall, 'entity'>,
  lookup: ReferenceLookup,
  given: EntityValues,
): { values: EntityValues; issues: Issue[] } {
  const fields = entity.all.filter(({ key }) => key in given)
  if (fields.length < Object.keys(given).length) throw new AppError('FORBIDDEN', { message: texts.hiddenField })
  const issues: Issue[] = []
  const values = fields.map((field) => {
    const { value, missing } = lookup.resolve(field, tidy(field, given[field.key]!))
    const problem = problemOf(field, value)
    if (problem !== undefined) issues.push(issueOf(field, problem))
    else if (missing[0] !== undefined)
      issues.push(issueOf(field, texts.notFound(field.zh, missing[0]), { Code: 'REFERENCE_UNKNOWN', Value: missing[0] }))
    return [field.key, value] as const
  })
  return { values: Object.fromEntries(values), issues }
}

const issueOf = ({ key, zh }: EntityField, Message: string, found: Found = { Code: 'INVALID' }): Issue => ({
  Severity: 'ERROR',
  Path: `Values.${key}`,
  Label: zh,
  Message,
  ...found,
})
export const codeTaken = ({ entity }: EntityCall, code: string) =>
  wrong(entity.fields[0]!, texts.codeTaken(code), { Code: 'CODE_TAKEN', Value: code })

export async function demandCode(call: EntityCall, code: string, id: number): Promise<void> {
  const holder = await codeHolder(call.tx, call.entity, code, id)
  if (!holder) return
  const field = call.entity.fields[0]!
  if (holder.survivor !== '') throw wrong(field, texts.codeMerged(code, holder.survivor), { Code: 'CODE_MERGED', Value: code })
  const platformsToOthers = holder.layer === 'platform' && layerOf(call.actor) !== null
  throw platformsToOthers ? wrong(field, texts.codeOfPlatform(code), { Code: 'CODE_OF_PLATFORM', Value: code }) : codeTaken(call, code)
}

/** The fields that say something, for the change log of a new row; lists as one text, for a pair would be one before and one after. */
export const filled = ({ all }: EntityCall['entity'], values: EntityValues) =>
  Object.fromEntries(
    all.flatMap((field) => {
      const { key } = field
      const value = saidValue(field, values[key] ?? null)
      const said = Array.isArray(value) ? value.join(listJoint) : (value as Exclude<EntityValue, readonly string[]>)
      return said === null || said === '' || said === false ? [] : [[key, said]]
    }),
  )
