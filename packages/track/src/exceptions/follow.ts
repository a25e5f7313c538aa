import { hour } from '../model/time.ts'
import { compareText } from '../timeline/route.ts'
import type { Finding, RuleName } from './rule.ts'

/** An exception as it is kept: a finding with its history. */
export interface StoredException {
  readonly finding: Finding
  /** The finding at the last alert, against which later ones are worse or not. */
  readonly told: Finding
  /** ISO 8601 in UTC. */
  readonly opened: string
  /** Last time somebody was alerted. */
  readonly alerted: string
  /** `''` while it is open. */
  readonly closed: string
  /** `gone`: the rule no longer finds it. `person`: somebody closed it. */
  readonly closedBy: 'gone' | 'person' | ''
}
/** The exceptions to keep, and those that alert somebody. */
export interface FollowedExceptions {
  readonly kept: readonly StoredException[]
  readonly alerts: readonly StoredException[]
}

const defaultCooldown = 12 * hour
const keyOf = ({ rule, subject }: { readonly rule: RuleName; readonly subject: string }) => `${rule}|${subject}`
const isWorse = (now: Finding, before: Finding) =>
  (now.level === 'red' && before.level === 'amber') ||
  (now.level === before.level && now.weight > before.weight && now.text !== before.text)

/**
 * Compares findings with what was kept. A new one alerts. One that goes on is silent, unless it is worse and the last alert is twelve hours
 * old, or it has become red. One that a person closed stays closed until it is worse; one that was gone for less than the cooldown comes back
 * without an alert.
 */
export function followExceptions(
  stored: readonly StoredException[],
  findings: readonly Finding[],
  now: string,
  cooldown: number = defaultCooldown,
): FollowedExceptions {
  const before = new Map(stored.map((one) => [keyOf(one.finding), one]))
  const found = new Set(findings.map(keyOf))
  const alerts: StoredException[] = []
  const isCool = (instant: string) => Date.parse(now) - Date.parse(instant) >= cooldown
  const next = findings.map((finding): StoredException => {
    const old = before.get(keyOf(finding))
    const alert = (one: StoredException) => {
      alerts.push(one)
      return one
    }
    const fresh: StoredException = { finding, told: finding, opened: now, alerted: now, closed: '', closedBy: '' }
    if (!old) return alert(fresh)
    const worse = isWorse(finding, old.told)
    const isRedNow = finding.level === 'red' && old.told.level === 'amber'
    if (old.closedBy === 'person') return worse && (isRedNow || isCool(old.closed)) ? alert(fresh) : old
    if (old.closed !== '') return isRedNow || isCool(old.alerted) ? alert(fresh) : { ...old, finding, closed: '', closedBy: '' }
    if (worse && (isRedNow || isCool(old.alerted))) return alert({ ...old, finding, told: finding, alerted: now })
    return { ...old, finding }
  })
  const gone = stored
    .filter(({ finding }) => !found.has(keyOf(finding)))
    // one that a person closed and that is gone opens anew when it comes back
    .map((one): StoredException => (one.closedBy === 'gone' ? one : { ...one, closed: now, closedBy: 'gone' }))
  return { kept: [...next, ...gone].toSorted((one, other) => compareText(keyOf(one.finding), keyOf(other.finding))), alerts }
}
