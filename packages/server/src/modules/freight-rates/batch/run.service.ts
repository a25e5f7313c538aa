import {
  changeText,
  farPrice,
  freightRateCalls,
  freightRateDocument as document,
  type RateBatch,
  type RateDifference,
} from '@jst/contracts/freight-rates'
import type { Issue } from '@jst/contracts'
import type { Line } from '@jst/contracts/document'
import { recordMany, takeNumbers } from '../../../documents/index.ts'
import { lockLayerForBatch, tellRenamed } from '../../../entity-kit/index.ts'
import { writeAudits } from '../../../kernel/audit/audit.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError, demandConfirmed, doubtful } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import * as batches from './batch.repo.ts'
import type { BatchCall } from './call.ts'
import { keepChanges, type WrittenOf } from './changes.repo.ts'
import { storedLine, toColumns, toLine } from './facts.ts'
import { batchOf } from './batch-list.ts'
import type { Outcome } from './outcome.ts'
import { demandPrices, outcomesOf, seenProblems } from './plan.service.ts'
import * as rates from './rates.repo.ts'

const { entity } = freightRateCalls
const mostNamedCodes = 10

/** Writes the plan in one transaction. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION where a rate was changed since, CONFIRMATION_REQUIRED */
export async function runBatch(call: BatchCall, id: number, sure: boolean): Promise<RateBatch> {
  const { tx, actor } = call
  // one batch at a time; whoever works on other rates passes
  await lockLayerForBatch({ tx, actor, entity }, id)
  const batch = await batches.lockBatch(tx, actor, id)
  if (!batch) throw new AppError('NOT_FOUND')
  if (batch.state !== 'planned') throw new AppError('ILLEGAL_TRANSITION', { message: texts.notPlanned })
  demandPrices(actor, batch.change)
  const rows = await rates.findPlanned(tx, id)
  demandUnchanged(rows.filter(({ there, version, before }) => !there || version !== before))
  const outcomes = (await outcomesOf(tx, rows, batch.change)).filter((outcome) => outcome.changed)
  if (outcomes.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothingToChange })
  const far = outcomes.filter(({ problems }) => problems.some(({ Code }) => Code === farPrice))
  demandConfirmed(doubtsOf(actor, far), sure)
  await markBatch(call, id)
  const { splits, of, missed } = await writeOutcomes(call, id, outcomes, rows)
  // everybody who reads the rate reads its timeline: what prices were and became stands there by field, for those who may see it
  const words = changeText(batch.change, false)
  await tell(call, words, outcomes)
  await recordMany(
    call,
    document.kind,
    'created',
    [...splits.values()].map((split) => ({ id: split, words, changes: {} })),
  )
  demandUnchanged(await missed)
  call.audit({
    action: 'freightRate.batch-run',
    entity: 'freight_batch',
    entityId: id,
    diff: { Rates: of.ids.length, What: changeText(batch.change), ...(far.length > 0 ? { Confirmed: far.length } : {}) },
  })
  return (await batchOf(tx, actor, id))!
}

/** Prices that are far from their kind, each sentence once with a rate that it is about. */
function doubtsOf(actor: EmployeeActor, far: readonly Outcome[]): Issue[] {
  const found = new Map<string, string>()
  for (const outcome of far)
    for (const { Code, Message } of seenProblems(actor, outcome))
      if (Code === farPrice && !found.has(Message)) found.set(Message, outcome.row.code)
  return [...found].map(([message, code]) => doubtful('Id', texts.ofRate(code, message), farPrice))
}

/** @throws AppError ILLEGAL_TRANSITION that names rates which were changed since they were read */
export function demandUnchanged(changed: readonly { readonly code: string }[]): void {
  if (changed.length === 0) return
  const codes = changed.slice(0, mostNamedCodes).map(({ code }) => code)
  throw new AppError('ILLEGAL_TRANSITION', { message: texts.changedSince(codes.join('、'), changed.length) })
}

/** From here on the versions of this transaction are those of the batch. */
export const markBatch = ({ tx }: Pick<BatchCall, 'tx'>, id: number) => tx.query(`select set_config('app.batch', $1, true)`, [String(id)])

interface Written {
  /** Which rate was split off which. */
  readonly splits: ReadonlyMap<number, number>
  readonly of: WrittenOf
  /** Rates that somebody else has written meanwhile: what comes next is made ready while the database writes. */
  readonly missed: Promise<readonly { readonly code: string }[]>
}

/** Writes rates, those that are split off, surcharges and versions. */
async function writeOutcomes(
  { tx, actor }: BatchCall,
  id: number,
  outcomes: readonly Outcome[],
  planned: readonly rates.PlannedRate[],
): Promise<Written> {
  const all = outcomes.length === planned.length
  const splitCodes = new Map(planned.map((row) => [row.id, row.splitCode]))
  const split = outcomes.filter(({ first }) => first)
  const codes = await takeNumbers(
    tx,
    { companyId: actor.companyId, kind: document.kind },
    split.map(({ row }) => splitCodes.get(row.id) ?? null),
  )
  if (split.length > 0) tellRenamed(tx)
  const copiedIds = await rates.copyRates(
    tx,
    actor.employeeId,
    split.map(({ row, changed }, at) => ({ row, code: codes[at]!, columns: toColumns(changed!) })),
  )
  const written = outcomes.map(({ row, first, changed }) => ({ row, columns: toColumns(first ?? changed!) }))
  const columnNames = rates.changedColumns(written)
  const of = { batchId: id, ids: written.map(({ row }) => row.id), columnNames }
  batches.keepOld(
    tx,
    id,
    of.ids.map((rate) => ({ id: rate, split: copiedIds.get(rate) ?? null })),
    columnNames,
    all,
  )
  const missed = rates
    .writeRates(tx, written, columnNames)
    .then((ids) => (ids.size === 0 ? [] : outcomes.flatMap(({ row }) => (ids.has(row.id) ? [row] : []))))
  // it is looked at once everything is on its way
  missed.catch(() => {})
  rates.writeWords(tx, written, columnNames)
  const lines = new Map(outcomes.filter(changesLines).map(({ row, changed }) => [row.id, changed!.Surcharges.map(toLine)]))
  // what was copied to a new rate has keys of its own
  const ofWhom = ([rate, rows]: [number, Line[]]) =>
    copiedIds.has(rate) ? ([copiedIds.get(rate)!, rows.map((line) => ({ ...line, Id: 0 }))] as const) : ([rate, rows] as const)
  await rates.writeSurcharges(tx, new Map([...lines].map(ofWhom)))
  const formerLines = new Map([...lines].flatMap(([rate, rows]) => (copiedIds.has(rate) ? [] : [[rate, rows.map(storedLine)] as const])))
  keepChanges(tx, of, id, actor.employeeId, formerLines)
  if (copiedIds.size > 0) await rates.keepVersions(tx, [...copiedIds.values()], id, actor.employeeId)
  batches.finishBatch(tx, id, written.length)
  return { splits: copiedIds, of, missed }
}

const isOfLines = ({ Field }: RateDifference) => Field.startsWith('Surcharges.')
const changesLines = ({ differences }: Outcome) => differences.some(isOfLines)

/** Surcharges that differ, in words. */
export function linesIn(differences: readonly RateDifference[]): readonly [before: string[], after: string[]] {
  const wordsOf = (side: 'Old' | 'New') =>
    differences
      .filter((line) => isOfLines(line) && line[side] !== '')
      .map((line) => `${line.Field.slice('Surcharges.'.length)} ${line[side]}`)
  return [wordsOf('Old'), wordsOf('New')]
}

const numbers = new Set(entity.fields.filter(({ kind }) => kind === 'number').map(({ key }) => key))
const valueOf = (field: string, text: string) => (numbers.has(field) ? (text === '' ? null : Number(text)) : text)

/** Says what changed in each rate, in its change log and on its timeline: it is known here, and told while the database writes the rates. */
async function tell(call: BatchCall, words: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ row, differences }) => {
    const fields = differences.filter((one) => !isOfLines(one))
    const changes: Record<string, readonly [unknown, unknown]> = Object.fromEntries(
      fields.map(({ Field, Old, New }) => [Field, [valueOf(Field, Old), valueOf(Field, New)]]),
    )
    if (fields.length < differences.length) changes['surcharges'] = linesIn(differences)
    return { id: row.id, words, changes }
  })
  const diffs = rows.map(({ id, changes }) => ({ id, diff: changes }))
  writeAudits(call.tx, call.actor, call.requestId, { action: 'freightRate.batch', entity: entity.kind, rows: diffs })
  await recordMany(call, document.kind, 'changed', rows)
}
