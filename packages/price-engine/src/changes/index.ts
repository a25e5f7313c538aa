export { changeRates } from './change.ts'
export type * from './facts.ts'
export type { Rate, Surcharge } from '../facts/rate.ts'
