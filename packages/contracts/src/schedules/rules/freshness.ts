/** A source that has said nothing for longer is stale (commercial 2.6: ETA older than 24 h). */
export const staleAfterHours = 24

/** Hours since the source spoke. */
export const ageHours = (sourceTime: string, now: number): number => Math.max(0, (now - Date.parse(sourceTime)) / 3_600_000)
export const isStale = (sourceTime: string, now: number): boolean => ageHours(sourceTime, now) > staleAfterHours
