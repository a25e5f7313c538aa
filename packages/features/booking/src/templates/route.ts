import type { BookingTemplate } from '@jst/contracts/booking'

/** `上海 → 洛杉矶`; a port without a name is left out. */
export const routeOf = ({ PolName, PodName }: Pick<BookingTemplate, 'PolName' | 'PodName'>): string =>
  [PolName, PodName].filter((name) => name !== '').join(' → ')
