/** `37.5%`; null where there is nothing to take a share of. */
export const percent = (part: number, total: number): string | null => (total === 0 ? null : `${Math.round((part / total) * 1_000) / 10}%`)
