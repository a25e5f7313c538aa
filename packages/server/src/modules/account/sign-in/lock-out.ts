/** Failures of late that an attempt is judged by. */
export interface Failures {
  /** Of this account from this address in a row, within a day. */
  readonly inRow: number
  /** The latest of them; null also when all come from a time of day that was ahead. */
  readonly lastAt: string | null
  /** Of the account from anywhere, and from the address on any account, within ten minutes. */
  readonly onAccount: number
  readonly onAddress: number
  /** The account has signed in from this address within a month. */
  readonly isFamiliar: boolean
}

const captchaFrom = 3
const captchaFromMany = 20
const lockFrom = 5
const firstLockSeconds = 30
const longestLockSeconds = 3_600

/**
 * Seconds that account and address wait together: half a minute from the fifth failure on, twice as long after each further one, an hour at
 * most. Other accounts and other addresses never wait for it. A clock that was set back since the last failure makes nobody wait longer.
 */
export function lockedFor({ inRow, lastAt }: Failures, now: Date): number {
  if (inRow < lockFrom || lastAt === null) return 0
  const lock = Math.min(firstLockSeconds * 2 ** (inRow - lockFrom), longestLockSeconds)
  const since = Math.max(0, now.getTime() - Date.parse(lastAt))
  return Math.max(0, Math.ceil(lock - since / 1_000))
}

/** A captcha from the third failure on; guessing over many accounts or addresses meets it too, but is never locked out on others' behalf. */
export const needsCaptcha = ({ inRow, onAccount, onAddress }: Failures): boolean =>
  inRow >= captchaFrom || onAccount >= captchaFromMany || onAddress >= captchaFromMany
