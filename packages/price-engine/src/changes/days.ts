const day = 86_400_000

/** A calendar day so many days later. */
export const shifted = (text: string, days: number): string =>
  text === '' ? '' : new Date(Date.parse(`${text}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
