export type { SeaLine, SeaPoint } from './model.ts'
export { SeaMap, type SeaMapProps } from './SeaMap.tsx'
