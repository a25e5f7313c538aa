import {
  changeText,
  freightRateCalls,
  freightRateDocument as document,
  type RateBatch,
  type RateDifference,
} from '@jst/contracts/freight-rates'
import type { Line } from '@jst/contracts/document'
import { drawNumbers, recordMany } from '../../../documents/index.ts'
import { lockLayer, tellRenamed } from '../../../entity-kit/index.ts'
import { writeAudits } from '../../../kernel/audit.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import * as batches from './batch.repo.ts'
import type { BatchCall } from './call.ts'
import { keptLine, toColumns, toLine } from './facts.ts'
import { batchOf } from './batch-list.ts'
import type { Outcome } from './outcome.ts'
import { demandPrices, outcomesOf } from './plan.service.ts'
import * as rates from './rates.repo.ts'

const { entity } = freightRateCalls
const mostNamedCodes = 10

/** Writes what was worked out, in one transaction. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION where a rate was changed since */
export async function runBatch(call: BatchCall, id: number): Promise<RateBatch> {
  const { tx, actor } = call
  // one act on many rates at a time, and none on a single one meanwhile
  await lockLayer({ tx, actor, entity })
  const batch = await batches.lockBatch(tx, actor, id)
  if (!batch) throw new AppError('NOT_FOUND')
  if (batch.state !== 'planned') throw new AppError('ILLEGAL_TRANSITION', { message: texts.notPlanned })
  demandPrices(actor, batch.change)
  const planned = await batches.plannedRates(tx, id)
  const rows = await rates.findRates(
    tx,
    planned.map((rate) => rate.id),
    true,
  )
  const now = new Map(rows.map((row) => [row.id, row.version]))
  const changed = planned.filter((rate) => now.get(rate.id) !== rate.before).map(({ code }) => code)
  if (changed.length > 0)
    throw new AppError('ILLEGAL_TRANSITION', {
      message: texts.changedSince(changed.slice(0, mostNamedCodes).join('、'), changed.length),
    })
  const outcomes = (await outcomesOf(tx, rows, batch.change)).filter((outcome) => outcome.changed)
  if (outcomes.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothingToChange })
  await markBatch(call, id)
  const splits = await writeOutcomes(call, id, outcomes)
  const ids = outcomes.map(({ row }) => row.id)
  // everybody who reads the rate reads its timeline: what prices were and became stands there by field, for those who may see it
  const words = changeText(batch.change, false)
  await tell(
    call,
    'freightRate.batch',
    outcomes.map(({ row, differences }) => ({ id: row.id, differences })),
    words,
  )
  await recordMany(
    call,
    document.kind,
    'created',
    [...splits.values()].map((split) => ({ id: split, words, changes: {} })),
  )
  call.audit({
    action: 'freightRate.batch-run',
    entity: 'freight_batch',
    entityId: id,
    diff: { Rates: ids.length, What: changeText(batch.change) },
  })
  return (await batchOf(tx, actor, id))!
}

/** From here on the versions of this transaction are those of the batch. */
export const markBatch = ({ tx }: Pick<BatchCall, 'tx'>, id: number) => tx.query(`select set_config('app.batch', $1, true)`, [String(id)])

/** Writes rates, those that are split off, surcharges and versions. Answers which rate was split off which. */
async function writeOutcomes({ tx, actor }: BatchCall, id: number, outcomes: readonly Outcome[]): Promise<Map<number, number>> {
  const split = outcomes.filter(({ first }) => first)
  const codes = split.length === 0 ? [] : await drawNumbers(tx, { companyId: actor.companyId, kind: document.kind }, split.length)
  if (split.length > 0) tellRenamed(tx)
  const made = await rates.copyRates(
    tx,
    actor.employeeId,
    split.map(({ row, changed }, at) => ({ row, code: codes[at]!, columns: toColumns(changed!) })),
  )
  const written = outcomes.map(({ row, first, changed }) => ({ row, columns: toColumns(first ?? changed!) }))
  const touched = rates.touchedColumns(written)
  batches.keepOld(
    tx,
    id,
    written.map(({ row }) => ({ id: row.id, split: made.get(row.id) ?? null })),
    touched,
  )
  rates.writeRates(tx, written, touched)
  const lines = new Map(outcomes.filter(changesLines).map(({ row, changed }) => [row.id, changed!.Surcharges.map(toLine)]))
  // what was copied to a new rate has keys of its own
  const ofWhom = ([rate, rows]: [number, Line[]]) =>
    made.has(rate) ? ([made.get(rate)!, rows.map((line) => ({ ...line, Id: 0 }))] as const) : ([rate, rows] as const)
  await rates.writeSurcharges(tx, new Map([...lines].map(ofWhom)))
  const kept = written.map(({ row }) => ({
    id: row.id,
    before: row.version,
    ...(lines.has(row.id) && !made.has(row.id) ? { surcharges: lines.get(row.id)!.map(keptLine) } : {}),
  }))
  rates.keepChanges(tx, id, actor.employeeId, kept, touched)
  if (made.size > 0) await rates.keepVersions(tx, [...made.values()], id, actor.employeeId)
  batches.finishBatch(tx, id, written.length)
  return made
}

const changesLines = ({ differences }: Outcome) => differences.some(({ Field }) => Field.startsWith('Surcharges.'))

const numbers = new Set(entity.fields.filter(({ kind }) => kind === 'number').map(({ key }) => key))
const valueOf = (field: string, text: string) => (numbers.has(field) ? (text === '' ? null : Number(text)) : text)

/** Says what changed in each rate, in its change log and on its timeline. */
export async function tell(
  call: BatchCall,
  action: string,
  changed: readonly { id: number; differences: readonly RateDifference[] }[],
  words: string,
): Promise<void> {
  const told = changed.map(({ id, differences }) => {
    const [lines, fields] = [
      differences.filter(({ Field }) => Field.startsWith('Surcharges.')),
      differences.filter(({ Field }) => !Field.startsWith('Surcharges.')),
    ]
    const nameOf = ({ Field }: RateDifference) => Field.slice('Surcharges.'.length)
    const wordsOf = (side: 'Old' | 'New') => lines.filter((line) => line[side] !== '').map((line) => `${nameOf(line)} ${line[side]}`)
    const diff = {
      ...Object.fromEntries(fields.map(({ Field, Old, New }) => [Field, [valueOf(Field, Old), valueOf(Field, New)] as const])),
      ...(lines.length === 0 ? {} : { surcharges: [wordsOf('Old'), wordsOf('New')] as const }),
    }
    return { id, diff }
  })
  writeAudits(call.tx, call.actor, call.requestId, { action, entity: entity.kind, rows: told })
  await recordMany(
    call,
    document.kind,
    'changed',
    told.map(({ id, diff }) => ({ id, words, changes: diff })),
  )
}
