/** Packages whole, kg and m³ with at most three decimals. */
export interface Quantities {
  readonly Packages: number
  /** kg. */
  readonly Weight: number
  /** m³. */
  readonly Volume: number
}
/** Name of a quantity. */
export type MeasureName = keyof Quantities

/** Measures with their decimals. */
export const measures = [
  { key: 'Packages', digits: 0 },
  { key: 'Weight', digits: 3 },
  { key: 'Volume', digits: 3 },
] as const
/** Decimals of a measure. */
export const digitsOf: Readonly<Record<MeasureName, number>> = { Packages: 0, Weight: 3, Volume: 3 }
