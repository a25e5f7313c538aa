export { splitFleets, type BoxCount, type FleetPart, type FleetProblem, type FleetSplit } from './fleets.ts'
export { isPickUpCode, isSlipNo, nextInRange, rangeProblems, slipNo, type RangeProblem, type SlipRange } from './ranges.ts'
