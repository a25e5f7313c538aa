import type { EmployeeActor } from '../../kernel/actor.ts'
import type { WriteContext } from '../../kernel/endpoint.ts'

/** A write on schedules. */
export type ScheduleCall = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit' | 'now'>
