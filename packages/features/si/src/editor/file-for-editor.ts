import type { SiSheet } from '@jst/contracts/si'

/**
 * Files of containers that the start page has read, by order, for the editor that it opens. Both are screens of one document: a file is passed
 * in memory, and after a reload it is picked again.
 */
const files = new Map<number, SiSheet>()

export const passFileToEditor = (orderId: number, sheet: SiSheet): void => void files.set(orderId, sheet)
export const fileForEditor = (orderId: number): SiSheet | undefined => files.get(orderId)
/** The file was imported, or its import was cancelled. */
export const forgetFile = (orderId: number): void => void files.delete(orderId)
