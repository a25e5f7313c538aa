/** Counting units of LCL charges; the codes are those of `@jst/price-engine/lcl`. */
export const lclUnits = { RT: '计费吨', CBM: '立方米', KG: '公斤', PIECE: '件', SHIPMENT: '票' } as const
export const lclUnitsEn = { RT: 'Revenue ton', CBM: 'CBM', KG: 'kg', PIECE: 'Piece', SHIPMENT: 'Shipment' }
export type LclUnitCode = keyof typeof lclUnits

export const lclCargoTypes = { GENERAL: '普货', FBA: '电商 FBA', CHEMICAL: '化工品', MAGNETIC: '带电带磁' } as const
export const lclCargoTypesEn = { GENERAL: 'General', FBA: 'E-commerce FBA', CHEMICAL: 'Chemicals', MAGNETIC: 'Batteries and magnets' }

/** Facts of a shipment that a co-load charge may depend on. */
export const coloadFacts = { kg: '总毛重（公斤）', cbm: '总体积（立方米）', pieces: '件数', pieceKg: '单件毛重（公斤）' } as const
export const coloadOps = { above: '大于', below: '小于' } as const

/** Kilograms that count as one cubic metre where a rate says nothing: 1:1. */
export const defaultKgPerCbm = 1_000
