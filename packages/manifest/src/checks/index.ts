export { passes, type ManifestFinding, type ManifestRepair } from './finding.ts'
export { manifestProblems, problemsOfAll, type CheckTime } from './problems-of.ts'
