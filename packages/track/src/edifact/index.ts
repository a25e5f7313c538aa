export type { StatusMeaning } from './codes.ts'
export { readTrackingEdifact, type EdifactContext, type ReadTrackingEdifact } from './read.ts'
