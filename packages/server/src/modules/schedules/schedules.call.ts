import type { WriteCall } from '../../kernel/http/endpoint.ts'

/** A write on schedules. */
export type ScheduleCall = WriteCall<'emit' | 'now'>
