/** Counting bases of charges. */
export const chargeBases = { C: '箱', B: '提单', S: '票', T: '吨', R: '计费吨', F: '运费比例' } as const
export type ChargeBasis = keyof typeof chargeBases
