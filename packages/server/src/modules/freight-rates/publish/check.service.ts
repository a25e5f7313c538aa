import {
  farPrice,
  freightRateStates,
  mostPublished,
  type CheckedRate,
  type PublishProblem,
  type PublishTerms,
  type RateDouble,
} from '@jst/contracts/freight-rates'
import type { EntityQuery } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { chosenRates } from '../batch/chosen.ts'
import { farPricesOf } from '../far-prices.ts'
import { texts } from '../texts.ts'
import { filedProblems } from './filed.ts'
import { findPublishable, type PublishableRate } from './publish.repo.ts'

interface CheckInput {
  readonly Ids?: readonly number[]
  readonly Filter: EntityQuery
  readonly Terms: PublishTerms
}

/** Returns the reasons against publishing each of the rates. @throws AppError INVALID_INPUT, FORBIDDEN */
export async function checkRates(db: Queryable, actor: EmployeeActor, { Ids, Filter, Terms }: CheckInput): Promise<CheckedRate[]> {
  const rates = await findPublishable(db, await chosenRates(db, actor, Ids, Filter, mostPublished), Terms)
  if (rates.length === 0) throw new AppError('INVALID_INPUT', { message: texts.noRates })
  const ids = rates.map(({ id }) => id)
  const [filedByRate, far] = [await filedProblems(db, actor, ids), await farPricesOf(db, actor, ids)]
  // it compares a floor with a cost
  const comparing = maySee(actor, 'costPrice') && maySee(actor, 'floorPrice')
  return rates.map((rate) => ({
    Id: rate.id,
    Code: rate.code,
    Title: rate.title,
    ValidFrom: rate.validFrom,
    ValidTo: rate.validTo,
    UpdateTime: rate.updateTime,
    Problems: [
      ...problemsOf(rate, comparing),
      ...(filedByRate.get(rate.id) ?? []),
      ...(far.get(rate.id)?.prices ?? []).map(({ Message }) => ({ Code: farPrice, Refused: false, Message })),
    ],
  }))
}

const words = texts.publish
const doubleOf = ({ id, code, validFrom, validTo, left }: PublishableRate['doubles'][number]): RateDouble => ({
  Id: id,
  Code: code,
  ValidFrom: validFrom,
  ValidTo: validTo,
  Left: left,
})

function problemsOf({ state, priced, over, belowCost, doubles }: PublishableRate, comparing: boolean): PublishProblem[] {
  const found: PublishProblem[] = []
  const add = (Code: string, Refused: boolean, Message: string, more: Partial<PublishProblem> = {}) =>
    found.push({ Code, Refused, Message, ...more })
  if (!freightRateStates.startsFrom('publish', state)) add('STATE', true, words.state(freightRateStates.wordOf(state)))
  if (!priced) add('NO_FLOOR', true, texts.noFloor)
  if (over) add('DAYS_OVER', true, texts.daysOver)
  if (comparing && belowCost.length > 0) add('FLOOR_BELOW_COST', false, words.belowCost(belowCost.join('、')))
  const [same, like] = [doubles.filter((one) => one.same), doubles.filter((one) => !one.same)]
  if (same.length > 0) add('DOUBLE', true, words.double(codesOf(same)), { Doubles: same.map(doubleOf) })
  if (like.length > 0) add('ALIKE', false, words.alike(codesOf(like)), { Doubles: like.map(doubleOf) })
  return found
}
const codesOf = (doubles: PublishableRate['doubles']) => doubles.map(({ code }) => code).join('、')
