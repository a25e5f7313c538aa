export * from './calls.ts'
export * from './desk.ts'
