import type { EntityValues } from '@jst/contracts/entity'

/** Free time of the demo: a usual import clock, and one of exports. */
export function demoTerms(now: Date): EntityValues[] {
  const year = now.getUTCFullYear()
  const usual = {
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
      ...usual,
      Code: 'IMP-COMBINED',
      NameZh: '目的港合并免箱期',
      Direction: 'import',
      ClockKind: 'combined',
      StartEvent: 'discharged',
      StopEvent: 'emptyIn',
      FreeDays: 10,
      Tiers: '11:75;16:120',
      CurrencyCode: 'USD',
    },
    {
      ...usual,
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
