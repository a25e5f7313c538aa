import { simulatorRules, type StoredMessage } from '../../../documents/index.ts'
import { texts } from '../texts.ts'

/**
 * Rules of the simulated gateway: words in the texts of a filing. REJECT refuses, PENDING says nothing, LATE answers after a long pause, TWICE
 * answers two times, CONTRADICT sends an acceptance and then an earlier refusal, UNKNOWN sends a code that nobody knows.
 */
const rules = {
  ...simulatorRules,
  contradict: /矛盾|CONTRADICT/i,
  unknown: /不明|UNKNOWN/i,
} as const

/** Numbers of a message, whatever its form. */
const idIn = (payload: string): string =>
  /<MessageID>([^<]+)</.exec(payload)?.[1] ?? /"message": "([^"]+)"/.exec(payload)?.[1] ?? /BGM\+785\+([^+']+)/.exec(payload)?.[1] ?? ''
const minute = 60_000

/** Receipts of a simulated gateway, the same to the same message. Their clock is a fixed one behind the number of the message. */
export function simulatedReceipts({ type, payload }: Pick<StoredMessage, 'no' | 'type' | 'payload'>): readonly string[] {
  const message = idIn(payload)
  const seq = Number(/-(\d+)$/.exec(message)?.[1] ?? 1)
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + (seq * 10 + minutes) * minute).toISOString()
  const said = (code: string, text: string, minutes = 0) => JSON.stringify({ message, billNo: '', code, text, at: at(minutes) })
  const { accepted, refused, deleted, unknown } = texts.simulator
  const yes = (minutes = 0) => (type === 'delete' ? said('SIMDEL', deleted, minutes) : said('SIMACC', accepted, minutes))
  if (rules.pending.test(payload)) return []
  if (rules.unknown.test(payload)) return [said('SIM999', unknown)]
  if (rules.contradict.test(payload)) return [yes(1), said('SIMREJ', refused)]
  const answer = rules.reject.test(payload) ? said('SIMREJ', refused) : yes()
  return rules.twice.test(payload) ? [answer, answer] : [answer]
}
