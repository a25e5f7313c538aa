export type * from './facts.ts'
export { cbmOf, deadFreight, standardVolumes, type Cancelled, type Pieces } from './measures.ts'
export { lclPrice, type LclLine, type LclPrice } from './price.ts'
