import { forCustomer, priceOptions } from '@jst/price-engine'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { inquiryOf, preparedRules, ratesOf } from '../prices/facts.ts'
import { roundsOf, sized } from '../kit/size.ts'

const searches = 5
const rounds = 3

/** One core, no server: rates of the search are in memory already. */
async function run({ options, say }: BenchContext): Promise<Figure[]> {
  const started = performance.now()
  const prepared = preparedRules()
  const preparing = performance.now() - started
  const rates = ratesOf(sized(10_000, 500))
  const [priced, readFully, hashed, forCustomers]: number[][] = [[], [], [], []]
  const measure = (use: (option: ReturnType<typeof priceOptions>[number]) => unknown): number => {
    let count = 0
    let used = 0
    const began = performance.now()
    for (let at = 0; at < searches; at++)
      for (const option of priceOptions(inquiryOf(at), rates, prepared)) {
        count += 1
        if (use(option) !== undefined) used += 1
      }
    if (used !== count) throw new Error(`${count - used} of ${count} options were not used`)
    return count / ((performance.now() - began) / 1_000)
  }
  measure((option) => option.Boxes)
  for (let round = 0; round < roundsOf(options, rounds); round++) {
    priced!.push(measure((option) => option.Totals))
    readFully!.push(measure((option) => [option.Boxes, option.Charges]))
    hashed!.push(measure((option) => option.Hash))
    forCustomers!.push(measure((option) => forCustomer(option, { Approved: true }) ?? option.Guards))
  }
  say(`2,000 rules, ${rates.length.toLocaleString('en')} rates of three box types, eight surcharges each`)
  return [
    figure('options priced, with totals, guards and what is missing', '/s', priced!, { goal: { of: 'value', least: 50_000 } }),
    figure('  and read with every step and charge', '/s', readFully!),
    figure('  and hashed', '/s', hashed!),
    figure('  and told to a customer, hashed', '/s', forCustomers!),
    figure('2,000 rules read and indexed', 'ms', [preparing]),
  ]
}

/** The price engine by itself. */
export const prices: Entry = { name: 'prices', limit: 'nothing: the goal is a number of options', run }
