import type { Issue } from '@jst/contracts'
import type { ManifestContent, ManifestRegime } from '@jst/contracts/manifest'
import { labelOf } from '@jst/manifest'
import { problemsOfAll, type ManifestFinding } from '@jst/manifest/checks'
import { regimeNames } from '../declared-fields.ts'
import { texts } from '../texts.ts'

const keyOf = ({ severity, code, path, message }: ManifestFinding): string => JSON.stringify([severity, code, path, message.zh])

/** Findings of all filings of a bill, as pages show them. Where there are several filings, each finding names those that have it. */
export function issuesOf(regimes: readonly ManifestRegime[], content: ManifestContent, LateReason: string, now: string): Issue[] {
  const found = [...problemsOfAll(regimes, content, { now, ...(LateReason === '' ? {} : { lateReason: LateReason }) })]
  const all = found.flatMap(([regime, findings]) => findings.map((finding) => ({ regime, finding })))
  return [...Map.groupBy(all, ({ finding }) => keyOf(finding)).values()].map((same): Issue => {
    const { severity, code, path, message, repair } = same[0]!.finding
    const names = same.map(({ regime }) => regimeNames[regime][0]).join(texts.joints.names)
    return {
      Severity: severity,
      Code: code,
      Path: path,
      Label: texts.say(labelOf(path)),
      Message: regimes.length > 1 ? texts.editor.ofRegimes(names, texts.say(message)) : texts.say(message),
      ...(repair ? { Suggest: { Value: repair.value, Text: texts.say(repair.words) } } : {}),
    }
  })
}
