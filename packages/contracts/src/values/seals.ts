/** Seals of one cell or field: several are divided by `/` or `,`. */
export const sealsOf = (sealNo: string): string[] => sealNo.split(/[/,]/).map((seal) => seal.trim())

/** True for the form of a seal number: at most 15 letters, digits and hyphens. */
export const isSealNo = (seal: string): boolean => /^[A-Z0-9-]{1,15}$/i.test(seal)

/** Usual entries for a missing or pending seal. */
const noSeal = /^(N\.?\/?A\.?|T\.?B\.?[ADNC]\.?|NIL|NONE|NO SEALS?|WITHOUT|UNKNOWN|PENDING|-+|\/+|0+|X+|\*+|\.+|无|没有|暂无|待定|待补)$/i
/** True of `N/A`, `TBA`, 待定 and other words that stand for a seal and are none. */
export const isNoSeal = (text: string): boolean => noSeal.test(text.trim())
