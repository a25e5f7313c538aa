import type { EntityCalls } from '../entity/calls.ts'

/** Every entity of the area. */
export const trackingEntities: readonly EntityCalls[] = []
