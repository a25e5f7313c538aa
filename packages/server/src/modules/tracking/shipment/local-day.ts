import { localOf } from '@jst/contracts/schedules/times'
import type { EventTime } from '@jst/track'

/** Day of the place of an event: `2026-03-02`. */
export const localDay = ({ instant, zone }: EventTime): string => localOf(instant, zone === '' ? 'UTC' : zone).slice(0, 10)
