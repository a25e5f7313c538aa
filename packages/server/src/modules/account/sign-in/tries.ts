/** Factor that an attempt presents. Each has a limit of its own, so that a mobile code still opens an account whose password is being guessed. */
type Proof = 'password' | 'mobile' | 'second-step'

export interface Try {
  readonly proof: Proof
  /** Account name or mobile, whether or not it exists: an unknown one is counted and refused like a known one. */
  readonly subject: string
  readonly ip: string
}

/** Failures in a row that cost no wait: of one account or mobile, and of one address over all accounts. */
export const freeTries = { subject: 5, address: 20 } as const
/** Failures older than this are forgotten. */
export const rememberedHours = 24

const firstWaitSeconds = 30
const longestWaitSeconds = 3_600
/** Clocks of several server processes may differ by as much. */
const toleranceMs = 60_000

/**
 * Seconds until the next try: none while free tries are left, half a minute after the last of them, twice as long after each further failure,
 * an hour at most. A failure that lies ahead of the clock was counted before the clock was set back and makes nobody wait.
 */
export function waitAfter(failures: number, free: number, lastAt: string, now: Date): number {
  const since = now.getTime() - Date.parse(lastAt)
  if (failures < free || since < -toleranceMs) return 0
  const wait = Math.min(firstWaitSeconds * 2 ** (failures - free), longestWaitSeconds)
  return Math.max(0, Math.ceil(wait - Math.max(0, since) / 1_000))
}
