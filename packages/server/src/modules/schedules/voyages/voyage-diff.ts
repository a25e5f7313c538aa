import { callTimeNames, callTimes, cutoffCodes, cutoffTable, portLocal, type CallInput } from '@jst/contracts/schedules'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { texts } from '../schedules.texts.ts'
import type { VoyageToWrite } from './voyage.repo.ts'

const words = texts.diff

const facts = ['CarrierCode', 'ServiceCode', 'Imo', 'Vessel', 'VoyageNo', 'Source', 'Remark', 'Blank', 'Reason'] as const

/** A call's facts as the change log reads: `CNSHA 实际离港 ATD`, times by the clock of the port. */
function lines({ Calls }: { Calls: readonly CallInput[] }): Record<string, string> {
  const all: Record<string, string> = {}
  const times = new Map<string, number>()
  for (const call of Calls) {
    const time = (times.get(call.PortCode) ?? 0) + 1
    times.set(call.PortCode, time)
    const name = time === 1 ? call.PortCode : `${call.PortCode}(${time})`
    const show = (value: string | null | undefined) => (value ? portLocal(value, call.PortCode) : '')
    all[`${name} ${words.call}`] = call.Omitted ? words.omitted : call.ReplacedPort ? words.diverted(call.ReplacedPort) : words.call
    all[`${name} ${texts.labels.terminal}`] = call.TerminalCode
    for (const field of callTimes) all[`${name} ${callTimeNames[field]}`] = show(call[field])
    for (const code of cutoffCodes) all[`${name} ${cutoffTable[code].zh}`] = show(call.Cutoffs[code])
  }
  return all
}

/** Differences between two versions of a voyage, for its change log. */
export function diffOfVoyage(before: VoyageToWrite | undefined, after: VoyageToWrite): Record<string, [unknown, unknown]> {
  const pick = (voyage: VoyageToWrite) => Object.fromEntries(facts.map((key) => [key, voyage[key]]))
  const [old, fresh] = [before ? lines(before) : {}, lines(after)]
  const gone = Object.fromEntries(
    Object.keys(old)
      .filter((key) => !(key in fresh))
      .map((key) => [key, '']),
  )
  const differing = Object.entries(diffOf(old, { ...fresh, ...gone })).map(([key, [was, is]]) => [key, [was ?? '', is]] as const)
  return {
    ...(before ? diffOf(pick(before), pick(after)) : {}),
    ...Object.fromEntries(differing.filter(([, [was, is]]) => was !== is)),
  } as Record<string, [unknown, unknown]>
}
