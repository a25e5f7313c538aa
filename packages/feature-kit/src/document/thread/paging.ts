/** Entries that a timeline shows at first, and the most that it shows. */
export const firstEntries = 20
export const mostEntries = 200

/** How many it shows after 查看更早的动态. */
export const moreEntries = (shown: number): number => Math.min(shown + 40, mostEntries)
