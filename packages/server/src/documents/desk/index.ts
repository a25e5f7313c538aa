export { deskRoutes } from './desk.routes.ts'
export { assignAt, claimAt, nextAt, peopleAt, releaseAt } from './desk.service.ts'
export type { DeskModule } from './module.ts'
