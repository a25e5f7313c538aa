export { portalEntities } from './entities.ts'
export * from './recommended-port.ts'
export * from './recommended-freight-dms.ts'
export { recommended, type RecommendedFreight, type RecommendedPort } from './recommended.ts'
