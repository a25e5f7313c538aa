import type { EntityCalls } from '../entity/calls.ts'
import { bookingCalls } from './booking.ts'
import { bookingChannelCalls } from './carrier/channels.ts'

/** Every entity of the area. */
export const bookingEntities: readonly EntityCalls[] = [bookingCalls, bookingChannelCalls]
