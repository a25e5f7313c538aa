export * from './calls.ts'
export * from './templates.ts'
