import type { WriteCall } from '../../kernel/endpoint.ts'

/** A write on schedules. */
export type ScheduleCall = WriteCall<'emit' | 'now'>
