import type { ExampleLine } from '../../../entity-kit/index.ts'

const voyage = { VoyageNo: '035E', Vessel: 'COSCO SHIPPING ARIES', CarrierCode: 'COSCO', ServiceCode: 'AEU3', Imo: '9783497' } as const

/** A voyage of two calls: one line for each, by the clock of its port. */
export const exampleVoyage: readonly ExampleLine[] = [
  { ...voyage, PortCode: 'CNSHA', PlannedArrival: '2026-12-01 08:00', PlannedDeparture: '2026-12-02 20:00', DCO: '2026-11-29 12:00' },
  { ...voyage, PortCode: 'NLRTM', PlannedArrival: '2027-01-05 06:00', PlannedDeparture: '2027-01-07 18:00' },
]
