/** Classes that have no packing groups. */
export const withoutGroup = /^(1|2|5\.2|6\.2|7)/
/** Articles of the other classes that have none either, for a host without the list of dangerous goods. */
export const articlesWithoutGroup: ReadonlySet<string> = new Set(
  `1845 1950 2037 2794 2795 2800 2857 2990 3028 3072 3090 3091 3166 3171 3245 3268 3292 3363 3480 3481 3506 3528 3529 3530 3536 3548 3551 3552 3554
3556 3557 3558 3559`.split(/\s/),
)

/** Class 1 and 2 may stand for their divisions, 1.4 for its compatibility groups. */
export const sameClass = (said: string, listed: string): boolean =>
  listed === said || ((said === '2' || said.startsWith('1')) && listed.startsWith(said))
