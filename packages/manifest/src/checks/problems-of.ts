import { portLocal } from '@jst/contracts/schedules/times'
import type { Consignment } from '../model/consignment.ts'
import { deadlineOf, timingOf } from '../regimes/deadlines.ts'
import { regimes, type RegimeCode } from '../regimes/regimes.ts'
import { checkBoxes, checkGoods, checkSums } from './cargo-rules.ts'
import { Findings, type ManifestFinding } from './finding.ts'
import { checkParties } from './party-rules.ts'
import { checkHead, checkOwn } from './regime-rules.ts'
import { checkTexts } from './text-rules.ts'
import { found } from './texts.ts'

/** When a consignment is checked, and whether it may be late. */
export interface CheckTime {
  /** ISO 8601. */
  readonly now: string
  /** Reason of somebody who has the right to file late; absent: nobody has it. */
  readonly lateReason?: string
}

function checkTime(code: RegimeCode, consignment: Consignment, { now, lateReason = '' }: CheckTime, out: Findings): void {
  const deadline = deadlineOf(code, consignment)
  const local = (instant: string) => portLocal(instant, consignment.Pol)
  const timing = timingOf(deadline, now)
  const from = regimes[code].deadline?.from ?? 'LoadingAt'
  // the cut-off of the agent says nothing about the law: both are told
  if (deadline.isUnknown) out.warn('UNKNOWN_TIME', from, found.unknownTime)
  if (timing === 'agentLate') out.warn('LATE_AGENT', 'AgentCutoff', found.lateAgent(local(deadline.agent)))
  if (timing !== 'late') return
  const reason = lateReason.trim()
  if (reason === '') out.error('LATE', from, found.lateLegal(local(deadline.legal)))
  else out.add('INFO', 'LATE', from, found.lateGiven(reason))
}

/** All findings of a consignment for one filing, in the order of the form. Without a time its deadline is not looked at. */
export function manifestProblems(code: RegimeCode, consignment: Consignment, time?: CheckTime): ManifestFinding[] {
  const regime = regimes[code]
  const out = new Findings()
  checkHead(consignment, regime, out)
  if (time) checkTime(code, consignment, time, out)
  checkParties(consignment, regime, out)
  checkOwn(consignment, regime, out)
  checkGoods(consignment, regime, out)
  checkBoxes(consignment, out)
  checkSums(consignment, out)
  checkTexts(consignment, regime, out)
  return out.all
}

/** Findings of each filing that the ports ask for, so that one entry is checked against all of them before the first is due. */
export const problemsOfAll = (
  codes: readonly RegimeCode[],
  consignment: Consignment,
  time?: CheckTime,
): ReadonlyMap<RegimeCode, ManifestFinding[]> => new Map(codes.map((code) => [code, manifestProblems(code, consignment, time)]))
