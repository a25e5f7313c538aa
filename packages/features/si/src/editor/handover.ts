import type { SiSheet } from '@jst/contracts/si'

const waiting = new Map<number, SiSheet>()

/** A file that was read before the editor of its order was opened: the editor begins with its import. */
export const sheetFor = (orderId: number): SiSheet | undefined => waiting.get(orderId)
export const handOver = (orderId: number, sheet: SiSheet): void => void waiting.set(orderId, sheet)
export const handedOver = (orderId: number): void => void waiting.delete(orderId)
