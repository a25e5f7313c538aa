import type { LiveContent } from '@jst/contracts/portal'

/** `2026-11-25` of an instant, as people in China read it. */
export const dayOf = (instant: string): string => new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10)

/** A fact of a content in words; '' for one that it does not have. */
export const fact = ({ Facts }: LiveContent, key: string): string =>
  Facts[key] === null || Facts[key] === undefined ? '' : String(Facts[key])
