import type { EntityCalls } from '../entity/calls.ts'
import { trackCalendarCalls, trackTermsCalls } from './terms.ts'

/** Every entity of the area. */
export const trackingEntities: readonly EntityCalls[] = [trackTermsCalls, trackCalendarCalls]
