export { historyOf } from './history.ts'
export type { StepAuthor, VersionModule, VersionStep } from './module.ts'
export { contentOfStep, findLastStep, findVersion, insertVersions, latestContent } from './versions.repo.ts'
export { compareNumbers, versionList } from './versions.service.ts'
