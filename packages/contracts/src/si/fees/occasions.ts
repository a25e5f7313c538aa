/** Occasions of a fee: an amendment, a first instruction past the cut-off, and one after a cut-off that was moved on request. */
export const siFeeOccasions = { amend: '改单', late: '截单后补料', extend: '截单延期' } as const
export type SiFeeOccasion = keyof typeof siFeeOccasions
