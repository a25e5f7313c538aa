import { cargoTypes, type CargoType } from '@jst/contracts/booking'

const owned = new Set(['TRUE', '1', '是', 'Y', 'YES', 'SOC', '货主箱'])
const cargoWords: Readonly<Record<string, CargoType>> = {
  DG: '2',
  DANGEROUS: '2',
  危险: '2',
  危险货: '2',
  危险货物: '2',
  危品: '2',
  RF: '3',
  冷冻: '3',
  冷藏货: '3',
  冻柜: '3',
}
/** Values of conditions as people type and import them, as the engine compares them. */
export const socOf = (word: string): string => String(owned.has(word.trim().toUpperCase()))
export function cargoTypeOf(word: string): string {
  const text = word.trim().toUpperCase()
  const named = (Object.keys(cargoTypes) as CargoType[]).find((code) => cargoTypes[code] === text)
  return named ?? cargoWords[text] ?? text
}
