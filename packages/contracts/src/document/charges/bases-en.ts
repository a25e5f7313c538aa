import type { ChargeBasis } from './bases.ts'

/** Counting bases of charges in English; a module of its own, since Chinese pages have no use for it. */
export const chargeBasesEn: Readonly<Record<ChargeBasis, string>> = {
  C: 'per box',
  B: 'per B/L',
  S: 'per shipment',
  T: 'per ton',
  R: 'per W/M',
  F: '% of freight',
}
