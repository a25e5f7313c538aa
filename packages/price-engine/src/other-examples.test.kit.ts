import { changeRates, type PriceChange } from './changes/index.ts'
import type { Example } from './examples.test.kit.ts'
import { freight, rate } from './facts.test.kit.ts'
import { prepareRules } from './index.ts'
import { cbmOf, deadFreight, lclPrice, type LclCargo, type LclRate } from './lcl/index.ts'
import { cargo, lcl } from './lcl/lcl.test.kit.ts'

const cost = { Boxes: freight('40HQ', '1850', '1780') }
const lft = (more: Partial<LclRate>, of: LclCargo) => lclPrice(of, lcl(more)).Lines[0]?.Amount ?? ''
const increased = (change: Partial<PriceChange>) => {
  const base: PriceChange = { Kind: 'PRICE', Target: 'FLOOR', Boxes: [], How: 'ADD', Value: '0', RoundTo: '', Rounding: 'HALF_UP' }
  const rules = prepareRules({ Markups: [], MarginFloors: [], FiledRanges: [] })
  const [changed] = changeRates([rate(cost)], { ...base, ...change }, rules)
  return changed?.Differences.map(({ Old, New }) => `${Old} → ${New}`).join(', ')
}

export const otherExamples: readonly Example[] = [
  [35, 'LCL by volume', '291.38', () => lft({}, cargo('15.75', '12400'))],
  [36, 'LCL of heavy cargo, 1 t = 3 CBM', '180.18', () => lft({ Rate: '20', KgPerCbm: '333' }, cargo('5', '3000'))],
  [37, 'LCL least revenue ton, then least charge', '40.00', () => lft({ MinRt: '1', MinCharge: '40' }, cargo('0.4', '150'))],
  [
    38,
    'LCL tier for the whole shipment',
    '80.00',
    () =>
      lft(
        {
          Rate: '20',
          Tiers: [
            { From: '0', To: '5', Rate: '20' },
            { From: '5', To: '', Rate: '16' },
          ],
        },
        cargo('5', '800'),
      ),
  ],
  [
    39,
    'Dead freight of 3.6 CBM in a 40HQ',
    '138.00 USD',
    () =>
      deadFreight({
        Cbm: cbmOf([{ Length: '120', Width: '100', Height: '100', Count: 3 }]),
        Box: '40HQ',
        Costs: [
          { Amount: '1850', Currency: 'USD' },
          { Amount: '450', Currency: 'USD' },
        ],
      })
        ?.map(({ Amount, Currency }) => `${Amount} ${Currency}`)
        .join(),
  ],
  [
    40,
    'Increase by 7.5 %, up to the next 5',
    '1850 → 1990.00',
    () => increased({ How: 'PERCENT', Value: '7.5', RoundTo: '5', Rounding: 'UP' }),
  ],
]
