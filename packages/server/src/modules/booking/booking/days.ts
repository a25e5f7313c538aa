/** The calendar day in China. */
export const chinaDay = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** An instant as the minute in China: `2026-11-25 16:00`. */
export const chinaMinute = (at: string): string => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
