export * from './calls.ts'
export * from './cells.ts'
export * from './check.ts'
export * from './exports.ts'
export * from './fields.ts'
export * from './findings.ts'
export {
  importCalls,
  importDays,
  importLimits,
  ImportPlan,
  longestHeading,
  mostDirectLines,
  mostShownGroups,
  mostShownProblems,
  RunImport,
  type ImportCalls,
  type ImportChoice,
  type ImportColumn,
} from './import-calls.ts'
export * from './rules.ts'
export { seenEntity } from './seen.ts'
export { countedFields } from './schemas.ts'
export type { EntityCountQuery, EntityExportQuery, EntityLayer, EntityQuery, EntityRow, EntityState } from './schemas.ts'
