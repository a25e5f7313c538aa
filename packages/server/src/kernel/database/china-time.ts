const chinaOffset = 8 * 3_600_000

/** The calendar day in China, which has one zone and no daylight saving time: `2026-11-25`. */
export const chinaDay = (at: Date): string => new Date(at.getTime() + chinaOffset).toISOString().slice(0, 10)

/** An instant as the minute in China, `2026-11-25 16:00`; '' without one. */
export const chinaMinute = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + chinaOffset).toISOString().slice(0, 16).replace('T', ' ')
