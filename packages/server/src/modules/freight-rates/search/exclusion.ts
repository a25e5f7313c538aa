import type { Exclusion } from '@jst/price-engine'

/** An excluded charge in the shape of the wire. */
export const exclusionOf = ({ Code, Conditions, Zh, En }: Exclusion) => ({ Code, What: Conditions.map(({ What }) => What), Zh, En })
