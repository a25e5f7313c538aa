import type { Issue } from '@jst/contracts'
import { mostFindings, type ManifestContent, type ManifestRegime } from '@jst/contracts/manifest'
import { deadlineOf, labelOf, referenceProblem, type UsedReference } from '@jst/manifest'
import { manifestProblems, type CheckTime, type ManifestFinding } from '@jst/manifest/checks'
import { instantOf, zoneOf } from '@jst/contracts/schedules/times'
import type { Words } from '@jst/packing'
import type { Queryable } from '../../../kernel/database/database.ts'
import { texts } from '../texts.ts'
import { usedReferences, type ManifestRow, type StoredManifest } from './manifest.repo.ts'

/** A sentence in the language of its reader. */
export type Said = (words: Words) => string
export const inChinese: Said = ({ zh }) => zh
/** @param Lang of the call */
export const saidIn = (Lang: 'en' | undefined): Said => (Lang === 'en' ? ({ en }) => en : inChinese)

/** Findings as a view has them; those beyond its limit are counted by the last one. */
export function shownFindings(findings: readonly ManifestFinding[], said: Said = inChinese): Issue[] {
  if (findings.length <= mostFindings) return issuesOf(findings, said)
  const shown = issuesOf(findings.slice(0, mostFindings - 1), said)
  const isWrong = findings.slice(shown.length).some(({ severity }) => severity === 'ERROR')
  const Message = said(texts.moreFindings(findings.length - shown.length))
  return [...shown, { Severity: isWrong ? 'ERROR' : 'WARN', Code: 'MORE', Path: '', Label: '', Message }]
}

/** Findings as the wire has them; a repair of one value is offered. */
export const issuesOf = (findings: readonly ManifestFinding[], said: Said = inChinese): Issue[] =>
  findings.map(({ severity, code, path, message, repair }) => ({
    Severity: severity,
    Code: code,
    Path: path,
    Label: said(labelOf(path)),
    Message: said(message),
    ...(repair ? { Suggest: { Value: repair.value, Text: said(repair.words) } } : {}),
  }))

type Checked = Pick<StoredManifest, 'id' | 'staffId' | 'regime' | 'content' | 'lateReason'>
/** All findings of a filing at a time. A reason for being late was stored by somebody with the right. */
export async function findingsOf(
  system: Queryable,
  { id, staffId, regime, content, lateReason }: Checked,
  now: Date,
): Promise<ManifestFinding[]> {
  const time: CheckTime = { now: now.toISOString(), ...(lateReason === '' ? {} : { lateReason }) }
  const findings = manifestProblems(regime, content, time)
  if (regime !== 'eu' || content.BillNo === '') return findings
  const uses: readonly UsedReference[] = await usedReferences(system, staffId, content.BillNo, id)
  const used = referenceProblem(content.BillNo, time.now, uses)
  return used ? [{ severity: 'ERROR', code: 'USED', path: 'BillNo', message: used }, ...findings] : findings
}
export const wrongOf = (findings: readonly ManifestFinding[]): number => findings.filter(({ severity }) => severity === 'ERROR').length

/** Times of a filing, by the clock of the load port; '' while unknown. */
export function timesOf(regime: ManifestRegime, content: ManifestContent): Pick<ManifestRow, 'deadline' | 'agentCutoff' | 'departsAt'> {
  const { legal, agent } = deadlineOf(regime, content)
  const zone = zoneOf(content.Pol)
  // the list of cargo that is not on board needs some time: loading begins before the ship leaves
  const leaves = content.DepartureAt || (regime === 'cnExport' ? content.LoadingAt : '')
  return { deadline: legal, agentCutoff: agent, departsAt: zone === undefined ? '' : (instantOf(leaves, zone) ?? '') }
}
