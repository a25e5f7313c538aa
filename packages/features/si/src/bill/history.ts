import type { Tone } from '@jst/contracts'
import { siVersionList, type SiEvent } from '@jst/contracts/si'
import { amendReasons, rejectReasons, siEventTable, voidReasons } from '../declared.ts'

/** Question for all versions of a record, newest first. */
export const historyOf = (id: number) => ({ TDId: id, PageSize: 200 })
export const historyEndpoint = siVersionList

const aboutEvent = (event: string): { zh: string; tone: Tone } => siEventTable[event as SiEvent] ?? { zh: event, tone: 'grey' }
/** Label of a step: 改单, 退回修改. */
export const eventLabel = (event: string): string => aboutEvent(event).zh
export const eventTone = (event: string): Tone => aboutEvent(event).tone

const reasons: readonly { code: string; zh: string }[] = [...amendReasons, ...rejectReasons, ...voidReasons]
/** `A04 箱封号更正`; an unknown code is shown as it is. */
export function reasonText(code: string): string {
  const rejectReason = reasons.find((reason) => reason.code === code)
  return rejectReason ? `${rejectReason.code} ${rejectReason.zh}` : code
}
