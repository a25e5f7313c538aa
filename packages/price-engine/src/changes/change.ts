import { unitsOf } from '../amounts.ts'
import type { Rate, Surcharge } from '../facts/rate.ts'
import { indexedOf, type PreparedRules } from '../rules/prepare.ts'
import { shifted } from './days.ts'
import { differencesOf } from './differences.ts'
import type { ChangedRate, ChangeProblem, RateChange, RemarkChange, SurchargeChange, ValidityChange } from './facts.ts'
import { changePrices } from './prices.ts'
import { problem } from './texts.ts'

/** Computes the effect of a change on rates. Pure: the result is the dry run, and the rates before it are the undo data. */
export const changeRates = (rates: readonly Rate[], change: RateChange, rules: PreparedRules): ChangedRate[] =>
  rates.map((Before) => {
    const Problems: ChangeProblem[] = []
    const changed = apply(Before, change, rules, Problems)
    const Differences = differencesOf(Before, changed[0] ?? Before)
    if (Differences.length === 0) return { Before, After: [Before], Differences, Problems }
    for (const rate of changed) Problems.push(...validityProblems(rate))
    if (change.Kind === 'PRICE' && changed[0]) Problems.push(...priceProblems(changed[0], change.Target, rules))
    return { Before, After: changed, Differences, Problems }
  })

function apply(rate: Rate, change: RateChange, { digitsOf }: PreparedRules, problems: ChangeProblem[]): Rate[] {
  switch (change.Kind) {
    case 'PRICE':
      return [changePrices(rate, change, digitsOf(rate.Currency), problems)]
    case 'SURCHARGES':
      return [{ ...rate, Surcharges: surchargesOf(rate.Surcharges, change) }]
    case 'VALIDITY':
      return validityOf(rate, change, problems)
    case 'SCHEDULE':
      return [{ ...rate, ...change.Set }]
    case 'REMARK':
      return [{ ...rate, [change.Field]: remarkOf(rate[change.Field], change) }]
  }
}

const keyOf = ({ Code, PpCc, Currency }: Surcharge) => `${Code} ${PpCc} ${Currency}`

function surchargesOf(before: readonly Surcharge[], { How, Surcharges }: SurchargeChange): Surcharge[] {
  const templates = before.filter(({ Source }) => Source.Kind === 'template')
  const ownCharges = before.filter(({ Source }) => Source.Kind === 'own')
  const meant = new Set(Surcharges.map(keyOf))
  if (How === 'REPLACE') return [...Surcharges, ...templates]
  if (How === 'REMOVE') return [...ownCharges.filter((one) => !meant.has(keyOf(one))), ...templates]
  const written = new Map(Surcharges.map((one) => [keyOf(one), one]))
  const had = new Set(ownCharges.map(keyOf))
  return [...ownCharges.map((one) => written.get(keyOf(one)) ?? one), ...Surcharges.filter((one) => !had.has(keyOf(one))), ...templates]
}

function validityOf(rate: Rate, { How, Day, Days }: ValidityChange, problems: ChangeProblem[]): Rate[] {
  if (How === 'END') return [{ ...rate, ValidTo: Day }]
  if (How === 'SHIFT') return [{ ...rate, ValidFrom: shifted(rate.ValidFrom, Days), ValidTo: shifted(rate.ValidTo, Days) }]
  const isInside = Day > rate.ValidFrom && (rate.ValidTo === '' || Day <= rate.ValidTo)
  if (!isInside) {
    problems.push(problem('SPLIT_OUTSIDE'))
    return [rate]
  }
  return [
    { ...rate, ValidTo: shifted(Day, -1) },
    { ...rate, Id: 0, No: '', Version: 0, ValidFrom: Day },
  ]
}

const separators = /(?:\r?\n|；|;)/

function remarkOf(before: string, { How, Text }: RemarkChange): string {
  if (How === 'REPLACE') return Text
  const parts = before.split(separators).map((part) => part.trim())
  if (How === 'APPEND') return parts.includes(Text.trim()) ? before : before === '' ? Text : `${before}\n${Text}`
  if (!parts.includes(Text.trim())) return before
  return parts.filter((part) => part !== '' && part !== Text.trim()).join('\n')
}

const validityProblems = ({ ValidFrom, ValidTo }: Rate): ChangeProblem[] =>
  ValidTo !== '' && ValidTo < ValidFrom ? [problem('VALIDITY')] : []

/** Returns problems of changed prices; the filed range is that of the first day of the rate. */
function priceProblems(rate: Rate, target: 'COST' | 'FLOOR' | 'BOTH', rules: PreparedRules): ChangeProblem[] {
  const problems: ChangeProblem[] = []
  const nobody = { customer: '', salesperson: '', level: '', channel: '' }
  const { Pol: pol, Pod: pod, Del: del, Service: service, Carrier: carrier, RateType: rateType, Lane: lane, Region: region } = rate
  const ranges = indexedOf(rules).filed.of({ ...nobody, pol, pod, del, service, carrier, rateType, lane, region, day: rate.ValidFrom })
  for (const { Type, Cost, Floor } of rate.Boxes) {
    const [cost, floor] = [Cost === '' ? undefined : unitsOf(Cost), Floor === '' ? undefined : unitsOf(Floor)]
    const isTooLow = (target !== 'FLOOR' && cost !== undefined && cost <= 0n) || (target !== 'COST' && floor !== undefined && floor <= 0n)
    if (isTooLow) problems.push(problem('NOT_POSITIVE', Type))
    if (cost !== undefined && floor !== undefined && floor < cost) problems.push(problem('FLOOR_BELOW_COST', Type))
    const range = ranges.find((one) => one.Box === Type && one.Currency === rate.Currency)
    if (!range || floor === undefined) continue
    if (floor < unitsOf(range.Min)) problems.push(problem('BELOW_FILED', Type))
    if (floor > unitsOf(range.Max)) problems.push(problem('ABOVE_FILED', Type))
  }
  return problems
}
