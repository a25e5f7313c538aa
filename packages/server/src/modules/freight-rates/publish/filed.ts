import type { PublishProblem } from '@jst/contracts/freight-rates'
import { prepareRules, priceOptions, type Inquiry } from '@jst/price-engine'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { bookOf, exchangeOn } from '../search/price-inputs.ts'
import { findFiledRanges } from '../search/limits.repo.ts'
import { rateOf } from '../search/rates.ts'
import { findRatesById } from '../search/rates.repo.ts'
import { texts } from '../texts.ts'

const filedCodes = new Set(['BELOW_FILED', 'ABOVE_FILED'])
const into = 'CNY'

/** Rates whose floors are outside the filed range that holds on their first day, with what is wrong. No mark-up counts: a floor is sold. */
export async function filedProblems(
  db: Queryable,
  { companyId }: Pick<EmployeeActor, 'companyId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PublishProblem[]>> {
  const FiledRanges = await findFiledRanges(db, companyId)
  if (FiledRanges.length === 0) return new Map()
  const { rules, regionOf, names } = await bookOf(db, companyId)
  const filedRules = prepareRules({ Markups: [], MarginFloors: [], FiledRanges, digitsOf: rules.digitsOf })
  const found = new Map<number, readonly PublishProblem[]>()
  for (const row of await findRatesById(db, ids)) {
    const rate = rateOf(row, [], [], regionOf(row.lane), names)
    const inquiry: Inquiry = {
      Pol: row.pol,
      Pods: [row.pod],
      AskedOn: row.validFrom,
      Day: row.validFrom,
      Sailing: {},
      Boxes: rate.Boxes.map(({ Type }) => ({ Type, Count: 1, Tons: '', Soc: '' as const })),
      Bills: 1,
      Tons: '',
      Cbm: '',
      Commodity: '',
      CargoType: '',
      Customer: '',
      Level: '',
      Salesperson: '',
      Channel: 'internal',
      ExchangeRates: await exchangeOn(db, companyId, into, row.validFrom),
      Into: into,
    }
    const guards = priceOptions(inquiry, [rate], filedRules).flatMap(({ Guards }) => Guards.filter(({ Code }) => filedCodes.has(Code)))
    if (guards.length > 0)
      found.set(
        row.id,
        guards.map(({ Code, Box, By, Currency }) => ({
          Code,
          Refused: true,
          Message: texts.publish.filed(Code === 'BELOW_FILED', Box, `${By} ${Currency}`),
        })),
      )
  }
  return found
}
