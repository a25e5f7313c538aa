const pound = 0.453_592_37
const cubicFoot = 0.028_316_846_592

/** Factors of weight units to kg: codes of UN/ECE Recommendation 20 and common substitutes. */
export const kilograms: Readonly<Record<string, number>> = { KGM: 1, KG: 1, KGS: 1, TNE: 1_000, LBR: pound, LB: pound, LBS: pound }
/** Units of volume in m³. */
export const cubicMetres: Readonly<Record<string, number>> = { MTQ: 1, CBM: 1, M3: 1, FTQ: cubicFoot, CFT: cubicFoot, FT3: cubicFoot }
