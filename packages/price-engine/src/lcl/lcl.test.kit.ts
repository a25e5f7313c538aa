import type { LclCargo, LclCharge, LclRate } from './index.ts'

export const lcl = (more: Partial<LclRate> = {}): LclRate => ({
  Id: 1,
  Version: 1,
  Currency: 'USD',
  PpCc: 'PP',
  Rate: '18.5',
  Tiers: [],
  KgPerCbm: '1000',
  MinRt: '',
  MinCharge: '',
  Charges: [],
  Destination: [],
  DestinationKnown: true,
  ...more,
})
export const lclCharge = (Code: string, Unit: LclCharge['Unit'], Amount: string, more: Partial<LclCharge> = {}): LclCharge => ({
  Code,
  NameZh: Code,
  NameEn: Code,
  Unit,
  Amount,
  Minimum: '',
  Currency: 'USD',
  PpCc: 'PP',
  Known: true,
  ...more,
})
export const cargo = (Cbm: string, Kg: string, Pieces = 1): LclCargo => ({ Cbm, Kg, Pieces })
