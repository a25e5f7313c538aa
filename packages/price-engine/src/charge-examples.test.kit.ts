import type { Example } from './examples.test.kit.ts'
import { boxes, freight, option, options, rate, rule, surcharge } from './facts.test.kit.ts'
import type { Option } from './index.ts'

const lineOf = (one: Option, code: string) =>
  one.Charges.filter(({ Code }) => Code === code)
    .map(({ Amount }) => Amount)
    .join(' + ')
const totals = (one: Option) => one.Totals.map(({ Currency, Prepaid, Collect }) => `${Currency} ${Prepaid} / ${Collect}`).join(', ')
const guards = (one: Option) => one.Guards.map(({ Code, By }) => `${Code} ${By}`.trim()).join(', ')
const at = (ValidFrom: string, ValidTo: string) => ({ ValidFrom, ValidTo })
const days = { ValidFrom: '', ValidTo: '' }
const floor = { Boxes: freight('40HQ', '1850') }
const cost = { Boxes: freight('40HQ', '1850', '1780') }
const yen = { Currency: 'JPY', Rate: '20', Turned: true, FromDay: '2026-11-01' }

export const chargeExamples: readonly Example[] = [
  [
    20,
    'Last day by ATD',
    '1 / 0',
    () => ['2026-11-30', '2026-12-01'].map((VesselAtd) => options([rate()], {}, { Sailing: { VesselAtd } }).length).join(' / '),
  ],
  [
    21,
    'Barge ATD, not the vessel',
    '1 / 0',
    () =>
      ['2026-11-30', '2026-12-01']
        .map((BargeAtd) => options([rate({ Basis: 'BARGE_ATD' })], {}, { Sailing: { BargeAtd, VesselAtd: '2026-12-03' } }).length)
        .join(' / '),
  ],
  [
    22,
    'Barge beside the freight',
    '1850.00 + 120.00',
    () => {
      const one = option(
        {
          Barge: [
            { Port: 'CNNKG', Currency: 'USD', Boxes: [{ Type: '40HQ', Amount: '120' }], ...at('', '2026-11-25'), Basis: 'BARGE_ATD' },
          ],
        },
        {},
        { Pol: 'CNNKG' },
      )
      return `${lineOf(one, 'OFT')} + ${lineOf(one, 'BAR')}`
    },
  ],
  [
    23,
    'By bill, by box, by shipment',
    'USD 2020.00 / 0.00',
    () =>
      totals(
        option(
          {
            ...floor,
            Surcharges: [
              surcharge('DOC', { Basis: 'B', Amount: '65' }),
              surcharge('SEAL', { Amount: '8' }),
              surcharge('BKF', { Basis: 'S', Amount: '32' }),
            ],
          },
          {},
          { Boxes: [boxes('40HQ', 1)], Bills: 2 },
        ),
      ),
  ],
  [
    24,
    'Prepaid and collect apart',
    'CNY 2300.00 / 0.00, USD 3700.00 / 420.00',
    () =>
      totals(
        option(
          {
            ...floor,
            Surcharges: [surcharge('THC', { Currency: 'CNY', Amount: '1150' }), surcharge('DTHC', { PpCc: 'CC', Amount: '210' })],
          },
          {},
          { Boxes: [boxes('40HQ', 2)] },
        ),
      ),
  ],
  [
    25,
    'Converted for reference',
    '28570.00 CNY',
    () => {
      const one = option(
        { ...floor, Surcharges: [surcharge('THC', { Currency: 'CNY', Amount: '1150' })] },
        {},
        { Boxes: [boxes('40HQ', 2)] },
      )
      return `${one.Converted?.Amount} ${one.Converted?.Currency}`
    },
  ],
  [
    26,
    'Rate kept the other way round',
    '7500.00 CNY',
    () => {
      const one = option({ Currency: 'JPY', Boxes: freight('40HQ', '150000') }, {}, { ExchangeRates: [yen] })
      return `${one.Converted?.Amount} ${one.Converted?.Currency}`
    },
  ],
  [
    27,
    'Per cent of freight and bunker',
    '98.75',
    () =>
      lineOf(
        option({
          ...floor,
          Surcharges: [surcharge('CAF', { Basis: 'F', Amount: '5', PercentOf: ['OFT', 'BAF'] }), surcharge('BAF', { Amount: '125' })],
        }),
        'CAF',
      ),
  ],
  [
    28,
    'Least of a charge',
    '50.00',
    () => lineOf(option({ ...floor, Surcharges: [surcharge('CAF', { Basis: 'F', Amount: '2', Minimum: '50' })] }), 'CAF'),
  ],
  [
    29,
    'Part of the all-in rate',
    '0.00',
    () => lineOf(option({ ...floor, Surcharges: [surcharge('LSS', { Amount: '40', InAllIn: true })] }), 'LSS'),
  ],
  [
    30,
    'Overweight above 22 tons',
    '150.00',
    () =>
      lineOf(
        option(
          { ...floor, Surcharges: [surcharge('OWS', { Amount: '150', Conditions: [{ What: 'weight', Op: 'above', Values: ['22'] }] })] },
          {},
          { Boxes: [boxes('40HQ', 1, '22.5')] },
        ),
        'OWS',
      ),
  ],
  [
    31,
    'Revenue ton of a surcharge',
    '378.00',
    () => lineOf(option({ ...floor, Surcharges: [surcharge('CFS', { Basis: 'R', Amount: '6' })] }, {}, { Tons: '18.2', Cbm: '63' }), 'CFS'),
  ],
  [32, 'Below the floor', 'BELOW_FLOOR 45.50', () => guards(option(floor, { Markups: [rule(1, 'SALES', { Amount: '-45.5' })] }))],
  [
    33,
    'Least margin of a box and of a bill',
    'BELOW_MARGIN_BOX 10.00, BELOW_MARGIN_BILL 60.00',
    () =>
      guards(
        option(
          cost,
          { MarginFloors: [{ Id: 1, Scope: { Lanes: ['USW'] }, PerBox: '80', PerBill: '200', Currency: 'USD', ...days }] },
          { Boxes: [boxes('40HQ', 2)] },
        ),
      ),
  ],
  [
    34,
    'Above the filed range',
    'ABOVE_FILED 150.00',
    () =>
      guards(
        option(floor, {
          Markups: [rule(1, 'SALES', { Amount: '300' })],
          FiledRanges: [{ Id: 1, Scope: { Carriers: ['COSCO'] }, Box: '40HQ', Currency: 'USD', Min: '800', Max: '2000', ...days }],
        }),
      ),
  ],
]
