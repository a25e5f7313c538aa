import type { EntityValues } from '@jst/contracts/entity'

/** Free time of the demo: a usual import clock, and one of exports. */
export function demoTerms(now: Date): EntityValues[] {
  const year = now.getUTCFullYear()
  const defaults = {
    Source: 'tariff',
    Version: String(year),
    FirstDay: 'same',
    FreeRule: 'calendar',
    ChargeRule: 'calendar',
    ValidFrom: `${year - 1}-01-01`,
    ValidTo: `${year + 1}-12-31`,
  }
  return [
    {
      ...defaults,
      Code: 'IMP-COMBINED',
      NameZh: '卸货港合并免箱期',
      Direction: 'import',
      ClockKind: 'combined',
      StartEvent: 'discharged',
      StopEvent: 'emptyIn',
      FreeDays: 10,
      Tiers: '11:75;16:120',
      CurrencyCode: 'USD',
    },
    {
      ...defaults,
      Code: 'EXP-DETENTION',
      NameZh: '装货港用箱期',
      Direction: 'export',
      ClockKind: 'detention',
      StartEvent: 'emptyOut',
      StopEvent: 'gateIn',
      FreeDays: 10,
      Tiers: '11:40;21:80',
      CurrencyCode: 'CNY',
    },
  ]
}

const from = (first: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10))

/** Days without work in China in 2026, as the State Council has published them. */
export const demoCalendars: readonly EntityValues[] = [
  {
    Code: 'CN-2026',
    NameZh: '中国节假日 2026',
    Place: 'CN',
    Year: 2026,
    Holidays: [
      ...from('2026-01-01', 3),
      ...from('2026-02-15', 9),
      ...from('2026-04-04', 3),
      ...from('2026-05-01', 5),
      ...from('2026-06-19', 3),
      ...from('2026-09-25', 3),
      ...from('2026-10-01', 7),
    ],
  },
]
