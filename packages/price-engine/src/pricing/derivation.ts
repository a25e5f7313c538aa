import { exact, plainText, type Units } from '../amounts.ts'
import type { Said } from '../facts/findings.ts'
import type { Step } from '../facts/option.ts'
import type { Rate } from '../facts/rate.ts'
import { sellOf, type Added, type Plan } from './markups.ts'
import { steps as say } from './texts.ts'

const empty = { Layer: '', Percent: '', Of: '', Given: null, Rates: [] } as const

/** The steps from floor to price, in words too. Their amounts add up to the price exactly. */
export function stepsOf(floor: Units, plan: Plan, { Id, No, UpdatedBy: By, UpdatedAt: At, Currency }: Rate, digits: number): Step[] {
  const Amount = exact(floor, digits)
  const first: Step = { ...empty, Kind: 'FLOOR', Id, By, At, Amount, Running: Amount, ...say.floor(Amount, Currency, No, By, At) }
  const steps = [first]
  let running = floor
  const sell = sellOf(floor, plan, digits, (added) => {
    steps.push(stepOf(added, Currency, digits))
    running = added.running
  })
  if (sell === running) return steps
  const rest = exact(sell - running, digits)
  return [
    ...steps,
    { ...empty, Kind: 'ROUNDING', Id: 0, By: '', At: '', Amount: rest, Running: exact(sell, digits), ...say.rounding(rest, Currency) },
  ]
}

function stepOf(added: Added, currency: string, digits: number): Step {
  const { rule } = added.ready
  const Amount = exact(added.amount, digits)
  return {
    Kind: 'MARKUP',
    Layer: rule.Layer,
    Id: rule.Id,
    By: rule.Owner,
    At: rule.UpdatedAt,
    Amount,
    Running: exact(added.running, digits),
    Percent: rule.Percent,
    Of: rule.Percent === '' ? '' : rule.Of,
    Given: added.given,
    Rates: added.rates,
    ...say.markup(rule.Layer, rule.No ?? String(rule.Id), rule.Owner, rule.UpdatedAt, Amount, currency, howOf(added)),
  }
}

function howOf({ ready, given, rates }: Added): Said {
  if (ready.percent !== undefined) return say.percent(plainText(ready.percent), ready.rule.Of === 'FLOOR')
  if (!given) return say.plain
  return say.given(given.Amount, given.Currency, [...new Set(rates.map(({ FromDay }) => FromDay))].join('、'))
}
