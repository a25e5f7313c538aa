import type { Issue } from '@jst/contracts'

/** True when nothing blocks submission. */
export const passes = (issues: readonly Issue[]) => !issues.some((issue) => issue.Severity === 'ERROR')
