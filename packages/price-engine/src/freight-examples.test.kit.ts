import type { Example } from './examples.test.kit.ts'
import { boxes, freight, option, rule } from './facts.test.kit.ts'
import type { Inquiry, MarkupRule, Option, Rate } from './index.ts'

const sell = ({ Boxes: [first] }: Option) => first?.Sell ?? ''
const priced = (more: Partial<Rate>, rules: readonly MarkupRule[], inquiryFacts: Partial<Inquiry> = {}) =>
  sell(option(more, { Markups: rules }, inquiryFacts))
const lineOf = (one: Option, code: string) =>
  one.Charges.filter(({ Code }) => Code === code)
    .map(({ Amount }) => Amount)
    .join(' + ')
const floor = { Boxes: freight('40HQ', '1850') }
const euro = { Currency: 'EUR', Rate: '7.81', Turned: false, FromDay: '2026-11-01' }
const dollar = { Currency: 'USD', Rate: '7.1', Turned: false, FromDay: '2026-11-01' }
export const freightExamples: readonly Example[] = [
  [1, 'Floor alone', '1850.00', () => priced(floor, [])],
  [
    2,
    'Four layers add up',
    '2050.00',
    () =>
      priced(floor, [
        rule(1, 'PLATFORM', { Amount: '50' }),
        rule(2, 'LEVEL', { Amount: '-30' }),
        rule(3, 'CUSTOMER', { Amount: '80' }),
        rule(4, 'SALES', { Amount: '100' }),
      ]),
  ],
  [
    3,
    'Narrowest of one layer',
    '1925.00',
    () => priced(floor, [rule(1, 'PLATFORM', { Amount: '50' }), rule(2, 'PLATFORM', { Amount: '75', Scope: { Lanes: ['USW'] } })]),
  ],
  [
    4,
    'Port before carrier and lane',
    '1870.00',
    () =>
      priced(floor, [
        rule(1, 'PLATFORM', { Amount: '60', Scope: { Lanes: ['USW'], Carriers: ['COSCO'] } }),
        rule(2, 'PLATFORM', { Amount: '20', Scope: { Pods: ['USLAX'] } }),
      ]),
  ],
  [
    5,
    'Tie by priority',
    '1880.00',
    () => priced(floor, [rule(1, 'PLATFORM', { Amount: '30', Priority: 2 }), rule(2, 'PLATFORM', { Amount: '90', Priority: 1 })]),
  ],
  [
    6,
    'Tie by newer first day',
    '1890.00',
    () =>
      priced(floor, [
        rule(9, 'SALES', { Amount: '10', ValidFrom: '2026-01-01' }),
        rule(2, 'SALES', { Amount: '40', ValidFrom: '2026-10-01' }),
      ]),
  ],
  [7, 'Tie by number', '1855.00', () => priced(floor, [rule(8, 'SALES', { Amount: '5' }), rule(3, 'SALES', { Amount: '15' })])],
  [
    8,
    'Stackable rules are added',
    '1905.00',
    () =>
      priced(floor, [
        rule(1, 'LEVEL', { Amount: '30' }),
        rule(2, 'LEVEL', { Amount: '15', Stackable: true }),
        rule(3, 'LEVEL', { Amount: '10', Stackable: true }),
      ]),
  ],
  [
    9,
    'Per cent of the floor',
    '2042.50',
    () => priced(floor, [rule(1, 'PLATFORM', { Amount: '100' }), rule(2, 'SALES', { Percent: '5' })]),
  ],
  [
    10,
    'Per cent of the running price',
    '2047.50',
    () => priced(floor, [rule(1, 'PLATFORM', { Amount: '100' }), rule(2, 'SALES', { Percent: '5', Of: 'RUNNING' })]),
  ],
  [
    11,
    'Running price of the layers before',
    '2130.00',
    () =>
      priced({ Boxes: freight('40HQ', '2000') }, [
        rule(1, 'SALES', { Amount: '30' }),
        rule(2, 'SALES', { Percent: '5', Of: 'RUNNING', Stackable: true }),
      ]),
  ],
  [
    12,
    'Amount by box type',
    '1920.00',
    () => priced(floor, [rule(1, 'PLATFORM', { Amount: '40', Boxes: [{ Type: '40HQ', Amount: '70' }] })]),
  ],
  [13, 'Rule of another box type', '1850.00', () => priced(floor, [rule(1, 'PLATFORM', { Amount: '40', Scope: { Boxes: ['20GP'] } })])],
  [14, 'Half a cent up', '1001.13', () => priced({ Boxes: freight('40HQ', '1000') }, [rule(1, 'SALES', { Percent: '0.1125' })])],
  [
    15,
    'Yen have no places',
    '150751',
    () => priced({ Currency: 'JPY', Boxes: freight('40HQ', '150001') }, [rule(1, 'SALES', { Percent: '0.5' })]),
  ],
  [
    16,
    'Rounded, then multiplied',
    '3003.39',
    () =>
      lineOf(
        option({ Boxes: freight('40HQ', '1000') }, { Markups: [rule(1, 'SALES', { Percent: '0.1125' })] }, { Boxes: [boxes('40HQ', 3)] }),
        'OFT',
      ),
  ],
  [17, 'Mark-up in CNY on USD', '1878.17', () => priced(floor, [rule(1, 'SALES', { Amount: '200', Currency: 'CNY' })])],
  [
    18,
    'Mark-up in EUR by way of CNY',
    '1960.00',
    () => priced(floor, [rule(1, 'SALES', { Amount: '100', Currency: 'EUR' })], { ExchangeRates: [dollar, euro] }),
  ],
  [
    19,
    'Mark-up without exchange rate',
    '1850.00 NO_EXCHANGE_RATE GBP→USD',
    () => {
      const one = option(floor, { Markups: [rule(1, 'SALES', { Amount: '50', Currency: 'GBP' })] })
      return `${sell(one)} ${one.Incomplete.map(({ Code, What }) => `${Code} ${What}`).join()}`
    },
  ],
]
