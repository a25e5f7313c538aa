export {
  isReachable,
  NoSeaRoute,
  passes,
  seaRoute,
  wayBetween,
  type Pass,
  type SeaProblem,
  type SeaRoute,
  type SeaRouteOptions,
} from './route.ts'
export { courseBetween, milesBetween, type Position } from './sphere.ts'
export { hoursAt, positionAfter, positionBetween, type OnTheWay } from './voyage.ts'
