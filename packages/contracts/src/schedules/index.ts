export * from './endpoints/file.ts'
export * from './endpoints/layouts.ts'
export * from './endpoints/live.ts'
export * from './endpoints/paths.ts'
export * from './endpoints/places.ts'
export * from './endpoints/voyages.ts'
export * from './endpoints/weeks.ts'
export * from './local-time.ts'
export * from './rules/call.ts'
export * from './rules/freshness.ts'
export * from './rules/plausible.ts'
export * from './rules/rotation.ts'
export * from './rules/voyage.ts'
export { mostCalls } from './schemas.ts'
export type {
  CallInput,
  CallRow,
  CutoffOffset,
  Cutoffs,
  PortCall,
  Rotation,
  RotationCall,
  RotationInput,
  Voyage,
  VoyageInput,
  VoyageRow,
} from './schemas.ts'
export * from './states.ts'
export { zoneOf } from './zones.ts'
