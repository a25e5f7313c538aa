export { portalClock } from './contents/clock.job.ts'
export { publishRow } from './contents/publish-row.ts'
export { brandFinder } from './site/brand.ts'
export { registerSite, sitePath } from './site/site.routes.ts'
