export * from './boxes.ts'
export * from './calls.ts'
export * from './problems.ts'
