/** Columns of every stored row. */
export const stored = {
  Layer: 'company',
  State: 'active',
  Sort: 0,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  UpdateTime: '2026-11-28T01:30:00.000Z',
} as const
