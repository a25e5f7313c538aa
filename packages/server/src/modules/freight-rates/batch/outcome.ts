import {
  farPrice,
  farPrices,
  rateBoxes,
  type BatchChange,
  type RateDifference,
  type RateProblem,
  type RateStep,
} from '@jst/contracts/freight-rates'
import type { EntityValues } from '@jst/contracts/entity'
import type { Line } from '@jst/contracts/document'
import { prepareRules } from '@jst/price-engine'
import { changeRates, type ChangedRate, type Rate, type RateChange } from '@jst/price-engine/changes'
import { texts } from '../texts.ts'
import { toRate, toSurcharge, type RateRow } from './facts.ts'

const rules = prepareRules({ Markups: [], MarginFloors: [], FiledRanges: [] })
const mostAmount = 999_999

/** Effect of a change on one rate. `changed` is set where it is written; with `first`, that is the new state of the rate, and `changed` a new rate. */
export interface Outcome {
  readonly row: RateRow
  readonly differences: readonly RateDifference[]
  readonly problems: readonly RateProblem[]
  readonly refused: boolean
  readonly changed?: Rate
  readonly first?: Rate
}

/** Computes the effect of a change on a rate, by the price engine. */
export function outcomeOf(row: RateRow, surcharges: readonly Line[], { From, Steps }: BatchChange): Outcome {
  const rate = toRate(row, surcharges)
  let [first, changed]: [Rate | undefined, Rate] = [undefined, rate]
  const problems: RateProblem[] = []
  if (From !== '' && rate.ValidFrom < From) {
    const split = changeOne(rate, { Kind: 'VALIDITY', How: 'SPLIT', Day: From, Days: 0 })
    problems.push(...split.Problems.map(problemOf))
    const [head, tail] = split.After
    if (head && tail) [first, changed] = [head, tail]
  }
  const differences = new Map<string, RateDifference>()
  if (problems.length === 0)
    for (const step of Steps) {
      const { After, Differences, Problems } = changeOne(changed, toChange(step))
      changed = After[0]!
      problems.push(...Problems.map(problemOf))
      for (const { Field, Old, New } of Differences) {
        const key = keyOf(Field)
        differences.set(key, { Field: key, Old: shown(differences.get(key)?.Old ?? Old), New: shown(New) })
      }
    }
  problems.push(...ownProblems(row, changed), ...far(row, rate, changed))
  const changes = [...differences.values()].filter(({ Old, New }) => Old !== New)
  const refused = problems.some(({ Refused }) => Refused)
  const base = { row, differences: changes, problems, refused }
  if (refused || changes.length === 0) return base
  return { ...base, changed, ...(first ? { first } : {}) }
}

const changeOne = (rate: Rate, change: RateChange): ChangedRate => changeRates([rate], change, rules)[0]!

function toChange(step: RateStep): RateChange {
  if (step.Kind === 'SURCHARGES') return { Kind: 'SURCHARGES', How: step.How, Surcharges: step.Lines.map(toSurcharge) }
  return step
}

const problemOf = ({ Code, Refused, Zh }: ChangedRate['Problems'][number]): RateProblem => ({ Code, Refused, Message: Zh })

/** Checks that the engine lacks: amounts that fit their column, and the type of an other box beside its price. */
function ownProblems(row: RateRow, { Boxes }: Rate): RateProblem[] {
  const found: RateProblem[] = []
  const priced = Boxes.filter(({ Cost, Floor }) => Cost !== '' || Floor !== '')
  if (priced.some(({ Cost, Floor }) => Number(Cost) > mostAmount || Number(Floor) > mostAmount))
    found.push({ Code: 'TOO_LARGE', Refused: true, Message: texts.tooLarge })
  if (row['other_box'] === '' && priced.some(({ Type }) => Type === 'Other'))
    found.push({ Code: 'OTHER_BOX', Refused: true, Message: texts.otherBoxUnnamed })
  return found
}

const pricesOf = (row: RateRow, { Boxes }: Rate): EntityValues => ({
  CurrencyCode: String(row['currency_code'] ?? ''),
  ...Object.fromEntries(Boxes.flatMap(({ Type, Cost, Floor }) => [[`Cost${Type}`, Cost] as const, [`Floor${Type}`, Floor] as const])),
})
/** Prices that a change has made and that are far from their kind: somebody has to say that they are meant. */
function far(row: RateRow, before: Rate, changed: Rate): RateProblem[] {
  if (before.Boxes === changed.Boxes) return []
  return farPrices(pricesOf(row, changed), pricesOf(row, before)).map(({ Message }) => ({ Code: farPrice, Refused: false, Message }))
}

const named: Readonly<Record<string, string>> = {
  Service: 'ServiceCode',
  Via: 'ViaCode',
  ...Object.fromEntries(rateBoxes.flatMap((box) => ['Cost', 'Floor'].map((side) => [`Boxes.${box}.${side}`, `${side}${box}`]))),
}
/** Field of the rate that the engine calls by a path of its own. */
const keyOf = (field: string) => named[field] ?? field
/** Shows unknown values as '' and amounts without trailing zeros. */
const shown = (value: string) => (value === '-1' ? '' : /^-?\d+\.\d+$/.test(value) ? String(Number(value)) : value)
