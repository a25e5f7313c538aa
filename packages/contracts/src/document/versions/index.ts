export * from './calls.ts'
export * from './compare.ts'
export * from './versions.ts'
