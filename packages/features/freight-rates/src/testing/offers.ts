/** Ports and days of an offer from Shanghai to Los Angeles, as all kinds of offers name them. */
export const toLosAngeles = {
  Pol: 'CNSHA',
  LoadingPort: 'CNSHA',
  Pod: 'USLAX',
  Del: '',
  Via: '',
  TransitDays: 16,
  FreeDays: 7,
  EtdWeekday: 5,
  ClosingWeekday: 3,
  ValidTo: '2026-11-30',
  Basis: 'ATD',
} as const
