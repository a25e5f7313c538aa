import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { WriteContext } from '../../../kernel/endpoint.ts'

/** A write on many rates. */
export type BatchCall = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit' | 'requestId'>
