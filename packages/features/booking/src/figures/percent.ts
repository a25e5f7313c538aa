/** `37.5%`; null where there is nothing to take a share of. */
export const percent = (part: number, whole: number): string | null => (whole === 0 ? null : `${Math.round((part / whole) * 1_000) / 10}%`)
