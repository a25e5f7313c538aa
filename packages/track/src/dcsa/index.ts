export { readDcsa, versionOf, type ReadDcsa } from './read.ts'
export type { DcsaContext, DcsaVersion, DcsaWarning } from './shared.ts'
export { writeDcsa, type WrittenDcsa } from './write.ts'
