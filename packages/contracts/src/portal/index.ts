export { portalEntities } from './entities.ts'
export * from './recommended-port.ts'
export * from './recommended-freight-dms.ts'
