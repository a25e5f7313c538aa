// Zones and local times without the calls of schedules, for packages that compute with times alone.
export * from './local-time.ts'
export { zoneOf } from './zones.ts'
