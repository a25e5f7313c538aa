import {
  freightRateCalls,
  mostBatchRates,
  mostBatchRows,
  type BatchChange,
  type BatchPlan,
  type RateDifference,
  farPrice,
} from '@jst/contracts/freight-rates'
import type { EntityQuery } from '@jst/contracts/entity'
import { hiddenFrom, namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { fieldRightOf, maySee } from '../../../kernel/access/field-rights.ts'
import { texts } from '../texts.ts'
import type { BatchCall } from './call.ts'
import * as batches from './batch.repo.ts'
import { chosenRates } from './chosen.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { findRates, findSurcharges } from './rates.repo.ts'
import { affectedQuotations } from './affected-quotations.ts'

const { entity } = freightRateCalls

export interface PlanInput {
  readonly Ids?: readonly number[]
  readonly Filter: EntityQuery
  readonly Change: BatchChange
  readonly Note: string
}

/** Works out what a change does, and keeps which rates it was worked out for. @throws AppError INVALID_INPUT, FORBIDDEN */
export async function planBatch({ tx, actor }: BatchCall, { Ids, Filter, Change, Note }: PlanInput): Promise<BatchPlan> {
  demandPrices(actor, Change)
  await demandPorts(tx, Change)
  const rows = await findRates(tx, await chosenRates(tx, actor, Ids, Filter, mostBatchRates))
  if (rows.length === 0) throw new AppError('INVALID_INPUT', { message: texts.noRates })
  const outcomes = await outcomesOf(tx, rows, Change)
  await batches.dropOldPlans(tx, actor)
  const kind = Change.Steps[0]!.Kind
  const id = await batches.insertBatch(tx, actor, { kind, change: Change, note: Note, rates: rows.length, state: 'planned' })
  await batches.insertBatchRates(tx, actor, id, rows)
  const quotations = await affectedQuotations(
    tx,
    outcomes.filter(({ changed }) => changed).map(({ row }) => row.id),
  )
  return { ...planOf(actor, id, outcomes), ...(quotations === undefined ? {} : { Quotations: quotations }) }
}

/** Computes the effect of a change on rates as they are now. */
export async function outcomesOf(tx: Queryable, rows: Parameters<typeof outcomeOf>[0][], change: BatchChange): Promise<Outcome[]> {
  const isAsked = change.Steps.some(({ Kind }) => Kind === 'SURCHARGES')
  const surcharges = isAsked
    ? await findSurcharges(
        tx,
        rows.map(({ id }) => id),
      )
    : undefined
  return rows.map((row) => outcomeOf(row, surcharges?.get(row.id) ?? [], change))
}

/** Refuses price changes by people who may not write prices. */
export function demandPrices(actor: EmployeeActor, { Steps }: BatchChange): void {
  const targets = Steps.flatMap((step) => (step.Kind === 'PRICE' ? [step.Target] : []))
  // a floor that is made of the cost tells it
  const tellsCost = Steps.some((step) => step.Kind === 'PRICE' && step.How.startsWith('COST_')) && !maySee(actor, 'costPrice')
  const cost = targets.some((target) => target !== 'FLOOR') && fieldRightOf(actor, 'costPrice') !== 'edit'
  const floor = targets.some((target) => target !== 'COST') && fieldRightOf(actor, 'floorPrice') !== 'edit'
  if (cost || floor || tellsCost) throw new AppError('FORBIDDEN', { message: texts.priceHidden })
}

async function demandPorts(tx: Queryable, { Steps }: BatchChange): Promise<void> {
  const codes = Steps.flatMap((step) => (step.Kind === 'SCHEDULE' && step.Set.Via ? [step.Set.Via] : []))
  if (codes.length === 0) return
  const portNames = await tx.query<{ code: string }>(namesByCode('port'), [codes])
  const missing = codes.find((code) => !portNames.some((one) => one.code === code))
  if (missing !== undefined) throw invalid('Change.Steps', texts.noPort(missing))
}

/** Differences without what the reader may not see. */
const seenDifferences = (actor: EmployeeActor) => {
  const hidden = hiddenFrom(actor, entity)
  return (differences: readonly RateDifference[]) => differences.filter(({ Field }) => !hidden.has(Field))
}

/** Problems of an outcome without what the reader may not see. */
export function seenProblems(actor: EmployeeActor, { problems }: Pick<Outcome, 'problems'>): Outcome['problems'] {
  // prices that are far from their kind name cost and floor
  const seesBoth = maySee(actor, 'costPrice') && maySee(actor, 'floorPrice')
  // it compares a floor with a cost
  const isTold = (code: string) => code !== 'FLOOR_BELOW_COST' || fieldRightOf(actor, 'costPrice') !== 'hidden'
  return problems
    .filter(({ Code }) => isTold(Code))
    .map((one) => (seesBoth || one.Code !== farPrice ? one : { ...one, Message: texts.farHidden }))
}

function planOf(actor: EmployeeActor, Id: number, outcomes: readonly Outcome[]): BatchPlan {
  const seen = seenDifferences(actor)
  const shownOutcomes = outcomes.map((outcome) => ({ ...outcome, problems: seenProblems(actor, outcome) }))
  const kinds = new Map<string, BatchPlan['Problems'][number]>()
  for (const { problems } of shownOutcomes)
    for (const { Code, Refused, Message } of problems) {
      const counted = kinds.get(Message)
      kinds.set(Message, { Code, Refused, Message, Count: (counted?.Count ?? 0) + 1 })
    }
  const rank = ({ problems, changed }: Outcome) => (problems.length > 0 ? 0 : changed ? 1 : 2)
  return {
    Id,
    Chosen: shownOutcomes.length,
    Changes: shownOutcomes.filter(({ changed }) => changed).length,
    Splits: shownOutcomes.filter(({ first }) => first).length,
    Same: shownOutcomes.filter(({ changed, refused }) => !changed && !refused).length,
    Refused: shownOutcomes.filter(({ refused }) => refused).length,
    Problems: [...kinds.values()].toSorted((a, b) => Number(b.Refused) - Number(a.Refused) || b.Count - a.Count),
    Rates: shownOutcomes
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, mostBatchRows)
      .map(({ row, first, differences, problems }) => ({
        Id: row.id,
        Code: row.code,
        Title: row.title,
        Split: first !== undefined,
        Differences: seen(differences),
        Problems: [...problems],
      })),
  }
}
