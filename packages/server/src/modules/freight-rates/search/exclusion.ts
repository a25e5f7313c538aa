import type { Exclusion } from '@jst/price-engine'

/** What is not included, as calls tell it. */
export const exclusionOf = ({ Code, Conditions, Zh, En }: Exclusion) => ({ Code, What: Conditions.map(({ What }) => What), Zh, En })
