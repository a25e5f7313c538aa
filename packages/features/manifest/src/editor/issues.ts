import type { Issue } from '@jst/contracts'
import type { ManifestContent, ManifestRegime } from '@jst/contracts/manifest'
import { labelOf } from '@jst/manifest'
import { manifestProblems } from '@jst/manifest/checks'

/** Findings as pages show them. */
export const issuesOf = (regime: ManifestRegime, content: ManifestContent, LateReason: string, now: string): Issue[] =>
  manifestProblems(regime, content, { now, ...(LateReason === '' ? {} : { lateReason: LateReason }) }).map(
    ({ severity, code, path, message, repair }) => ({
      Severity: severity,
      Code: code,
      Path: path,
      Label: labelOf(path).zh,
      Message: message.zh,
      ...(repair ? { Suggest: { Value: repair.value, Text: repair.words.zh } } : {}),
    }),
  )
