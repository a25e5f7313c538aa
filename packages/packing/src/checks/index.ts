export type { Allowance, Finding, FindingPath, Repair, Severity } from './finding.ts'
export { createChecks, passes, problemsOf, repaired, type BookedBoxes, type CheckOptions } from './problems-of.ts'
export { typeTable, usualTypes, type BoxTypeLimits, type TypeTable } from './types.ts'
